// The words are spelled as the library spells them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The names of the library that the interpreter knows.
enum Word: Int, CaseIterable, Sendable {
  case ActionSheet, ActivityType, AdditiveArithmetic, Alert, Alignment, Angle, AngularGradient, Animation
  case AnyCancellable, AnyCollection, AnyHashable, AnyIterator, AnyLayout, AnyObject, AnySequence, AnyShape
  case AnyShapeStyle, AnyTransition, AnyView, Any_, App, AppStorage, Array, ArraySlice, AsyncImage
  case AttributedString, Axis, BidirectionalCollection, BinaryFloatingPoint, BinaryInteger, Bindable
  case Binding, Bool, Bundle, Button, ButtonRole, ButtonStyle, ByteCountFormatter, CALayer, CATransaction
  case CGAffineTransform, CGFloat, CGPoint, CGRect, CGSize, CGVector, Calendar, Cancellable
  case CancellationError, Canvas, Capsule, CaseIterable, Character, CharacterSet, Chart, CheckedContinuation
  case Circle, ClosedRange, CocoaError, Codable, CodableTransferRepresentation, CodingKey, Collection, Color
  case ColorPicker, ColorScheme, Combine, CommandGroup, CommandLine, CommandMenu, Commands, Comparable
  case ContentMode, ContentUnavailableView, Context, ContiguousArray, ContinuousClock, ControlGroup
  case CurrentValueSubject, CustomDebugStringConvertible, CustomStringConvertible
  case CustomizableToolbarContent, Data, DataRepresentation, Date, DateComponents, DateComponentsFormatter
  case DateFormatter, DateInterval, DatePicker, Decimal, Decodable, Decoder, DecodingError, Dictionary
  case DisclosureGroup, DispatchGroup, DispatchQueue, DispatchTime, DispatchWorkItem, Divider, DocumentGroup
  case Double, DragGesture, Duration, DynamicTypeSize, Edge, EdgeInsets, EditButton, Ellipse, EmptyView
  case Encodable, Encoder, Environment, EnvironmentKey, EnvironmentObject, EnvironmentValues, Equatable
  case Error, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral
  case ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, FileManager
  case FileRepresentation, FixedWidthInteger, Float, FloatingPoint, FocusState, Font, ForEach, Form
  case Foundation, Future, Gauge, GeometryProxy, GeometryReader, GestureState, GlassEffectContainer
  case Gradient, Grid, GridItem, GridRow, Group, GroupBox, HStack, HStackLayout, Hashable, Hasher
  case HorizontalAlignment, ISO8601DateFormatter, ISO8601Format, Identifiable, Image, IndexPath, IndexSet
  case InsettableShape, Int, Int16, Int32, Int64, Int8, IteratorProtocol, JSONDecoder, JSONEncoder, Just
  case KeyPath, KeyPathComparator, KeyedDecodingContainer, LPLinkMetadata, Label, LabelStyle, LabeledContent
  case Layout, LazyHGrid, LazyHStack, LazyVGrid, LazyVStack, LinearGradient, Link, List, ListFormatter
  case Locale, LocalizedError, LocalizedStringKey, LocalizedStringResource, Logger, LongPressGesture
  case MFMailComposeViewController, MagnificationGesture, MainActor, Map, Material, Measurement
  case MeasurementFormatter, Menu, MenuBarExtra, Mirror, MutableCollection, NSArray, NSAttributedString
  case NSCoder, NSData, NSDate, NSDictionary, NSError, NSInteger, NSItemProvider, NSLocalizedString, NSLock
  case NSLog, NSManagedObject, NSManagedObjectContext, NSMutableArray, NSMutableAttributedString
  case NSMutableDictionary, NSNull, NSNumber, NSObject, NSPersistentContainer, NSPredicate, NSRecursiveLock
  case NSSet, NSSortDescriptor, NSString, NSStringFromClass, NSURL, Name, Namespace, NavigationLink
  case NavigationPath, NavigationSplitView, NavigationSplitViewVisibility, NavigationStack, NavigationView
  case Never, Notification, NotificationCenter, NumberFormatter, Numeric, OSLog, ObjectIdentifier
  case Observable, ObservableObject, ObservableObjectPublisher, ObservedObject, OperationQueue, OptionSet
  case Optional, PHPickerConfiguration, PHPickerViewController, PartialKeyPath, PassthroughSubject
  case PasteButton, Path, PersonNameComponentsFormatter, Picker, PreferenceKey, PresentationDetent
  case PreviewProvider, PrimitiveButtonStyle, ProcessInfo, ProgressView, ProxyRepresentation, Published
  case Publishers, RadialGradient, RandomAccessCollection, Range, RangeReplaceableCollection, RangeSet
  case RawRepresentable, Rectangle, ReferenceWritableKeyPath, RelativeDateTimeFormatter, Result
  case RotationGesture, RoundedRectangle, RunLoop, SFSafariViewController, ScaledMetric, Scene, SceneStorage
  case ScrollView, ScrollViewProxy, ScrollViewReader, Section, SecureField, Selector, Sendable, Sequence
  case Set, SetAlgebra, Settings, Shape, ShapeStyle, ShareLink, SignedNumeric, Slider, SortDescriptor
  case Spacer, State, StateObject, StaticString, Stepper, Strideable, String, StringProtocol, Substring
  case SuspendingClock, SwiftUI, Swift_, SystemRandomNumberGenerator, Tab, TabView, Table, TableColumn
  case TapGesture, Task, TaskGroup, Text, TextAlignment, TextEditor, TextField, TextFieldStyle
  case ThrowingTaskGroup, TimeInterval, TimeZone, TimelineView, Timer, Toggle, ToggleStyle, ToolbarContent
  case ToolbarItem, ToolbarItemGroup, ToolbarItemPlacement, ToolbarSpacer, Transaction, Transferable, Type_
  case UIActivity, UIActivityIndicatorView, UIActivityItemSource, UIActivityViewController, UIAlertAction
  case UIAlertController, UIApplication, UIBarButtonItem, UIBezierPath, UIButton, UICollectionView, UIColor
  case UIContentSizeCategory, UIDevice, UIDocumentPickerViewController, UIEdgeInsets, UIFont
  case UIHostingController, UIImage, UIImagePickerController, UIImageView, UIImpactFeedbackGenerator, UIKit
  case UILabel, UIModalPresentationStyle, UINavigationController, UINotificationFeedbackGenerator
  case UIPasteboard, UIPopoverArrowDirection, UIScreen, UIScrollView, UISelectionFeedbackGenerator
  case UISplitViewController, UIStackView, UISwitch, UITabBarController, UITableView, UITableViewController
  case UITextField, UITextView, UIView, UIViewController, UIViewControllerRepresentable, UIViewRepresentable
  case UIWindow, UIWindowScene, UInt, UInt16, UInt32, UInt64, UInt8, URL, URLError, URLRequest, URLSession
  case UTType, UUID, UnevenRoundedRectangle, Unicode, UnitPoint, UserDefaults, VStack, VStackLayout
  case VerticalAlignment, VideoPlayer, View, ViewModifier, ViewThatFits, Visibility, Void, WKWebView
  case WebView, Window, WindowGroup, WritableKeyPath, ZStack, abbreviated, abs, absoluteString, absoluteURL
  case accessibility, accessibilityIdentifier, accessibilityLabel, accessibilityReduceMotion
  case accessibilityReduceTransparency, accessibilityVoiceOverEnabled, action, actionSheet, actions
  case activationState, active, activity, activityItems, activityTitle, activityType, activityViewController
  case activityViewControllerLinkMetadata, activityViewControllerPlaceholderItem, actor, add, addAction,
    addArrangedSubview, addSubview
  case addTask, addTaskUnlessCancelled, addTextField, addToReadingList, addingPercentEncoding
  case addingTimeInterval, advanced, after, airDrop, alert, alertAction, alertButton, allCases_, allSatisfy
  case animate, animation, animations, any, anyView, append, appending, appendingPathComponent
  case appendingPathExtension, applicationActivities, argument, arguments, array, arrayLiteral, asType
  case asciiValue, assert, assertionFailure, assign, assignToContact, assignment, associatedType
  case assumeIsolated, async, asyncAfter, at, atOffsets, atan2, attributed, autoreleasepool, available
  case await, awaiting, awayFromZero, background, badge, barButtonItem, base64EncodedString, before, binary
  case bindable, binding, bitAnd, bitOr, bitXor, block, body, bool, boolean, booleanLiteral, bound, bounds
  case box, branch, breakLoop, builderGroup, built, button, buttons, by, byAdding, calendar, call
  case callAsFunction, callFunction, callInitializer, callLibrary, callMethod, callSuper, callValue
  case canOpenURL, canPerform, cancel, cancelAll, capacity, capitalized, capture, caseInsensitiveCompare
  case cast, cbrt, ceil, chain, changeCount, channel, character, charactersIn, checkCancellation, children
  case clamped, `class`, classMember, close, closedRange, closure, code, coerce, colorScheme, combine
  case compact, compactMap, compactMapValues, compare, complete, completion, completionWithItemsHandler
  case component, components, composition, computed, confirmation, confirmationDialog, connectedScenes
  case constant, construct, container, contains, content, contentsOf, context, contextMenu, continuation
  case continueLoop, control, controller, coordinator, copy, copyToPasteboard, cos, count, cover, crash
  case crashForced, currency, current, currentContext, custom, data, date, dateFormat, dateStyle, day
  case deadline, debugDescription, debugPrint, decimal, decimalDigits, declaration, decoding, decorative
  case `default`, defaultValue, deferred, deinitializer, delay, delegate, deletingLastPathComponent
  case describeOptional, describing, description, destination, destructive, destructure, detached, detail
  case dialog, dictionary, dictionaryLiteral, didSet, didMove, disabled, discard, dismiss, dismissButton
  case displayScale, distance, distantFuture, distantPast, divide, dividingBy, doCatch, domain, double
  case doubleValue, down, drop, dropFirst, dropLast, dump, duplicate, edge, editMode, element, elementsEqual
  case empty, endIndex, endTry, endlessWork, `enum`, enumCase, enumerated, enumeration, environment
  case environmentObject, environmentType, equal, equatable, erased, error, errorDescription, event, every
  case exactly, excludedActivityTypes, execute, exp, expression, `extension`, fabs, fails, failure
  case fallThrough, fatal, fatalError, field, file, filePath, fileURLWithPath, filter, finalize, finished
  case first, firstIndex, flag, flatMap, float, floatLiteral, floor, folding, footer, `for`, forEach, forIn
  case forKey, force, forceUnwrap, forced, foregroundActive, foreign, form, formIntersection
  case formSymmetricDifference, formUnion, format, formatted, formatter, fractionLength, frame, from
  case fromByteCount, fromOffsets, full, fullScreen, fullScreenCover, function, functionReference, functions
  case general, get, getter, global, greater, greaterOrEqual, greatestFiniteMagnitude, grid, group, grouping
  case guardElse, halfOpenRange, handler, hasPrefix, hasStrings, hasSuffix, hasURLs, hash, hashValue, hasher
  case header, hidden, hole, horizontal, horizontalSizeClass, host, hosting, hour, icon, id, identical
  case identifier, identity, ifElse, image, immediate, implicitMember, implicitlyUnwrapped, importModule
  case `in`, inOut, inSameDayAs, index, indices, inert, infinity, `init`, initial, initialValue, initializer
  case insert, inserted, instance, int, intValue, integer, integerLiteral, integerValue, integersIn, intent
  case interactiveDismissDisabled, interpolate, interpolation, intersection, into, invalidate, isActive
  case isAny, isBeingDismissed, isBeingPresented, isCancelled, isDate, isDateInToday, isDisjoint, isEmpty
  case isEnabled, isFileURL, isFinite, isFunction, isInfinite, isKeyWindow, isKnownUniquelyReferenced
  case isLess, isLetter, isLowercase, isModalInPresentation, isMultiple, isNaN, isNewline, isNil, isNumber
  case isOn, isPresented, isPunctuation, isSearching, isSubset, isSuperset, isSwitch, isType, isUppercase
  case isWhitespace, isWholeNumber, item, itemForActivityType, itemProvider, items, iterate, iterator
  case joined, jpegData, jump, jumpIfFalse, jumpIfGiven, jumpIfNil, jumpIfNotWritten, jumpIfTrue, key
  case keyPath, keyWindow, keys, label, labeled, last, lastIndex, lastPathComponent, layered
  case layoutDirection, lazy, leading, leastNonzeroMagnitude, leftToRight, less, lessOrEqual
  case lexicographicallyPrecedes, library, light, lines, link, list, loadBox, loadCapture, loadCaptureBox
  case loadGlobal, loadLocal, local, locale, localized, localizedCapitalized
  case localizedCaseInsensitiveCompare, localizedCaseInsensitiveContains, localizedCompare
  case localizedDescription, localizedLowercase, localizedStandardCompare, localizedStandardContains
  case localizedString, localizedUppercase, log, log10, log2, long, lowerBound, lowercased, macro
  case macroExpansion, made, magnitude, mail, main, makeBody, makeClosure, makeCoordinator, makeIterator
  case makeUIView, makeUIViewController, managedObjectContext, map, mapError, mapValues, marked, markupAsPDF
  case mask, match, matchCase, matchExpression, matchType, max, maxSplits, maximumFractionDigits, medium
  case member, memberAfterInsert, menu, menuItems, merge, merging, message, metadata, metatype, methods
  case microseconds, milliseconds, min, minimumFractionDigits, minute, minutes, missing, missingArgument
  case modalPresentationStyle, model, modelContext, modified, modifier, month, move, multiply, name, named
  case namedTuple, nan, nanoseconds, native, navigation, navigationBarItems, navigationBarTitle
  case navigationController, navigationDestination, navigationTitle, negate, never, newBox, newValue
  case newlines, next, nilLiteral, nilValue, none, nonzeroBitCount, not, notEqual, notIdentical, nothing
  case now, number, numberStyle, numeric, numericCast, object, objectWillChange, observedObject, of, offset
  case offsetBy, oldValue, omitted, omittingEmptySubsequences, onAppear, onChange, onCommit, onDecrement
  case onDelete, onDisappear, onDismiss, onEditingChanged, onIncrement, onReceive, onTap, onTapGesture
  case opacity, opaque, open, operation, operatorDeclaration, operatorReference, optional, optionalChain
  case optionalMap, orderedAscending, orderedDescending, orderedSame, os_log, other, overFullScreen
  case overlaps, overlay, pad, padding, parameter, parent, parenthesized, path, pathExtension, pattern
  case payload, perProperty, percent, perform, phone, pi, picker, placeUnder, plain, pngData, pop, popBelow
  case popFirst, popJumpIfNil, popLast, popover, popoverPresentationController, post, postfix, pow
  case precedenceGroup, precision, precomposedStringWithCanonicalMapping, precondition, preconditionFailure
  case preferredStyle, prefix, prepare, present, presentation, presentationDetents, presentationMode
  case presentedViewController, presenting, presentingViewController, preview, primaryAction, primaryButton
  case print, processInfo, projectedValue, projection, prompt, propagating, `protocol`, proxy, publish
  case published, publisher, punctuationCharacters, pushHandler, query, quotient, quotientAndRemainder
  case radix, random, randomElement, range, rawData, rawValue_, reduce, reflecting, regex, regular, relative
  case relativePath, remainder, remove, removeAll, removeFirst, removeLast, removeObject, removeSubrange
  case removeValue, removingPercentEncoding, repeatElement, repeatWhile, repeating, repeats, replaceSubrange
  case replacing, replacingOccurrences, representable, reserveCapacity, result, resume, returnValue, returning
  case returns, reverse, reversed, role, root, rootView, rootViewController, round, rounded, run
  case safeAreaBar, safeAreaInset, saveImage, saveToCameraRoll, scene, scenePhase, scheduledTimer, scheme
  case scroll, searchSuggestions, searchable, second, secondaryButton, seconds, section, selection
  case selfMember, selfReference, selfType, self_, send, separatedBy, separator, sequence, set, setDefaults
  case setLocalizedDateFormatFromTemplate, setMember, setString, setSubscript, setText, setTitle, setTuple
  case setValue, setWrapper, shape, shareLink, shared, sheet, sheetPresentationController, shiftLeft
  case shiftRight, short, shortened, show, showDetailViewController, shuffle, shuffled, sidebar, signum, sin
  case since, single, sink, size, sleep, sleepError, sleeping, some, sort, sorted, source, sourceItem
  case sourceView, specialized, specifier, split, sqrt, squareRoot, standard, standardized
  case startAccessingSecurityScopedResource, startIndex, startOfDay, starts, state, stateObject, `static`
  case step, storeBox, storeCaptureBox, storeGlobal, storeLocal, stored, stride, string, stringArray
  case stringLiteral, strings, `struct`, structure, stub, style, subject, subscriptAccess
  case subscriptDeclaration, subscript_, subtract, subtracting, subviews, success, suffix, superReference
  case superview, swap, swapAt, swipeActions, switchCase, symbol, symmetricDifference, sync, systemName
  case systemUptime, tabBarController, tabItem, tag, takeBox, takeCaptureBox, takeLocal, takeMember, tan
  case task, temporaryDirectory, ternary, text, through, throwError, throwing, throwingSleep, thrown, time
  case timeInterval, timeIntervalSince, timeIntervalSince1970, timeIntervalSinceNow
  case timeIntervalSinceReferenceDate, timeStyle, timeZone, timer, title, titleVisibility, to, toLength
  case toNearestOrEven, toOffset, toggle, toolbar, top, topViewController, towardZero, trailing, transaction
  case trimmingCharacters, trunc, truncatingRemainder, tryOrFail, tuple, tupleElement, type, typeAlias
  case typeMember, typed, uiImage, ulpOfOne, underestimatedCount, undoManager, unicodeScalars, union
  case uniqueKeysWithValues, unit, unknown, unknownArgument, unknownView, unsafeBitCast, unsupported, until
  case unwrappedNil, up, upTo, update, updateUIView, updateUIViewController, updateValue, upperBound
  case uppercase, uppercased, url, urls, user, userInfo, userInterfaceIdiom, using, utf16, utf8, uuid
  case uuidString, value, values, variable, variadic, vertical, verticalSizeClass, view, viewDidLoad, viewDidAppear,
    viewWillAppear, viewControllers
  case visible, visibleViewController, wait, waitForAll, wallDeadline, weekOfYear, weekday, `where`
  case whileLoop, whitespaces, wholeNumberValue, wildcard, willSet, window, windowScene, windows, with
  case withAnimation, withCheckedContinuation, withCheckedThrowingContinuation, withDiscardingTaskGroup
  case withExtendedLifetime, withLock, withPad, withTaskCancellationHandler, withTaskGroup
  case withThrowingTaskGroup, withTimeInterval, withTransaction, withUnsafeBytes, withUnsafeContinuation
  case withUnsafeThrowingContinuation, wrapped, wrappedValue, wrapper, wrappingAdd, wrappingMultiply
  case wrappingSubtract, write, year, yield, yielding, zero, zip
}
