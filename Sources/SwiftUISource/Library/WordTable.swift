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
    execute exp expression extension fabs fails failure fallThrough fatal fatalError field file fileExporter fileImporter fileMover filePath \
    fileURLWithPath filter finalize finished first firstIndex flag flatMap float floatLiteral floor folding \
    footer for forEach forIn forKey force forceUnwrap forced foregroundActive foreign form formIntersection \
    formSymmetricDifference formUnion format formatted formatter fractionLength frame from fromByteCount \
    fromOffsets full fullScreen fullScreenCover function functionReference functions general get getter global \
    greater greaterOrEqual greatestFiniteMagnitude grid group grouping guardElse halfOpenRange handler \
    hasPrefix hasStrings hasSuffix hasURLs hash hashValue hasher header hidden hole horizontal \
    horizontalSizeClass host hosting hour icon id identical identifier identity ifElse image immediate \
    implicitMember implicitlyUnwrapped importModule in inOut inSameDayAs index indices inert infinity init \
    initial initialValue initializer insert inserted inspector instance int intValue integer integerLiteral integerValue \
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
    parenthesized path pathExtension pattern payload perProperty percent perform phone photosPicker pi picker placeUnder \
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
    0, 12, 25, 44, 50, 60, 66, 82, 92, 96, 111, 125, 137, 149, 159, 169, 181, 190, 204, 218, 226, 230, 241, 247, 258,
    269, 286, 291, 315, 335, 349, 358, 366, 371, 378, 385, 396, 408, 427, 435, 449, 467, 475, 483, 490, 497, 506, 515,
    527, 545, 552, 560, 573, 583, 596, 602, 622, 629, 641, 652, 660, 690, 700, 711, 717, 729, 741, 749, 762, 774, 786,
    795, 806, 818, 841, 849, 865, 881, 894, 914, 943, 967, 994, 999, 1018, 1023, 1038, 1062, 1076, 1089, 1100, 1108,
    1118, 1126, 1140, 1151, 1167, 1181, 1195, 1208, 1225, 1233, 1247, 1254, 1266, 1275, 1291, 1296, 1307, 1318, 1326,
    1336, 1346, 1354, 1366, 1381, 1399, 1417, 1427, 1433, 1459, 1487, 1518, 1544, 1572, 1599, 1611, 1630, 1648, 1654,
    1668, 1679, 1684, 1692, 1697, 1708, 1715, 1721, 1735, 1750, 1763, 1784, 1793, 1798, 1807, 1815, 1821, 1830, 1837,
    1850, 1859, 1866, 1886, 1907, 1921, 1934, 1940, 1950, 1959, 1975, 1979, 1985, 1991, 1997, 2002, 2019, 2031, 2043,
    2048, 2056, 2074, 2097, 2112, 2118, 2129, 2144, 2151, 2161, 2172, 2182, 2193, 2208, 2213, 2218, 2232, 2239, 2254,
    2273, 2297, 2304, 2321, 2349, 2370, 2380, 2384, 2393, 2405, 2426, 2431, 2444, 2451, 2469, 2477, 2496, 2504, 2511,
    2518, 2531, 2539, 2549, 2564, 2582, 2589, 2595, 2611, 2634, 2649, 2675, 2695, 2702, 2711, 2720, 2742, 2754, 2770,
    2776, 2793, 2802, 2820, 2826, 2831, 2841, 2856, 2871, 2891, 2921, 2937, 2952, 2958, 2971, 2990, 3006, 3014, 3020,
    3037, 3048, 3065, 3091, 3106, 3121, 3131, 3140, 3162, 3185, 3200, 3219, 3231, 3236, 3266, 3273, 3287, 3306, 3322,
    3343, 3355, 3368, 3388, 3398, 3409, 3424, 3447, 3453, 3480, 3489, 3506, 3516, 3541, 3567, 3574, 3590, 3607, 3615,
    3638, 3651, 3657, 3670, 3681, 3697, 3714, 3722, 3734, 3743, 3752, 3761, 3765, 3776, 3785, 3791, 3802, 3812, 3826,
    3833, 3848, 3855, 3861, 3873, 3886, 3894, 3905, 3912, 3927, 3937, 3953, 3959, 3967, 3995, 3999, 4007, 4013, 4025,
    4036, 4041, 4051, 4056, 4070, 4081, 4091, 4106, 4124, 4137, 4146, 4159, 4165, 4172, 4184, 4199, 4211, 4228, 4249,
    4263, 4275, 4288, 4293, 4304, 4328, 4349, 4374, 4388, 4406, 4420, 4436, 4449, 4458, 4475, 4483, 4505, 4514, 4545,
    4558, 4565, 4585, 4593, 4617, 4629, 4655, 4661, 4669, 4694, 4717, 4749, 4762, 4786, 4795, 4808, 4837, 4859, 4871,
    4880, 4899, 4911, 4933, 4945, 4956, 4963, 4980, 5010, 5030, 5039, 5053, 5058, 5065, 5072, 5079, 5085, 5089, 5098,
    5109, 5120, 5127, 5132, 5155, 5163, 5173, 5186, 5193, 5206, 5224, 5236, 5241, 5254, 5267, 5278, 5283, 5293, 5301,
    5308, 5320, 5336, 5343, 5345, 5357, 5361, 5376, 5388, 5402, 5426, 5445, 5471, 5503, 5533, 5540, 5552, 5560, 5576,
    5583, 5592, 5606, 5620, 5633, 5656, 5691, 5729, 5735, 5739, 5749, 5768, 5779, 5787, 5810, 5823, 5840, 5862, 5881,
    5890, 5896, 5904, 5910, 5922, 5934, 5943, 5954, 5962, 5972, 5983, 5987, 5995, 6002, 6012, 6035, 6058, 6080, 6089,
    6099, 6105, 6118, 6125, 6136, 6143, 6160, 6167, 6183, 6194, 6209, 6224, 6230, 6241, 6244, 6254, 6260, 6271, 6287,
    6297, 6303, 6312, 6325, 6336, 6342, 6356, 6376, 6383, 6390, 6399, 6407, 6414, 6420, 6427, 6433, 6438, 6443, 6451,
    6466, 6472, 6479, 6483, 6490, 6500, 6513, 6519, 6526, 6534, 6537, 6546, 6555, 6560, 6575, 6588, 6604, 6616, 6627,
    6637, 6647, 6658, 6669, 6676, 6686, 6695, 6707, 6715, 6738, 6743, 6748, 6753, 6759, 6771, 6779, 6789, 6802, 6820,
    6829, 6837, 6843, 6855, 6861, 6873, 6881, 6886, 6893, 6905, 6913, 6921, 6932, 6949, 6957, 6966, 6977, 7004, 7014,
    7025, 7037, 7046, 7059, 7078, 7094, 7103, 7113, 7123, 7132, 7140, 7151, 7159, 7171, 7184, 7197, 7205, 7216, 7228,
    7233, 7250, 7254, 7260, 7266, 7272, 7284, 7293, 7301, 7316, 7323, 7328, 7333, 7344, 7354, 7358, 7367, 7384, 7395,
    7403, 7417, 7429, 7438, 7449, 7457, 7470, 7479, 7493, 7499, 7508, 7534, 7551, 7562, 7574, 7586, 7598, 7610, 7619,
    7626, 7633, 7644, 7662, 7670, 7677, 7686, 7694, 7708, 7721, 7730, 7744, 7756, 7763, 7774, 7782, 7789, 7796, 7808,
    7813, 7818, 7828, 7837, 7842, 7852, 7857, 7866, 7874, 7888, 7894, 7903, 7910, 7922, 7927, 7936, 7947, 7959, 7971,
    7989, 8005, 8011, 8021, 8028, 8034, 8051, 8057, 8063, 8071, 8093, 8101, 8105, 8116, 8126, 8131, 8137, 8145, 8157,
    8163, 8174, 8180, 8185, 8198, 8211, 8221, 8230, 8246, 8253, 8262, 8271, 8277, 8288, 8293, 8301, 8307, 8320, 8326,
    8334, 8341, 8345, 8353, 8359, 8366, 8372, 8384, 8391, 8408, 8416, 8421, 8438, 8462, 8472, 8479, 8489, 8499, 8514,
    8520, 8525, 8539, 8551, 8556, 8567, 8583, 8592, 8610, 8620, 8628, 8632, 8639, 8646, 8654, 8669, 8693, 8698, 8704,
    8713, 8723, 8737, 8745, 8755, 8766, 8776, 8784, 8789, 8799, 8806, 8813, 8820, 8825, 8836, 8856, 8861, 8869, 8874,
    8879, 8882, 8892, 8903, 8912, 8919, 8925, 8935, 8950, 8970, 8983, 8986, 8992, 9004, 9010, 9018, 9024, 9033, 9038,
    9046, 9059, 9071, 9078, 9087, 9097, 9106, 9110, 9119, 9127, 9142, 9155, 9166, 9173, 9200, 9212, 9226, 9239, 9244,
    9255, 9264, 9270, 9287, 9304, 9316, 9323, 9337, 9348, 9356, 9366, 9376, 9385, 9396, 9407, 9419, 9445, 9452, 9461,
    9473, 9495, 9506, 9512, 9522, 9528, 9537, 9542, 9554, 9568, 9580, 9589, 9600, 9609, 9616, 9628, 9641, 9655, 9660,
    9680, 9693, 9699, 9707, 9716, 9723, 9732, 9737, 9749, 9761, 9771, 9788, 9799, 9803, 9811, 9821, 9826, 9832, 9840,
    9845, 9855, 9873, 9881, 9897, 9902, 9910, 9932, 9944, 9949, 9961, 9987, 9995, 10001, 10007, 10012, 10017, 10025,
    10037, 10052, 10063, 10073, 10079, 10086, 10096, 10117, 10149, 10182, 10199, 10220, 10239, 10264, 10290, 10306,
    10325, 10329, 10335, 10340, 10345, 10356, 10367, 10373, 10388, 10393, 10403, 10408, 10413, 10422, 10434, 10450,
    10463, 10474, 10495, 10516, 10520, 10529, 10539, 10546, 10558, 10563, 10569, 10579, 10595, 10605, 10609, 10619,
    10641, 10648, 10655, 10673, 10678, 10688, 10694, 10702, 10710, 10719, 10728, 10736, 10749, 10762, 10766, 10788,
    10795, 10803, 10811, 10827, 10850, 10856, 10869, 10878, 10887, 10893, 10898, 10907, 10912, 10918, 10929, 10933,
    10945, 10952, 10963, 10982, 11001, 11022, 11044, 11060, 11067, 11073, 11080, 11089, 11098, 11103, 11114, 11123,
    11128, 11144, 11148, 11157, 11170, 11178, 11182, 11189, 11201, 11209, 11221, 11228, 11245, 11260, 11263, 11270,
    11279, 11288, 11296, 11322, 11331, 11340, 11349, 11361, 11370, 11382, 11392, 11409, 11421, 11431, 11437, 11450,
    11458, 11465, 11470, 11480, 11500, 11518, 11527, 11541, 11553, 11570, 11588, 11600, 11607, 11613, 11628, 11637,
    11645, 11649, 11657, 11667, 11674, 11688, 11693, 11707, 11715, 11723, 11735, 11743, 11751, 11757, 11770, 11773,
    11780, 11791, 11797, 11805, 11809, 11818, 11827, 11840, 11848, 11856, 11886, 11891, 11899, 11903, 11919, 11929,
    11967, 11980, 12000, 12015, 12022, 12030, 12038, 12051, 12071, 12088, 12112, 12123, 12148, 12156, 12170, 12184,
    12190, 12202, 12217, 12228, 12235, 12247, 12256, 12262, 12270, 12280, 12290, 12312, 12324, 12330, 12339, 12360,
    12366, 12373, 12387, 12393, 12401, 12410, 12417, 12428, 12434, 12442, 12451, 12464, 12474, 12481, 12491, 12503,
    12514, 12527, 12542, 12554, 12578, 12592, 12604, 12614, 12622, 12638, 12648, 12669, 12683, 12699, 12706, 12713,
    12725, 12735, 12743, 12751, 12760, 12765, 12770, 12779, 12798, 12804, 12812, 12816, 12828, 12842, 12852, 12869,
    12875, 12886, 12901, 12908, 12915, 12933, 12944, 12951, 12967, 12975, 12983, 12993, 12998, 13009, 13023, 13032,
    13037, 13049, 13059, 13068, 13072, 13084, 13119, 13129, 13139, 13152, 13160, 13169, 13178, 13187, 13198, 13204,
    13214, 13221, 13227, 13255, 13265, 13276, 13282, 13292, 13297, 13322, 13330, 13339, 13347, 13354, 13358, 13364,
    13371, 13376, 13381, 13387, 13398, 13407, 13412, 13417, 13424, 13431, 13442, 13453, 13465, 13475, 13481, 13486,
    13497, 13506, 13519, 13556, 13567, 13578, 13585, 13591, 13603, 13610, 13615, 13624, 13640, 13652, 13663, 13670,
    13677, 13684, 13696, 13710, 13718, 13725, 13735, 13740, 13746, 13754, 13764, 13780, 13801, 13810, 13822, 13831,
    13839, 13846, 13861, 13871, 13876, 13883, 13896, 13907, 13914, 13934, 13939, 13950, 13963, 13980, 13988, 13992,
    14000, 14015, 14025, 14036, 14040, 14045, 14064, 14072, 14077, 14085, 14096, 14105, 14119, 14126, 14131, 14144,
    14162, 14184, 14205, 14236, 14246, 14255, 14261, 14267, 14283, 14286, 14295, 14311, 14320, 14327, 14335, 14339,
    14357, 14368, 14377, 14389, 14408, 14414, 14434, 14444, 14450, 14463, 14468, 14478, 14489, 14495, 14503, 14512,
    14532, 14544, 14559, 14565, 14586, 14591, 14599, 14615, 14627, 14641, 14653, 14659, 14672, 14675, 14680, 14687,
    14700, 14723, 14735, 14746, 14756, 14767, 14771, 14776, 14781, 14790, 14809, 14815, 14821, 14826, 14831, 14842,
    14848, 14855, 14864, 14873, 14882, 14900, 14905, 14921, 14935, 14947, 14962, 14970, 14992, 14997, 15008, 15021,
    15032, 15040, 15046, 15056, 15068, 15085, 15094, 15102, 15109, 15121, 15129, 15134, 15148, 15172, 15204, 15228,
    15249, 15258, 15266, 15294, 15308, 15330, 15347, 15363, 15379, 15402, 15433, 15441, 15454, 15462, 15474, 15491,
    15508, 15514, 15519, 15525, 15534, 15539, 15543,
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
