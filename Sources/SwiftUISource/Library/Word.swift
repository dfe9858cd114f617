// The words are spelled as the library spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The names of the library that the interpreter knows.
enum Word: Int, CaseIterable, Sendable {
  case ActionSheet, ActivityType, AdditiveArithmetic, Alert, Alignment, Angle, AngularGradient, Animation
  case Any_, AnyCancellable, AnyCollection, AnyHashable, AnyIterator, AnyLayout, AnyObject, AnySequence
  case AnyShape, AnyShapeStyle, AnyTransition, AnyView, App, AppStorage, Array, ArraySlice, AsyncImage
  case AttributedString, Axis, BidirectionalCollection, BinaryFloatingPoint, BinaryInteger, Bindable
  case Binding, Bool, Bundle, Button, ButtonRole, ButtonStyle, ByteCountFormatter, CALayer, CATransaction
  case CGAffineTransform, CGFloat, CGPoint, CGRect, CGSize, CGVector, Calendar, Cancellable
  case CancellationError, Canvas, Capsule, CaseIterable, Character, CharacterSet, Chart
  case CheckedContinuation, Circle, ClosedRange, CocoaError, Codable, CodableTransferRepresentation
  case CodingKey, Collection, Color, ColorPicker, ColorScheme, Combine, CommandGroup, CommandLine
  case CommandMenu, Commands, Comparable, ContentMode, ContentUnavailableView, Context, ContiguousArray
  case ContinuousClock, ControlGroup, CurrentValueSubject, CustomDebugStringConvertible
  case CustomStringConvertible, CustomizableToolbarContent, Data, DataRepresentation, Date, DateComponents
  case DateComponentsFormatter, DateFormatter, DateInterval, DatePicker, Decimal, Decodable, Decoder
  case DecodingError, Dictionary, DisclosureGroup, DispatchGroup, DispatchQueue, DispatchTime
  case DispatchWorkItem, Divider, DocumentGroup, Double, DragGesture, Duration, DynamicTypeSize, Edge
  case EdgeInsets, EditButton, Ellipse, EmptyView, Encodable, Encoder, Environment, EnvironmentKey
  case EnvironmentObject, EnvironmentValues, Equatable, Error, ExpressibleByArrayLiteral
  case ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByFloatLiteral
  case ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, FileManager, FileRepresentation
  case FixedWidthInteger, Float, FloatingPoint, FocusState, Font, ForEach, Form, Foundation, Future, Gauge
  case GeometryProxy, GeometryReader, GestureState, GlassEffectContainer, Gradient, Grid, GridItem
  case GridRow, Group, GroupBox, HStack, HStackLayout, Hashable, Hasher, HorizontalAlignment
  case ISO8601DateFormatter, ISO8601Format, Identifiable, Image, IndexPath, IndexSet, InsettableShape, Int
  case Int16, Int32, Int64, Int8, IteratorProtocol, JSONDecoder, JSONEncoder, Just, KeyPath
  case KeyPathComparator, KeyedDecodingContainer, LPLinkMetadata, Label, LabelStyle, LabeledContent
  case Layout, LazyHGrid, LazyHStack, LazyVGrid, LazyVStack, LinearGradient, Link, List, ListFormatter
  case Locale, LocalizedError, LocalizedStringKey, LocalizedStringResource, Logger, LongPressGesture
  case MFMailComposeViewController, MagnificationGesture, MainActor, Map, Material, Measurement
  case MeasurementFormatter, Menu, MenuBarExtra, Mirror, MutableCollection, NSArray, NSAttributedString
  case NSCoder, NSData, NSDate, NSDictionary, NSError, NSInteger, NSItemProvider, NSLocalizedString
  case NSLock, NSLog, NSManagedObject, NSManagedObjectContext, NSMutableArray, NSMutableAttributedString
  case NSMutableDictionary, NSNull, NSNumber, NSObject, NSPersistentContainer, NSPredicate
  case NSRecursiveLock, NSSet, NSSortDescriptor, NSString, NSStringFromClass, NSURL, Name, Namespace
  case NavigationLink, NavigationPath, NavigationSplitView, NavigationSplitViewVisibility, NavigationStack
  case NavigationView, Never, Notification, NotificationCenter, NumberFormatter, Numeric, OSLog
  case ObjectIdentifier, Observable, ObservableObject, ObservableObjectPublisher, ObservedObject
  case OperationQueue, OptionSet, Optional, PHPickerConfiguration, PHPickerViewController, PartialKeyPath
  case PassthroughSubject, PasteButton, Path, PersonNameComponentsFormatter, Picker, PreferenceKey
  case PresentationDetent, PreviewProvider, PrimitiveButtonStyle, ProcessInfo, ProgressView
  case ProxyRepresentation, Published, Publishers, RadialGradient, RandomAccessCollection, Range
  case RangeReplaceableCollection, RangeSet, RawRepresentable, Rectangle, ReferenceWritableKeyPath
  case RelativeDateTimeFormatter, Result, RotationGesture, RoundedRectangle, RunLoop
  case SFSafariViewController, ScaledMetric, Scene, SceneStorage, ScrollView, ScrollViewProxy
  case ScrollViewReader, Section, SecureField, Selector, Sendable, Sequence, Set, SetAlgebra, Settings
  case Shape, ShapeStyle, ShareLink, SignedNumeric, Slider, SortDescriptor, Spacer, State, StateObject
  case StaticString, Stepper, Strideable, String, StringProtocol, Substring, SuspendingClock, Swift_
  case SwiftUI, SystemRandomNumberGenerator, Tab, TabView, Table, TableColumn, TapGesture, Task, TaskGroup
  case Text, TextAlignment, TextEditor, TextField, TextFieldStyle, ThrowingTaskGroup, TimeInterval
  case TimeZone, TimelineView, Timer, Toggle, ToggleStyle, ToolbarContent, ToolbarItem, ToolbarItemGroup
  case ToolbarItemPlacement, ToolbarSpacer, Transaction, Transferable, Type_, UIActivity
  case UIActivityIndicatorView, UIActivityItemSource, UIActivityViewController, UIAlertAction
  case UIAlertController, UIApplication, UIBarButtonItem, UIBezierPath, UIButton, UICollectionView
  case UIColor, UIContentSizeCategory, UIDevice, UIDocumentPickerViewController, UIEdgeInsets, UIFont
  case UIHostingController, UIImage, UIImagePickerController, UIImageView, UIImpactFeedbackGenerator
  case UIKit, UILabel, UIModalPresentationStyle, UINavigationController, UINotificationFeedbackGenerator
  case UIPasteboard, UIPopoverArrowDirection, UIScreen, UIScrollView, UISelectionFeedbackGenerator
  case UISplitViewController, UIStackView, UISwitch, UITabBarController, UITableView
  case UITableViewController, UITextField, UITextView, UIView, UIViewController
  case UIViewControllerRepresentable, UIViewRepresentable, UIWindow, UIWindowScene, UInt, UInt16, UInt32
  case UInt64, UInt8, URL, URLError, URLRequest, URLSession, UTType, UUID, UnevenRoundedRectangle, Unicode
  case UnitPoint, UserDefaults, VStack, VStackLayout, VerticalAlignment, VideoPlayer, View, ViewModifier
  case ViewThatFits, Visibility, Void, WKWebView, WebView, Window, WindowGroup, WritableKeyPath, ZStack
  case discard, abbreviated, abs, absoluteString, absoluteURL, accessibility, accessibilityIdentifier
  case accessibilityLabel, accessibilityReduceMotion, accessibilityReduceTransparency
  case accessibilityVoiceOverEnabled, action, actionSheet, actions, activationState, active, activity
  case activityItems, activityTitle, activityType, activityViewController
  case activityViewControllerLinkMetadata, activityViewControllerPlaceholderItem, actor, add, addAction
  case addArrangedSubview, addSubview, addTask, addTaskUnlessCancelled, addTextField, addToReadingList
  case addingPercentEncoding, addingTimeInterval, advanced, after, airDrop, alert, alertAction
  case alertButton, allCases_, allSatisfy, animate, animation, animations, any, anyView, append, appending
  case appendingPathComponent, appendingPathExtension, applicationActivities, argument, arguments, array
  case arrayLiteral, asType, asciiValue, assert, assertionFailure, assign, assignToContact, assignment
  case associatedType, assumeIsolated, async, asyncAfter, at, atOffsets, atan2, attributed
  case autoreleasepool, available, await, awaiting, awayFromZero, background, badge, barButtonItem
  case base64EncodedString, before, binary, bindable, binding, bitAnd, bitOr, bitXor, block, body, bool
  case boolean, booleanLiteral, bound, bounds, box, branch, breakLoop, builderGroup, built, button
  case buttons, by, byAdding, calendar, call, callAsFunction, callFunction, callInitializer, callLibrary
  case callMethod, callSuper, callValue, canOpenURL, canPerform, cancel, cancelAll, capacity, capitalized
  case capture, caseInsensitiveCompare, cast, cbrt, ceil, chain, changeCount, channel, character
  case charactersIn, checkCancellation, children, clamped, `class`, classMember, close, closedRange
  case closure, code, coerce, colorScheme, combine, compact, compactMap, compactMapValues, compare
  case complete, completion, completionWithItemsHandler, component, components, composition, computed
  case confirmation, confirmationDialog, connectedScenes, constant, construct, container, contains
  case content, contentsOf, context, contextMenu, continuation, continueLoop, control, controller
  case coordinator, copy, copyToPasteboard, cos, count, cover, crash, crashForced, currency, current
  case currentContext, custom, data, date, dateFormat, dateStyle, day, deadline, debugDescription
  case debugPrint, decimal, decimalDigits, declaration, decoding, decorative, `default`, defaultValue
  case deferred, deinitializer, delay, delegate, deletingLastPathComponent, describeOptional, describing
  case description, destination, destructive, destructure, detached, detail, dialog, dictionary
  case dictionaryLiteral, didMove, didSet, disabled, dismiss, dismissButton, displayScale, distance
  case distantFuture, distantPast, divide, dividingBy, doCatch, domain, double, doubleValue, down, drop
  case dropFirst, dropLast, dump, duplicate, edge, editMode, element, elementsEqual, empty, endIndex
  case endTry, endlessWork, `enum`, enumCase, enumerated, enumeration, environment, environmentObject
  case environmentType, equal, equatable, erased, error, errorDescription, event, every, exactly
  case excludedActivityTypes, execute, exp, expression, `extension`, fabs, fails, failure, fallThrough
  case fatal, fatalError, field, file, fileExporter, fileImporter, fileMover, filePath, fileURLWithPath, filter,
    finalize, finished, first
  case firstIndex, flag, flatMap, float, floatLiteral, floor, folding, footer, `for`, forEach, forIn
  case forKey, force, forceUnwrap, forced, foregroundActive, foreign, form, formIntersection
  case formSymmetricDifference, formUnion, format, formatted, formatter, fractionLength, frame, from
  case fromByteCount, fromOffsets, full, fullScreen, fullScreenCover, function, functionReference
  case functions, general, get, getter, global, greater, greaterOrEqual, greatestFiniteMagnitude, grid
  case group, grouping, guardElse, halfOpenRange, handler, hasPrefix, hasStrings, hasSuffix, hasURLs, hash
  case hashValue, hasher, header, hidden, hole, horizontal, horizontalSizeClass, host, hosting, hour, icon
  case id, identical, identifier, identity, ifElse, image, immediate, implicitMember, implicitlyUnwrapped
  case importModule, `in`, inOut, inSameDayAs, index, indices, inert, infinity, `init`, initial
  case initialValue, initializer, insert, inserted, inspector, instance, int, intValue, integer, integerLiteral
  case integerValue, integersIn, intent, interactiveDismissDisabled, interpolate, interpolation
  case intersection, into, invalidate, isActive, isAny, isBeingDismissed, isBeingPresented, isCancelled
  case isDate, isDateInToday, isDisjoint, isEmpty, isEnabled, isFileURL, isFinite, isFunction, isInfinite
  case isKeyWindow, isKnownUniquelyReferenced, isLess, isLetter, isLowercase, isModalInPresentation
  case isMultiple, isNaN, isNewline, isNil, isNumber, isOn, isPresented, isPunctuation, isSearching
  case isSubset, isSuperset, isSwitch, isType, isUppercase, isWhitespace, isWholeNumber, item
  case itemForActivityType, itemProvider, items, iterate, iterator, joined, jpegData, jump, jumpIfFalse
  case jumpIfGiven, jumpIfNil, jumpIfNotWritten, jumpIfTrue, key, keyPath, keyWindow, keys, label, labeled
  case last, lastIndex, lastPathComponent, layered, layoutDirection, lazy, leading, leastNonzeroMagnitude
  case leftToRight, less, lessOrEqual, lexicographicallyPrecedes, library, light, lines, link, list
  case loadBox, loadCapture, loadCaptureBox, loadGlobal, loadLocal, local, locale, localized
  case localizedCapitalized, localizedCaseInsensitiveCompare, localizedCaseInsensitiveContains
  case localizedCompare, localizedDescription, localizedLowercase, localizedStandardCompare
  case localizedStandardContains, localizedString, localizedUppercase, log, log10, log2, long, lowerBound
  case lowercased, macro, macroExpansion, made, magnitude, mail, main, makeBody, makeClosure
  case makeCoordinator, makeIterator, makeUIView, makeUIViewController, managedObjectContext, map
  case mapError, mapValues, marked, markupAsPDF, mask, match, matchCase, matchExpression, matchType, max
  case maxSplits, maximumFractionDigits, medium, member, memberAfterInsert, menu, menuItems, merge
  case merging, message, metadata, metatype, methods, microseconds, milliseconds, min
  case minimumFractionDigits, minute, minutes, missing, missingArgument, modalPresentationStyle, model
  case modelContext, modified, modifier, month, move, multiply, name, named, namedTuple, nan, nanoseconds
  case native, navigation, navigationBarItems, navigationBarTitle, navigationController
  case navigationDestination, navigationTitle, negate, never, newBox, newValue, newlines, next, nilLiteral
  case nilValue, none, nonzeroBitCount, not, notEqual, notIdentical, nothing, now, number, numberStyle
  case numeric, numericCast, object, objectWillChange, observedObject, of, offset, offsetBy, oldValue
  case omitted, omittingEmptySubsequences, onAppear, onChange, onCommit, onDecrement, onDelete
  case onDisappear, onDismiss, onEditingChanged, onIncrement, onReceive, onTap, onTapGesture, opacity
  case opaque, open, operation, operatorDeclaration, operatorReference, optional, optionalChain
  case optionalMap, orderedAscending, orderedDescending, orderedSame, os_log, other, overFullScreen
  case overlaps, overlay, pad, padding, parameter, parent, parenthesized, path, pathExtension, pattern
  case payload, perProperty, percent, perform, phone, photosPicker, pi, picker, placeUnder, plain, pngData, pop
  case popBelow, popFirst, popJumpIfNil, popLast, popover, popoverPresentationController, post, postfix
  case pow, precedenceGroup, precision, precomposedStringWithCanonicalMapping, precondition
  case preconditionFailure, preferredStyle, prefix, prepare, present, presentation, presentationDetents
  case presentationMode, presentedViewController, presenting, presentingViewController, preview
  case primaryAction, primaryButton, print, processInfo, projectedValue, projection, prompt, propagating
  case `protocol`, proxy, publish, published, publisher, punctuationCharacters, pushHandler, query
  case quotient, quotientAndRemainder, radix, random, randomElement, range, rawData, rawValue_, reduce
  case reflecting, regex, regular, relative, relativePath, remainder, remove, removeAll, removeFirst
  case removeLast, removeObject, removeSubrange, removeValue, removingPercentEncoding, repeatElement
  case repeatWhile, repeating, repeats, replaceSubrange, replacing, replacingOccurrences, representable
  case reserveCapacity, result, resume, returnValue, returning, returns, reverse, reversed, role, root
  case rootView, rootViewController, round, rounded, run, safeAreaBar, safeAreaInset, saveImage
  case saveToCameraRoll, scene, scenePhase, scheduledTimer, scheme, scroll, searchSuggestions, searchable
  case second, secondaryButton, seconds, section, selection, self_, selfMember, selfReference, selfType
  case send, separatedBy, separator, sequence, set, setDefaults, setLocalizedDateFormatFromTemplate
  case setMember, setString, setSubscript, setText, setTitle, setTuple, setValue, setWrapper, shape
  case shareLink, shared, sheet, sheetPresentationController, shiftLeft, shiftRight, short, shortened
  case show, showDetailViewController, shuffle, shuffled, sidebar, signum, sin, since, single, sink, size
  case sleep, sleepError, sleeping, some, sort, sorted, source, sourceItem, sourceView, specialized
  case specifier, split, sqrt, squareRoot, standard, standardized, startAccessingSecurityScopedResource
  case startIndex, startOfDay, starts, state, stateObject, `static`, step, storeBox, storeCaptureBox
  case storeGlobal, storeLocal, stored, stride, string, stringArray, stringLiteral, strings, `struct`
  case structure, stub, style, subject, subscript_, subscriptAccess, subscriptDeclaration, subtract
  case subtracting, subviews, success, suffix, superReference, superview, swap, swapAt, swipeActions
  case switchCase, symbol, symmetricDifference, sync, systemName, systemUptime, tabBarController, tabItem
  case tag, takeBox, takeCaptureBox, takeLocal, takeMember, tan, task, temporaryDirectory, ternary, text
  case through, throwError, throwing, throwingSleep, thrown, time, timeInterval, timeIntervalSince
  case timeIntervalSince1970, timeIntervalSinceNow, timeIntervalSinceReferenceDate, timeStyle, timeZone
  case timer, title, titleVisibility, to, toLength, toNearestOrEven, toOffset, toggle, toolbar, top
  case topViewController, towardZero, trailing, transaction, trimmingCharacters, trunc
  case truncatingRemainder, tryOrFail, tuple, tupleElement, type, typeAlias, typeMember, typed, uiImage
  case ulpOfOne, underestimatedCount, undoManager, unicodeScalars, union, uniqueKeysWithValues, unit
  case unknown, unknownArgument, unknownView, unsafeBitCast, unsupported, until, unwrappedNil, up, upTo
  case update, updateUIView, updateUIViewController, updateValue, upperBound, uppercase, uppercased, url
  case urls, user, userInfo, userInterfaceIdiom, using, utf16, utf8, uuid, uuidString, value, values
  case variable, variadic, vertical, verticalSizeClass, view, viewControllers, viewDidAppear, viewDidLoad
  case viewWillAppear, visible, visibleViewController, wait, waitForAll, wallDeadline, weekOfYear, weekday
  case `where`, whileLoop, whitespaces, wholeNumberValue, wildcard, willSet, window, windowScene, windows
  case with, withAnimation, withCheckedContinuation, withCheckedThrowingContinuation
  case withDiscardingTaskGroup, withExtendedLifetime, withLock, withPad, withTaskCancellationHandler
  case withTaskGroup, withThrowingTaskGroup, withTimeInterval, withTransaction, withUnsafeBytes
  case withUnsafeContinuation, withUnsafeThrowingContinuation, wrapped, wrappedValue, wrapper, wrappingAdd
  case wrappingMultiply, wrappingSubtract, write, year, yield, yielding, zero, zip
}
