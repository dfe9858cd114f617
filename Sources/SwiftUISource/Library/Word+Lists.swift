extension Word {
  /// The name of `==`.
  static let equals = WordTable.count
  /// The name of `<`.
  static let lessThan = WordTable.count + 1

  /// Whether it is a method of the library that changes its receiver.
  var changesReceiver: Swift.Bool {
    switch self {
    case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .popLast, .popFirst, .removeSubrange,
      .replaceSubrange, .sort, .reverse, .shuffle, .reserveCapacity, .swapAt, .move, .toggle, .negate, .round,
      .removeValue, .updateValue, .merge, .update, .formUnion, .subtract, .formIntersection,
      .formSymmetricDifference, .next:
      true
    default: false
    }
  }

  /// Whether it is a modifier that means something for presenting.
  var isModifierName: Swift.Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .actionSheet, .confirmationDialog, .navigationDestination,
      .inspector,
      .fileExporter, .fileImporter, .fileMover, .photosPicker,
      .onAppear, .onDisappear, .onTapGesture, .onChange, .task, .onReceive, .id, .tabItem, .tag, .disabled, .hidden,
      .opacity, .interactiveDismissDisabled, .accessibilityLabel, .accessibility, .accessibilityIdentifier,
      .navigationTitle, .navigationBarTitle, .environmentObject, .environment, .onDelete, .overlay, .background,
      .safeAreaInset, .safeAreaBar, .toolbar, .navigationBarItems, .contextMenu, .swipeActions, .searchable,
      .equatable, .erased, .modifier:
      true
    default: false
    }
  }

  /// Whether it names a function that is called without a receiver.
  var isGlobal: Swift.Bool {
    switch self {
    case .print, .debugPrint, .NSLog, .dump, .os_log, .min, .max, .abs, .zip, .stride, .fatalError,
      .preconditionFailure, .assertionFailure, .precondition, .assert, .withAnimation, .withTransaction,
      .autoreleasepool, .withExtendedLifetime, .type, .round, .ceil, .floor, .trunc, .sqrt, .sin, .cos, .tan, .exp,
      .log, .log2, .log10, .pow, .fabs, .cbrt, .atan2, .withCheckedContinuation, .withUnsafeContinuation,
      .withCheckedThrowingContinuation, .withUnsafeThrowingContinuation, .withTaskGroup, .withThrowingTaskGroup,
      .withDiscardingTaskGroup, .withTaskCancellationHandler, .NSLocalizedString, .repeatElement, .sequence,
      .isKnownUniquelyReferenced, .unsafeBitCast, .numericCast, .NSStringFromClass, .swap:
      true
    default: false
    }
  }
}
