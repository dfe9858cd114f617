extension Word {
  /// The spelling of each word, by its number; two operators follow.
  static let spellings: [Swift.String] = {
    joinedSpellings.split(separator: " ").map { Swift.String($0) } + ["==", "<"]
  }()

  /// The number of each spelling.
  static let numbers: [Swift.String: Swift.Int] = {
    var result = [Swift.String: Swift.Int](minimumCapacity: 2 * spellings.count)
    for (number, spelling) in spellings.enumerated() { result[spelling] = number }
    return result
  }()

  /// The name of `==`.
  static let equals = allCases.count
  /// The name of `<`.
  static let lessThan = allCases.count + 1

  /// Methods of the library that change their receiver.
  static let mutating: Swift.Set<Word> = [
    .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .popLast, .popFirst, .removeSubrange,
    .replaceSubrange, .sort, .reverse, .shuffle, .reserveCapacity, .swapAt, .move, .toggle, .negate, .round,
    .removeValue, .updateValue, .merge, .update, .formUnion, .subtract, .formIntersection,
    .formSymmetricDifference, .next,
  ]

  /// Modifiers that mean something for presenting.
  static let modifiers: Swift.Set<Word> = [
    .sheet, .fullScreenCover, .popover, .alert, .actionSheet, .confirmationDialog, .navigationDestination,
    .onAppear, .onDisappear, .onTapGesture, .onChange, .task, .onReceive, .id, .tabItem, .tag, .disabled, .hidden,
    .opacity, .interactiveDismissDisabled, .accessibilityLabel, .accessibility, .accessibilityIdentifier,
    .navigationTitle, .navigationBarTitle, .environmentObject, .environment, .onDelete, .overlay,
    .background, .safeAreaInset, .safeAreaBar, .toolbar, .navigationBarItems, .contextMenu, .swipeActions,
    .searchable, .equatable, .erased, .modifier,
  ]

  /// Functions that are called without a receiver.
  static let freeFunctions: Swift.Set<Word> = [
    .print, .debugPrint, .NSLog, .dump, .os_log, .min, .max, .abs, .zip, .stride, .fatalError,
    .preconditionFailure, .assertionFailure, .precondition, .assert, .withAnimation, .withTransaction,
    .autoreleasepool, .withExtendedLifetime, .type, .round, .ceil, .floor, .trunc, .sqrt, .sin, .cos, .tan,
    .exp, .log, .log2, .log10, .pow, .fabs, .cbrt, .atan2, .withCheckedContinuation, .withUnsafeContinuation,
    .withCheckedThrowingContinuation, .withUnsafeThrowingContinuation, .withTaskGroup,
    .withThrowingTaskGroup, .withDiscardingTaskGroup, .withTaskCancellationHandler, .NSLocalizedString,
    .repeatElement, .sequence, .isKnownUniquelyReferenced, .unsafeBitCast, .numericCast, .NSStringFromClass,
    .swap,
  ]
}
