/// The spellings of the words, by their numbers.
enum WordTable {
  /// The spellings of all words in the order of the cases, which is the order of their bytes, set apart by blanks.
  ///
  /// They stand here once more, since asking each case for its name costs more than reading a view file; a test
  /// compares them.
  static let text: StaticString = """
    ActionSheet ActivityType AdditiveArithmetic Alert Alignment Angle AngularGradient Animation Any \
    AnyCancellable AnyCollection AnyHashable AnyIterator AnyLayout AnyObject AnySequence AnyShape \
    AnyShapeStyle AnyTransition AnyView App AppStorage Array ArraySlice AsyncImage AttributedString Axis \
    BidirectionalCollection BinaryFloatingPoint BinaryInteger Bindable Binding Bool Bundle Button ButtonRole \
    ButtonStyle ByteCountFormatter CALayer CATransaction CGAffineTransform CGFloat CGPoint CGRect CGSize \
    CGVector Calendar Cancellable CancellationError Canvas Capsule CaseIterable Character CharacterSet Chart \
    CheckedContinuation Circle ClosedRange CocoaError Codable CodableTransferRepresentation CodingKey \
    Collection Color ColorPicker ColorScheme Combine CommandGroup CommandLine CommandMenu Commands Comparable \
    ContentMode ContentUnavailableView Context ContiguousArray ContinuousClock ControlGroup \
    CurrentValueSubject CustomDebugStringConvertible CustomStringConvertible CustomizableToolbarContent Data \
    DataRepresentation Date DateComponents DateComponentsFormatter DateFormatter DateInterval DatePicker \
    Decimal Decodable Decoder DecodingError Dictionary DisclosureGroup DispatchGroup DispatchQueue \
    DispatchTime DispatchWorkItem Divider DocumentGroup Double DragGesture Duration DynamicTypeSize Edge \
    EdgeInsets EditButton Ellipse EmptyView Encodable Encoder Environment EnvironmentKey EnvironmentObject \
    EnvironmentValues Equatable Error ExpressibleByArrayLiteral ExpressibleByBooleanLiteral \
    ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByIntegerLiteral \
    ExpressibleByStringLiteral FileManager FileRepresentation FixedWidthInteger Float FloatingPoint FocusState \
    Font ForEach Form Foundation Future Gauge GeometryProxy GeometryReader GestureState GlassEffectContainer \
    Gradient Grid GridItem GridRow Group GroupBox HStack HStackLayout Hashable Hasher HorizontalAlignment \
    ISO8601DateFormatter ISO8601Format Identifiable Image IndexPath IndexSet InsettableShape Int Int16 Int32 \
    Int64 Int8 IteratorProtocol JSONDecoder JSONEncoder Just KeyPath KeyPathComparator KeyedDecodingContainer \
    LPLinkMetadata Label LabelStyle LabeledContent Layout LazyHGrid LazyHStack LazyVGrid LazyVStack \
    LinearGradient Link List ListFormatter Locale LocalizedError LocalizedStringKey LocalizedStringResource \
    Logger LongPressGesture MFMailComposeViewController MagnificationGesture MainActor Map Material \
    Measurement MeasurementFormatter Menu MenuBarExtra Mirror MutableCollection NSArray NSAttributedString \
    NSCoder NSData NSDate NSDictionary NSError NSInteger NSItemProvider NSLocalizedString NSLock NSLog \
    NSManagedObject NSManagedObjectContext NSMutableArray NSMutableAttributedString NSMutableDictionary NSNull \
    NSNumber NSObject NSPersistentContainer NSPredicate NSRecursiveLock NSSet NSSortDescriptor NSString \
    NSStringFromClass NSURL Name Namespace NavigationLink NavigationPath NavigationSplitView \
    NavigationSplitViewVisibility NavigationStack NavigationView Never Notification NotificationCenter \
    NumberFormatter Numeric OSLog ObjectIdentifier Observable ObservableObject ObservableObjectPublisher \
    ObservedObject OperationQueue OptionSet Optional PHPickerConfiguration PHPickerViewController \
    PartialKeyPath PassthroughSubject PasteButton Path PersonNameComponentsFormatter Picker PreferenceKey \
    PresentationDetent PreviewProvider PrimitiveButtonStyle ProcessInfo ProgressView ProxyRepresentation \
    Published Publishers RadialGradient RandomAccessCollection Range RangeReplaceableCollection RangeSet \
    RawRepresentable Rectangle ReferenceWritableKeyPath RelativeDateTimeFormatter Result RotationGesture \
    RoundedRectangle RunLoop SFSafariViewController ScaledMetric Scene SceneStorage ScrollView ScrollViewProxy \
    ScrollViewReader Section SecureField Selector Sendable Sequence Set SetAlgebra Settings Shape ShapeStyle \
    ShareLink SignedNumeric Slider SortDescriptor Spacer State StateObject StaticString Stepper Strideable \
    String StringProtocol Substring SuspendingClock Swift SwiftUI SystemRandomNumberGenerator Tab TabView \
    Table TableColumn TapGesture Task TaskGroup Text TextAlignment TextEditor TextField TextFieldStyle \
    ThrowingTaskGroup TimeInterval TimeZone TimelineView Timer Toggle ToggleStyle ToolbarContent ToolbarItem \
    ToolbarItemGroup ToolbarItemPlacement ToolbarSpacer Transaction Transferable Type UIActivity \
    UIActivityIndicatorView UIActivityItemSource UIActivityViewController UIAlertAction UIAlertController \
    UIApplication UIBarButtonItem UIBezierPath UIButton UICollectionView UIColor UIContentSizeCategory \
    UIDevice UIDocumentPickerViewController UIEdgeInsets UIFont UIHostingController UIImage \
    UIImagePickerController UIImageView UIImpactFeedbackGenerator UIKit UILabel UIModalPresentationStyle \
    UINavigationController UINotificationFeedbackGenerator UIPasteboard UIPopoverArrowDirection UIScreen \
    UIScrollView UISelectionFeedbackGenerator UISplitViewController UIStackView UISwitch UITabBarController \
    UITableView UITableViewController UITextField UITextView UIView UIViewController \
    UIViewControllerRepresentable UIViewRepresentable UIWindow UIWindowScene UInt UInt16 UInt32 UInt64 UInt8 \
    URL URLError URLRequest URLSession UTType UUID UnevenRoundedRectangle Unicode UnitPoint UserDefaults \
    VStack VStackLayout VerticalAlignment VideoPlayer View ViewModifier ViewThatFits Visibility Void WKWebView \
    WebView Window WindowGroup WritableKeyPath ZStack _ abbreviated abs absoluteString absoluteURL \
    accessibility accessibilityIdentifier accessibilityLabel accessibilityReduceMotion \
    accessibilityReduceTransparency accessibilityVoiceOverEnabled action actionSheet actions activationState \
    active activity activityItems activityTitle activityType activityViewController \
    activityViewControllerLinkMetadata activityViewControllerPlaceholderItem actor add addAction \
    addArrangedSubview addSubview addTask addTaskUnlessCancelled addTextField addToReadingList \
    addingPercentEncoding addingTimeInterval advanced after airDrop alert alertAction alertButton allCases \
    allSatisfy animate animation animations any anyView append appending appendingPathComponent \
    appendingPathExtension applicationActivities argument arguments array arrayLiteral asType asciiValue \
    assert assertionFailure assign assignToContact assignment associatedType assumeIsolated async asyncAfter \
    at atOffsets atan2 attributed autoreleasepool available await awaiting awayFromZero background badge \
    barButtonItem base64EncodedString before binary bindable binding bitAnd bitOr bitXor block body bool \
    boolean booleanLiteral bound bounds box branch breakLoop builderGroup built button buttons by byAdding \
    calendar call callAsFunction callFunction callInitializer callLibrary callMethod callSuper callValue \
    canOpenURL canPerform cancel cancelAll capacity capitalized capture caseInsensitiveCompare cast cbrt ceil \
    chain changeCount channel character charactersIn checkCancellation children clamped class classMember \
    close closedRange closure code coerce colorScheme combine compact compactMap compactMapValues compare \
    complete completion completionWithItemsHandler component components composition computed confirmation \
    confirmationDialog connectedScenes constant construct container contains content contentsOf context \
    contextMenu continuation continueLoop control controller coordinator copy copyToPasteboard cos count cover \
    crash crashForced currency current currentContext custom data date dateFormat dateStyle day deadline \
    debugDescription debugPrint decimal decimalDigits declaration decoding decorative default defaultValue \
    deferred deinitializer delay delegate deletingLastPathComponent describeOptional describing description \
    destination destructive destructure detached detail dialog dictionary dictionaryLiteral didMove didSet \
    disabled dismiss dismissButton displayScale distance distantFuture distantPast divide dividingBy doCatch \
    domain double doubleValue down drop dropFirst dropLast dump duplicate edge editMode element elementsEqual \
    empty endIndex endTry endlessWork enum enumCase enumerated enumeration environment environmentObject \
    environmentType equal equatable erased error errorDescription event every exactly excludedActivityTypes \
    execute exp expression extension fabs fails failure fallThrough fatal fatalError field file filePath \
    fileURLWithPath filter finalize finished first firstIndex flag flatMap float floatLiteral floor folding \
    footer for forEach forIn forKey force forceUnwrap forced foregroundActive foreign form formIntersection \
    formSymmetricDifference formUnion format formatted formatter fractionLength frame from fromByteCount \
    fromOffsets full fullScreen fullScreenCover function functionReference functions general get getter global \
    greater greaterOrEqual greatestFiniteMagnitude grid group grouping guardElse halfOpenRange handler \
    hasPrefix hasStrings hasSuffix hasURLs hash hashValue hasher header hidden hole horizontal \
    horizontalSizeClass host hosting hour icon id identical identifier identity ifElse image immediate \
    implicitMember implicitlyUnwrapped importModule in inOut inSameDayAs index indices inert infinity init \
    initial initialValue initializer insert inserted instance int intValue integer integerLiteral integerValue \
    integersIn intent interactiveDismissDisabled interpolate interpolation intersection into invalidate \
    isActive isAny isBeingDismissed isBeingPresented isCancelled isDate isDateInToday isDisjoint isEmpty \
    isEnabled isFileURL isFinite isFunction isInfinite isKeyWindow isKnownUniquelyReferenced isLess isLetter \
    isLowercase isModalInPresentation isMultiple isNaN isNewline isNil isNumber isOn isPresented isPunctuation \
    isSearching isSubset isSuperset isSwitch isType isUppercase isWhitespace isWholeNumber item \
    itemForActivityType itemProvider items iterate iterator joined jpegData jump jumpIfFalse jumpIfGiven \
    jumpIfNil jumpIfNotWritten jumpIfTrue key keyPath keyWindow keys label labeled last lastIndex \
    lastPathComponent layered layoutDirection lazy leading leastNonzeroMagnitude leftToRight less lessOrEqual \
    lexicographicallyPrecedes library light lines link list loadBox loadCapture loadCaptureBox loadGlobal \
    loadLocal local locale localized localizedCapitalized localizedCaseInsensitiveCompare \
    localizedCaseInsensitiveContains localizedCompare localizedDescription localizedLowercase \
    localizedStandardCompare localizedStandardContains localizedString localizedUppercase log log10 log2 long \
    lowerBound lowercased macro macroExpansion made magnitude mail main makeBody makeClosure makeCoordinator \
    makeIterator makeUIView makeUIViewController managedObjectContext map mapError mapValues marked \
    markupAsPDF mask match matchCase matchExpression matchType max maxSplits maximumFractionDigits medium \
    member memberAfterInsert menu menuItems merge merging message metadata metatype methods microseconds \
    milliseconds min minimumFractionDigits minute minutes missing missingArgument modalPresentationStyle model \
    modelContext modified modifier month move multiply name named namedTuple nan nanoseconds native navigation \
    navigationBarItems navigationBarTitle navigationController navigationDestination navigationTitle negate \
    never newBox newValue newlines next nilLiteral nilValue none nonzeroBitCount not notEqual notIdentical \
    nothing now number numberStyle numeric numericCast object objectWillChange observedObject of offset \
    offsetBy oldValue omitted omittingEmptySubsequences onAppear onChange onCommit onDecrement onDelete \
    onDisappear onDismiss onEditingChanged onIncrement onReceive onTap onTapGesture opacity opaque open \
    operation operatorDeclaration operatorReference optional optionalChain optionalMap orderedAscending \
    orderedDescending orderedSame os_log other overFullScreen overlaps overlay pad padding parameter parent \
    parenthesized path pathExtension pattern payload perProperty percent perform phone pi picker placeUnder \
    plain pngData pop popBelow popFirst popJumpIfNil popLast popover popoverPresentationController post \
    postfix pow precedenceGroup precision precomposedStringWithCanonicalMapping precondition \
    preconditionFailure preferredStyle prefix prepare present presentation presentationDetents \
    presentationMode presentedViewController presenting presentingViewController preview primaryAction \
    primaryButton print processInfo projectedValue projection prompt propagating protocol proxy publish \
    published publisher punctuationCharacters pushHandler query quotient quotientAndRemainder radix random \
    randomElement range rawData rawValue reduce reflecting regex regular relative relativePath remainder \
    remove removeAll removeFirst removeLast removeObject removeSubrange removeValue removingPercentEncoding \
    repeatElement repeatWhile repeating repeats replaceSubrange replacing replacingOccurrences representable \
    reserveCapacity result resume returnValue returning returns reverse reversed role root rootView \
    rootViewController round rounded run safeAreaBar safeAreaInset saveImage saveToCameraRoll scene scenePhase \
    scheduledTimer scheme scroll searchSuggestions searchable second secondaryButton seconds section selection \
    self selfMember selfReference selfType send separatedBy separator sequence set setDefaults \
    setLocalizedDateFormatFromTemplate setMember setString setSubscript setText setTitle setTuple setValue \
    setWrapper shape shareLink shared sheet sheetPresentationController shiftLeft shiftRight short shortened \
    show showDetailViewController shuffle shuffled sidebar signum sin since single sink size sleep sleepError \
    sleeping some sort sorted source sourceItem sourceView specialized specifier split sqrt squareRoot \
    standard standardized startAccessingSecurityScopedResource startIndex startOfDay starts state stateObject \
    static step storeBox storeCaptureBox storeGlobal storeLocal stored stride string stringArray stringLiteral \
    strings struct structure stub style subject subscript subscriptAccess subscriptDeclaration subtract \
    subtracting subviews success suffix superReference superview swap swapAt swipeActions switchCase symbol \
    symmetricDifference sync systemName systemUptime tabBarController tabItem tag takeBox takeCaptureBox \
    takeLocal takeMember tan task temporaryDirectory ternary text through throwError throwing throwingSleep \
    thrown time timeInterval timeIntervalSince timeIntervalSince1970 timeIntervalSinceNow \
    timeIntervalSinceReferenceDate timeStyle timeZone timer title titleVisibility to toLength toNearestOrEven \
    toOffset toggle toolbar top topViewController towardZero trailing transaction trimmingCharacters trunc \
    truncatingRemainder tryOrFail tuple tupleElement type typeAlias typeMember typed uiImage ulpOfOne \
    underestimatedCount undoManager unicodeScalars union uniqueKeysWithValues unit unknown unknownArgument \
    unknownView unsafeBitCast unsupported until unwrappedNil up upTo update updateUIView \
    updateUIViewController updateValue upperBound uppercase uppercased url urls user userInfo \
    userInterfaceIdiom using utf16 utf8 uuid uuidString value values variable variadic vertical \
    verticalSizeClass view viewControllers viewDidAppear viewDidLoad viewWillAppear visible \
    visibleViewController wait waitForAll wallDeadline weekOfYear weekday where whileLoop whitespaces \
    wholeNumberValue wildcard willSet window windowScene windows with withAnimation withCheckedContinuation \
    withCheckedThrowingContinuation withDiscardingTaskGroup withExtendedLifetime withLock withPad \
    withTaskCancellationHandler withTaskGroup withThrowingTaskGroup withTimeInterval withTransaction \
    withUnsafeBytes withUnsafeContinuation withUnsafeThrowingContinuation wrapped wrappedValue wrapper \
    wrappingAdd wrappingMultiply wrappingSubtract write year yield yielding zero zip
    """

  /// Where each spelling begins, and where the one behind the last would: numbers, so that the compiler lays them out.
  static let starts: [UInt16] = [
    0, 12, 25, 44, 50, 60, 66, 82, 92, 96, 111, 125, 137, 149, 159, 169, 181, 190, 204, 218, 226, 230, 241, 247,
    258, 269, 286, 291, 315, 335, 349, 358, 366, 371, 378, 385, 396, 408, 427, 435, 449, 467, 475, 483, 490, 497,
    506, 515, 527, 545, 552, 560, 573, 583, 596, 602, 622, 629, 641, 652, 660, 690, 700, 711, 717, 729, 741, 749,
    762, 774, 786, 795, 806, 818, 841, 849, 865, 881, 894, 914, 943, 967, 994, 999, 1018, 1023, 1038, 1062, 1076,
    1089, 1100, 1108, 1118, 1126, 1140, 1151, 1167, 1181, 1195, 1208, 1225, 1233, 1247, 1254, 1266, 1275, 1291,
    1296, 1307, 1318, 1326, 1336, 1346, 1354, 1366, 1381, 1399, 1417, 1427, 1433, 1459, 1487, 1518, 1544, 1572,
    1599, 1611, 1630, 1648, 1654, 1668, 1679, 1684, 1692, 1697, 1708, 1715, 1721, 1735, 1750, 1763, 1784, 1793,
    1798, 1807, 1815, 1821, 1830, 1837, 1850, 1859, 1866, 1886, 1907, 1921, 1934, 1940, 1950, 1959, 1975, 1979,
    1985, 1991, 1997, 2002, 2019, 2031, 2043, 2048, 2056, 2074, 2097, 2112, 2118, 2129, 2144, 2151, 2161, 2172,
    2182, 2193, 2208, 2213, 2218, 2232, 2239, 2254, 2273, 2297, 2304, 2321, 2349, 2370, 2380, 2384, 2393, 2405,
    2426, 2431, 2444, 2451, 2469, 2477, 2496, 2504, 2511, 2518, 2531, 2539, 2549, 2564, 2582, 2589, 2595, 2611,
    2634, 2649, 2675, 2695, 2702, 2711, 2720, 2742, 2754, 2770, 2776, 2793, 2802, 2820, 2826, 2831, 2841, 2856,
    2871, 2891, 2921, 2937, 2952, 2958, 2971, 2990, 3006, 3014, 3020, 3037, 3048, 3065, 3091, 3106, 3121, 3131,
    3140, 3162, 3185, 3200, 3219, 3231, 3236, 3266, 3273, 3287, 3306, 3322, 3343, 3355, 3368, 3388, 3398, 3409,
    3424, 3447, 3453, 3480, 3489, 3506, 3516, 3541, 3567, 3574, 3590, 3607, 3615, 3638, 3651, 3657, 3670, 3681,
    3697, 3714, 3722, 3734, 3743, 3752, 3761, 3765, 3776, 3785, 3791, 3802, 3812, 3826, 3833, 3848, 3855, 3861,
    3873, 3886, 3894, 3905, 3912, 3927, 3937, 3953, 3959, 3967, 3995, 3999, 4007, 4013, 4025, 4036, 4041, 4051,
    4056, 4070, 4081, 4091, 4106, 4124, 4137, 4146, 4159, 4165, 4172, 4184, 4199, 4211, 4228, 4249, 4263, 4275,
    4288, 4293, 4304, 4328, 4349, 4374, 4388, 4406, 4420, 4436, 4449, 4458, 4475, 4483, 4505, 4514, 4545, 4558,
    4565, 4585, 4593, 4617, 4629, 4655, 4661, 4669, 4694, 4717, 4749, 4762, 4786, 4795, 4808, 4837, 4859, 4871,
    4880, 4899, 4911, 4933, 4945, 4956, 4963, 4980, 5010, 5030, 5039, 5053, 5058, 5065, 5072, 5079, 5085, 5089,
    5098, 5109, 5120, 5127, 5132, 5155, 5163, 5173, 5186, 5193, 5206, 5224, 5236, 5241, 5254, 5267, 5278, 5283,
    5293, 5301, 5308, 5320, 5336, 5343, 5345, 5357, 5361, 5376, 5388, 5402, 5426, 5445, 5471, 5503, 5533, 5540,
    5552, 5560, 5576, 5583, 5592, 5606, 5620, 5633, 5656, 5691, 5729, 5735, 5739, 5749, 5768, 5779, 5787, 5810,
    5823, 5840, 5862, 5881, 5890, 5896, 5904, 5910, 5922, 5934, 5943, 5954, 5962, 5972, 5983, 5987, 5995, 6002,
    6012, 6035, 6058, 6080, 6089, 6099, 6105, 6118, 6125, 6136, 6143, 6160, 6167, 6183, 6194, 6209, 6224, 6230,
    6241, 6244, 6254, 6260, 6271, 6287, 6297, 6303, 6312, 6325, 6336, 6342, 6356, 6376, 6383, 6390, 6399, 6407,
    6414, 6420, 6427, 6433, 6438, 6443, 6451, 6466, 6472, 6479, 6483, 6490, 6500, 6513, 6519, 6526, 6534, 6537,
    6546, 6555, 6560, 6575, 6588, 6604, 6616, 6627, 6637, 6647, 6658, 6669, 6676, 6686, 6695, 6707, 6715, 6738,
    6743, 6748, 6753, 6759, 6771, 6779, 6789, 6802, 6820, 6829, 6837, 6843, 6855, 6861, 6873, 6881, 6886, 6893,
    6905, 6913, 6921, 6932, 6949, 6957, 6966, 6977, 7004, 7014, 7025, 7037, 7046, 7059, 7078, 7094, 7103, 7113,
    7123, 7132, 7140, 7151, 7159, 7171, 7184, 7197, 7205, 7216, 7228, 7233, 7250, 7254, 7260, 7266, 7272, 7284,
    7293, 7301, 7316, 7323, 7328, 7333, 7344, 7354, 7358, 7367, 7384, 7395, 7403, 7417, 7429, 7438, 7449, 7457,
    7470, 7479, 7493, 7499, 7508, 7534, 7551, 7562, 7574, 7586, 7598, 7610, 7619, 7626, 7633, 7644, 7662, 7670,
    7677, 7686, 7694, 7708, 7721, 7730, 7744, 7756, 7763, 7774, 7782, 7789, 7796, 7808, 7813, 7818, 7828, 7837,
    7842, 7852, 7857, 7866, 7874, 7888, 7894, 7903, 7910, 7922, 7927, 7936, 7947, 7959, 7971, 7989, 8005, 8011,
    8021, 8028, 8034, 8051, 8057, 8063, 8071, 8093, 8101, 8105, 8116, 8126, 8131, 8137, 8145, 8157, 8163, 8174,
    8180, 8185, 8194, 8210, 8217, 8226, 8235, 8241, 8252, 8257, 8265, 8271, 8284, 8290, 8298, 8305, 8309, 8317,
    8323, 8330, 8336, 8348, 8355, 8372, 8380, 8385, 8402, 8426, 8436, 8443, 8453, 8463, 8478, 8484, 8489, 8503,
    8515, 8520, 8531, 8547, 8556, 8574, 8584, 8592, 8596, 8603, 8610, 8618, 8633, 8657, 8662, 8668, 8677, 8687,
    8701, 8709, 8719, 8730, 8740, 8748, 8753, 8763, 8770, 8777, 8784, 8789, 8800, 8820, 8825, 8833, 8838, 8843,
    8846, 8856, 8867, 8876, 8883, 8889, 8899, 8914, 8934, 8947, 8950, 8956, 8968, 8974, 8982, 8988, 8997, 9002,
    9010, 9023, 9035, 9042, 9051, 9060, 9064, 9073, 9081, 9096, 9109, 9120, 9127, 9154, 9166, 9180, 9193, 9198,
    9209, 9218, 9224, 9241, 9258, 9270, 9277, 9291, 9302, 9310, 9320, 9330, 9339, 9350, 9361, 9373, 9399, 9406,
    9415, 9427, 9449, 9460, 9466, 9476, 9482, 9491, 9496, 9508, 9522, 9534, 9543, 9554, 9563, 9570, 9582, 9595,
    9609, 9614, 9634, 9647, 9653, 9661, 9670, 9677, 9686, 9691, 9703, 9715, 9725, 9742, 9753, 9757, 9765, 9775,
    9780, 9786, 9794, 9799, 9809, 9827, 9835, 9851, 9856, 9864, 9886, 9898, 9903, 9915, 9941, 9949, 9955, 9961,
    9966, 9971, 9979, 9991, 10006, 10017, 10027, 10033, 10040, 10050, 10071, 10103, 10136, 10153, 10174, 10193,
    10218, 10244, 10260, 10279, 10283, 10289, 10294, 10299, 10310, 10321, 10327, 10342, 10347, 10357, 10362, 10367,
    10376, 10388, 10404, 10417, 10428, 10449, 10470, 10474, 10483, 10493, 10500, 10512, 10517, 10523, 10533, 10549,
    10559, 10563, 10573, 10595, 10602, 10609, 10627, 10632, 10642, 10648, 10656, 10664, 10673, 10682, 10690, 10703,
    10716, 10720, 10742, 10749, 10757, 10765, 10781, 10804, 10810, 10823, 10832, 10841, 10847, 10852, 10861, 10866,
    10872, 10883, 10887, 10899, 10906, 10917, 10936, 10955, 10976, 10998, 11014, 11021, 11027, 11034, 11043, 11052,
    11057, 11068, 11077, 11082, 11098, 11102, 11111, 11124, 11132, 11136, 11143, 11155, 11163, 11175, 11182, 11199,
    11214, 11217, 11224, 11233, 11242, 11250, 11276, 11285, 11294, 11303, 11315, 11324, 11336, 11346, 11363, 11375,
    11385, 11391, 11404, 11412, 11419, 11424, 11434, 11454, 11472, 11481, 11495, 11507, 11524, 11542, 11554, 11561,
    11567, 11582, 11591, 11599, 11603, 11611, 11621, 11628, 11642, 11647, 11661, 11669, 11677, 11689, 11697, 11705,
    11711, 11714, 11721, 11732, 11738, 11746, 11750, 11759, 11768, 11781, 11789, 11797, 11827, 11832, 11840, 11844,
    11860, 11870, 11908, 11921, 11941, 11956, 11963, 11971, 11979, 11992, 12012, 12029, 12053, 12064, 12089, 12097,
    12111, 12125, 12131, 12143, 12158, 12169, 12176, 12188, 12197, 12203, 12211, 12221, 12231, 12253, 12265, 12271,
    12280, 12301, 12307, 12314, 12328, 12334, 12342, 12351, 12358, 12369, 12375, 12383, 12392, 12405, 12415, 12422,
    12432, 12444, 12455, 12468, 12483, 12495, 12519, 12533, 12545, 12555, 12563, 12579, 12589, 12610, 12624, 12640,
    12647, 12654, 12666, 12676, 12684, 12692, 12701, 12706, 12711, 12720, 12739, 12745, 12753, 12757, 12769, 12783,
    12793, 12810, 12816, 12827, 12842, 12849, 12856, 12874, 12885, 12892, 12908, 12916, 12924, 12934, 12939, 12950,
    12964, 12973, 12978, 12990, 13000, 13009, 13013, 13025, 13060, 13070, 13080, 13093, 13101, 13110, 13119, 13128,
    13139, 13145, 13155, 13162, 13168, 13196, 13206, 13217, 13223, 13233, 13238, 13263, 13271, 13280, 13288, 13295,
    13299, 13305, 13312, 13317, 13322, 13328, 13339, 13348, 13353, 13358, 13365, 13372, 13383, 13394, 13406, 13416,
    13422, 13427, 13438, 13447, 13460, 13497, 13508, 13519, 13526, 13532, 13544, 13551, 13556, 13565, 13581, 13593,
    13604, 13611, 13618, 13625, 13637, 13651, 13659, 13666, 13676, 13681, 13687, 13695, 13705, 13721, 13742, 13751,
    13763, 13772, 13780, 13787, 13802, 13812, 13817, 13824, 13837, 13848, 13855, 13875, 13880, 13891, 13904, 13921,
    13929, 13933, 13941, 13956, 13966, 13977, 13981, 13986, 14005, 14013, 14018, 14026, 14037, 14046, 14060, 14067,
    14072, 14085, 14103, 14125, 14146, 14177, 14187, 14196, 14202, 14208, 14224, 14227, 14236, 14252, 14261, 14268,
    14276, 14280, 14298, 14309, 14318, 14330, 14349, 14355, 14375, 14385, 14391, 14404, 14409, 14419, 14430, 14436,
    14444, 14453, 14473, 14485, 14500, 14506, 14527, 14532, 14540, 14556, 14568, 14582, 14594, 14600, 14613, 14616,
    14621, 14628, 14641, 14664, 14676, 14687, 14697, 14708, 14712, 14717, 14722, 14731, 14750, 14756, 14762, 14767,
    14772, 14783, 14789, 14796, 14805, 14814, 14823, 14841, 14846, 14862, 14876, 14888, 14903, 14911, 14933, 14938,
    14949, 14962, 14973, 14981, 14987, 14997, 15009, 15026, 15035, 15043, 15050, 15062, 15070, 15075, 15089, 15113,
    15145, 15169, 15190, 15199, 15207, 15235, 15249, 15271, 15288, 15304, 15320, 15343, 15374, 15382, 15395, 15403,
    15415, 15432, 15449, 15455, 15460, 15466, 15475, 15480, 15484,
  ]
}

extension WordTable {
  /// How many there are.
  static let count = starts.count - 1

  /// The spelling of the word with this number.
  static func spelling(_ number: Int) -> String {
    text.withUTF8Buffer { text in
      String(decoding: text[range(of: number)], as: UTF8.self)
    }
  }

  /// The number of the word that is spelled so; nil if there is none.
  static func number(of spelling: String) -> Int? {
    var spelling = spelling
    return spelling.withUTF8 { name in
      text.withUTF8Buffer { text in
        var low = 0
        var high = count
        while low < high {
          let middle = (low + high) / 2
          let word = range(of: middle)
          switch order(name, text, word) {
          case 0: return middle
          case ..<0: high = middle
          default: low = middle + 1
          }
        }
        return nil
      }
    }
  }

  private static func range(of number: Int) -> Range<Int> {
    Int(starts[number])..<Int(starts[number + 1]) - 1
  }

  /// Below zero if `name` stands before the word at `range`, above if behind.
  private static func order(
    _ name: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    let shared = min(name.count, range.count)
    for index in 0..<shared where name[index] != text[range.lowerBound + index] {
      return name[index] < text[range.lowerBound + index] ? -1 : 1
    }
    return name.count - range.count
  }
}
