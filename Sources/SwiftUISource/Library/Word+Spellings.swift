extension Word {
  /// The spellings of all words in the order of the cases, set apart by blanks.
  ///
  /// They stand here once more, since asking each case for its name costs more than reading a view file; a test
  /// compares them.
  static let joinedSpellings = """
    ActionSheet ActivityType AdditiveArithmetic Alert Alignment Angle AngularGradient Animation AnyCancellable \
    AnyCollection AnyHashable AnyIterator AnyLayout AnyObject AnySequence AnyShape AnyShapeStyle AnyTransition \
    AnyView Any App AppStorage Array ArraySlice AsyncImage AttributedString Axis BidirectionalCollection \
    BinaryFloatingPoint BinaryInteger Bindable Binding Bool Bundle Button ButtonRole ButtonStyle \
    ByteCountFormatter CALayer CATransaction CGAffineTransform CGFloat CGPoint CGRect CGSize CGVector Calendar \
    Cancellable CancellationError Canvas Capsule CaseIterable Character CharacterSet Chart CheckedContinuation \
    Circle ClosedRange CocoaError Codable CodableTransferRepresentation CodingKey Collection Color ColorPicker \
    ColorScheme Combine CommandGroup CommandLine CommandMenu Commands Comparable ContentMode \
    ContentUnavailableView Context ContiguousArray ContinuousClock ControlGroup CurrentValueSubject \
    CustomDebugStringConvertible CustomStringConvertible CustomizableToolbarContent Data DataRepresentation Date \
    DateComponents DateComponentsFormatter DateFormatter DateInterval DatePicker Decimal Decodable Decoder \
    DecodingError Dictionary DisclosureGroup DispatchGroup DispatchQueue DispatchTime DispatchWorkItem Divider \
    DocumentGroup Double DragGesture Duration DynamicTypeSize Edge EdgeInsets EditButton Ellipse EmptyView \
    Encodable Encoder Environment EnvironmentKey EnvironmentObject EnvironmentValues Equatable Error \
    ExpressibleByArrayLiteral ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral \
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByStringLiteral FileManager \
    FileRepresentation FixedWidthInteger Float FloatingPoint FocusState Font ForEach Form Foundation Future \
    Gauge GeometryProxy GeometryReader GestureState GlassEffectContainer Gradient Grid GridItem GridRow Group \
    GroupBox HStack HStackLayout Hashable Hasher HorizontalAlignment ISO8601DateFormatter ISO8601Format \
    Identifiable Image IndexPath IndexSet InsettableShape Int Int16 Int32 Int64 Int8 IteratorProtocol \
    JSONDecoder JSONEncoder Just KeyPath KeyPathComparator KeyedDecodingContainer LPLinkMetadata Label \
    LabelStyle LabeledContent Layout LazyHGrid LazyHStack LazyVGrid LazyVStack LinearGradient Link List \
    ListFormatter Locale LocalizedError LocalizedStringKey LocalizedStringResource Logger LongPressGesture \
    MFMailComposeViewController MagnificationGesture MainActor Map Material Measurement MeasurementFormatter \
    Menu MenuBarExtra Mirror MutableCollection NSArray NSAttributedString NSCoder NSData NSDate NSDictionary \
    NSError NSInteger NSItemProvider NSLocalizedString NSLock NSLog NSManagedObject NSManagedObjectContext \
    NSMutableArray NSMutableAttributedString NSMutableDictionary NSNull NSNumber NSObject NSPersistentContainer \
    NSPredicate NSRecursiveLock NSSet NSSortDescriptor NSString NSStringFromClass NSURL Name Namespace \
    NavigationLink NavigationPath NavigationSplitView NavigationSplitViewVisibility NavigationStack \
    NavigationView Never Notification NotificationCenter NumberFormatter Numeric OSLog ObjectIdentifier \
    Observable ObservableObject ObservableObjectPublisher ObservedObject OperationQueue OptionSet Optional \
    PHPickerConfiguration PHPickerViewController PartialKeyPath PassthroughSubject PasteButton Path \
    PersonNameComponentsFormatter Picker PreferenceKey PresentationDetent PreviewProvider PrimitiveButtonStyle \
    ProcessInfo ProgressView ProxyRepresentation Published Publishers RadialGradient RandomAccessCollection \
    Range RangeReplaceableCollection RangeSet RawRepresentable Rectangle ReferenceWritableKeyPath \
    RelativeDateTimeFormatter Result RotationGesture RoundedRectangle RunLoop SFSafariViewController \
    ScaledMetric Scene SceneStorage ScrollView ScrollViewProxy ScrollViewReader Section SecureField Selector \
    Sendable Sequence Set SetAlgebra Settings Shape ShapeStyle ShareLink SignedNumeric Slider SortDescriptor \
    Spacer State StateObject StaticString Stepper Strideable String StringProtocol Substring SuspendingClock \
    SwiftUI Swift SystemRandomNumberGenerator Tab TabView Table TableColumn TapGesture Task TaskGroup Text \
    TextAlignment TextEditor TextField TextFieldStyle ThrowingTaskGroup TimeInterval TimeZone TimelineView Timer \
    Toggle ToggleStyle ToolbarContent ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer \
    Transaction Transferable Type UIActivity UIActivityIndicatorView UIActivityItemSource \
    UIActivityViewController UIAlertAction UIAlertController UIApplication UIBarButtonItem UIBezierPath UIButton \
    UICollectionView UIColor UIContentSizeCategory UIDevice UIDocumentPickerViewController UIEdgeInsets UIFont \
    UIHostingController UIImage UIImagePickerController UIImageView UIImpactFeedbackGenerator UIKit UILabel \
    UIModalPresentationStyle UINavigationController UINotificationFeedbackGenerator UIPasteboard \
    UIPopoverArrowDirection UIScreen UIScrollView UISelectionFeedbackGenerator UISplitViewController UIStackView \
    UISwitch UITabBarController UITableView UITableViewController UITextField UITextView UIView UIViewController \
    UIViewControllerRepresentable UIViewRepresentable UIWindow UIWindowScene UInt UInt16 UInt32 UInt64 UInt8 URL \
    URLError URLRequest URLSession UTType UUID UnevenRoundedRectangle Unicode UnitPoint UserDefaults VStack \
    VStackLayout VerticalAlignment VideoPlayer View ViewModifier ViewThatFits Visibility Void WKWebView WebView \
    Window WindowGroup WritableKeyPath ZStack abbreviated abs absoluteString absoluteURL accessibility \
    accessibilityIdentifier accessibilityLabel accessibilityReduceMotion accessibilityReduceTransparency \
    accessibilityVoiceOverEnabled action actionSheet actions activationState active activity activityItems \
    activityTitle activityType activityViewController activityViewControllerLinkMetadata \
    activityViewControllerPlaceholderItem actor add addAction addArrangedSubview addSubview addTask \
    addTaskUnlessCancelled addTextField addToReadingList addingPercentEncoding addingTimeInterval advanced after \
    airDrop alert alertAction alertButton allCases allSatisfy animate animation animations any anyView append \
    appending appendingPathComponent appendingPathExtension applicationActivities argument arguments array \
    arrayLiteral asType asciiValue assert assertionFailure assign assignToContact assignment associatedType \
    assumeIsolated async asyncAfter at atOffsets atan2 attributed autoreleasepool available await awaiting \
    awayFromZero background badge barButtonItem base64EncodedString before binary bindable binding bitAnd bitOr \
    bitXor block body bool boolean booleanLiteral bound bounds box branch breakLoop builderGroup built button \
    buttons by byAdding calendar call callAsFunction callFunction callInitializer callLibrary callMethod \
    callSuper callValue canOpenURL canPerform cancel cancelAll capacity capitalized capture \
    caseInsensitiveCompare cast cbrt ceil chain changeCount channel character charactersIn checkCancellation \
    children clamped class classMember close closedRange closure code coerce colorScheme combine compact \
    compactMap compactMapValues compare complete completion completionWithItemsHandler component components \
    composition computed confirmation confirmationDialog connectedScenes constant construct container contains \
    content contentsOf context contextMenu continuation continueLoop control controller coordinator copy \
    copyToPasteboard cos count cover crash crashForced currency current currentContext custom data date \
    dateFormat dateStyle day deadline debugDescription debugPrint decimal decimalDigits declaration decoding \
    decorative default defaultValue deferred deinitializer delay delegate deletingLastPathComponent \
    describeOptional describing description destination destructive destructure detached detail dialog \
    dictionary dictionaryLiteral didSet didMove disabled _ dismiss dismissButton displayScale distance \
    distantFuture distantPast divide dividingBy doCatch domain double doubleValue down drop dropFirst dropLast \
    dump duplicate edge editMode element elementsEqual empty endIndex endTry endlessWork enum enumCase \
    enumerated enumeration environment environmentObject environmentType equal equatable erased error \
    errorDescription event every exactly excludedActivityTypes execute exp expression extension fabs fails \
    failure fallThrough fatal fatalError field file filePath fileURLWithPath filter finalize finished first \
    firstIndex flag flatMap float floatLiteral floor folding footer for forEach forIn forKey force forceUnwrap \
    forced foregroundActive foreign form formIntersection formSymmetricDifference formUnion format formatted \
    formatter fractionLength frame from fromByteCount fromOffsets full fullScreen fullScreenCover function \
    functionReference functions general get getter global greater greaterOrEqual greatestFiniteMagnitude grid \
    group grouping guardElse halfOpenRange handler hasPrefix hasStrings hasSuffix hasURLs hash hashValue hasher \
    header hidden hole horizontal horizontalSizeClass host hosting hour icon id identical identifier identity \
    ifElse image immediate implicitMember implicitlyUnwrapped importModule in inOut inSameDayAs index indices \
    inert infinity init initial initialValue initializer insert inserted instance int intValue integer \
    integerLiteral integerValue integersIn intent interactiveDismissDisabled interpolate interpolation \
    intersection into invalidate isActive isAny isBeingDismissed isBeingPresented isCancelled isDate \
    isDateInToday isDisjoint isEmpty isEnabled isFileURL isFinite isFunction isInfinite isKeyWindow \
    isKnownUniquelyReferenced isLess isLetter isLowercase isModalInPresentation isMultiple isNaN isNewline isNil \
    isNumber isOn isPresented isPunctuation isSearching isSubset isSuperset isSwitch isType isUppercase \
    isWhitespace isWholeNumber item itemForActivityType itemProvider items iterate iterator joined jpegData jump \
    jumpIfFalse jumpIfGiven jumpIfNil jumpIfNotWritten jumpIfTrue key keyPath keyWindow keys label labeled last \
    lastIndex lastPathComponent layered layoutDirection lazy leading leastNonzeroMagnitude leftToRight less \
    lessOrEqual lexicographicallyPrecedes library light lines link list loadBox loadCapture loadCaptureBox \
    loadGlobal loadLocal local locale localized localizedCapitalized localizedCaseInsensitiveCompare \
    localizedCaseInsensitiveContains localizedCompare localizedDescription localizedLowercase \
    localizedStandardCompare localizedStandardContains localizedString localizedUppercase log log10 log2 long \
    lowerBound lowercased macro macroExpansion made magnitude mail main makeBody makeClosure makeCoordinator \
    makeIterator makeUIView makeUIViewController managedObjectContext map mapError mapValues marked markupAsPDF \
    mask match matchCase matchExpression matchType max maxSplits maximumFractionDigits medium member \
    memberAfterInsert menu menuItems merge merging message metadata metatype methods microseconds milliseconds \
    min minimumFractionDigits minute minutes missing missingArgument modalPresentationStyle model modelContext \
    modified modifier month move multiply name named namedTuple nan nanoseconds native navigation \
    navigationBarItems navigationBarTitle navigationController navigationDestination navigationTitle negate \
    never newBox newValue newlines next nilLiteral nilValue none nonzeroBitCount not notEqual notIdentical \
    nothing now number numberStyle numeric numericCast object objectWillChange observedObject of offset offsetBy \
    oldValue omitted omittingEmptySubsequences onAppear onChange onCommit onDecrement onDelete onDisappear \
    onDismiss onEditingChanged onIncrement onReceive onTap onTapGesture opacity opaque open operation \
    operatorDeclaration operatorReference optional optionalChain optionalMap orderedAscending orderedDescending \
    orderedSame os_log other overFullScreen overlaps overlay pad padding parameter parent parenthesized path \
    pathExtension pattern payload perProperty percent perform phone pi picker placeUnder plain pngData pop \
    popBelow popFirst popJumpIfNil popLast popover popoverPresentationController post postfix pow \
    precedenceGroup precision precomposedStringWithCanonicalMapping precondition preconditionFailure \
    preferredStyle prefix prepare present presentation presentationDetents presentationMode \
    presentedViewController presenting presentingViewController preview primaryAction primaryButton print \
    processInfo projectedValue projection prompt propagating protocol proxy publish published publisher \
    punctuationCharacters pushHandler query quotient quotientAndRemainder radix random randomElement range \
    rawData rawValue reduce reflecting regex regular relative relativePath remainder remove removeAll \
    removeFirst removeLast removeObject removeSubrange removeValue removingPercentEncoding repeatElement \
    repeatWhile repeating repeats replaceSubrange replacing replacingOccurrences representable reserveCapacity \
    result resume returnValue returning returns reverse reversed role root rootView rootViewController round \
    rounded run safeAreaBar safeAreaInset saveImage saveToCameraRoll scene scenePhase scheduledTimer scheme \
    scroll searchSuggestions searchable second secondaryButton seconds section selection selfMember \
    selfReference selfType self send separatedBy separator sequence set setDefaults \
    setLocalizedDateFormatFromTemplate setMember setString setSubscript setText setTitle setTuple setValue \
    setWrapper shape shareLink shared sheet sheetPresentationController shiftLeft shiftRight short shortened \
    show showDetailViewController shuffle shuffled sidebar signum sin since single sink size sleep sleepError \
    sleeping some sort sorted source sourceItem sourceView specialized specifier split sqrt squareRoot standard \
    standardized startAccessingSecurityScopedResource startIndex startOfDay starts state stateObject static step \
    storeBox storeCaptureBox storeGlobal storeLocal stored stride string stringArray stringLiteral strings \
    struct structure stub style subject subscriptAccess subscriptDeclaration subscript subtract subtracting \
    subviews success suffix superReference superview swap swapAt swipeActions switchCase symbol \
    symmetricDifference sync systemName systemUptime tabBarController tabItem tag takeBox takeCaptureBox \
    takeLocal takeMember tan task temporaryDirectory ternary text through throwError throwing throwingSleep \
    thrown time timeInterval timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow \
    timeIntervalSinceReferenceDate timeStyle timeZone timer title titleVisibility to toLength toNearestOrEven \
    toOffset toggle toolbar top topViewController towardZero trailing transaction trimmingCharacters trunc \
    truncatingRemainder tryOrFail tuple tupleElement type typeAlias typeMember typed uiImage ulpOfOne \
    underestimatedCount undoManager unicodeScalars union uniqueKeysWithValues unit unknown unknownArgument \
    unknownView unsafeBitCast unsupported until unwrappedNil up upTo update updateUIView updateUIViewController \
    updateValue upperBound uppercase uppercased url urls user userInfo userInterfaceIdiom using utf16 utf8 uuid \
    uuidString value values variable variadic vertical verticalSizeClass view viewDidLoad viewDidAppear \
    viewWillAppear viewControllers visible visibleViewController wait waitForAll wallDeadline weekOfYear weekday \
    where whileLoop whitespaces wholeNumberValue wildcard willSet window windowScene windows with withAnimation \
    withCheckedContinuation withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime \
    withLock withPad withTaskCancellationHandler withTaskGroup withThrowingTaskGroup withTimeInterval \
    withTransaction withUnsafeBytes withUnsafeContinuation withUnsafeThrowingContinuation wrapped wrappedValue \
    wrapper wrappingAdd wrappingMultiply wrappingSubtract write year yield yielding zero zip
    """
}
