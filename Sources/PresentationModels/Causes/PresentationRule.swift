import PresentationRuntime

/// A rule of the platform that a cause rests on, by its number in the presentation rules.
enum PresentationRule: Int {
  case twoWaysToRead = 1
  case bindingIsNoRead
  case writes
  case gate
  case snapshots
  case bindingSubscribesItsReader
  case bareBindingIsASnapshot
  case batching
  case orderOfATurn
  case onChange
  case virtualTime
  case objectModels
  case observableObjects
  case contentIsCalledWhenShown
  case contentIsRenewedWhileShown
  case sheetOfAnItem
  case edgesAndDismissal
  case identity
  case representables
  case onePresentationForEachPresenter
  case severalModifiers
  case presentingDuringADismissal
  case ownerRemoved
  case itemsAreFrozen
  case shareSheetWithoutItems
  case shareSheetOfAText
  case copy
  case closing
  case filling
  case cellsOfTheSheet
  case anchorOnAnIPad
  case labelOfCopy
  case copyOfSeveralItems
  case ownActivities
  case activitiesFollowTheItems
  case presenceOnTheClipboard
  case menus
  case destructiveSwipeAction
  case hostedContent
  case escapingContent

  /// The number as reports print it: `R5`.
  var id: String { "R\(rawValue)" }

  /// How sure the rule is, the strongest first.
  var bases: [Basis] {
    switch self {
    case .twoWaysToRead, .writes, .bareBindingIsASnapshot, .batching, .orderOfATurn, .onChange, .observableObjects:
      [.derived]
    case .bindingIsNoRead, .gate, .snapshots, .objectModels: [.derived, .measured]
    case .bindingSubscribesItsReader, .contentIsCalledWhenShown: [.measured]
    case .virtualTime, .closing, .copyOfSeveralItems: [.assumed]
    case .contentIsRenewedWhileShown: [.measured, .reported]
    case .sheetOfAnItem: [.documented, .measured]
    case .edgesAndDismissal, .anchorOnAnIPad: [.documented, .reported]
    case .identity: [.derived, .reported]
    case .representables, .ownActivities, .hostedContent, .escapingContent: [.documented]
    case .onePresentationForEachPresenter, .severalModifiers, .presentingDuringADismissal, .ownerRemoved, .filling,
      .activitiesFollowTheItems, .menus, .destructiveSwipeAction:
      [.reported]
    case .itemsAreFrozen, .shareSheetWithoutItems, .shareSheetOfAText, .copy, .cellsOfTheSheet: [.observed]
    case .labelOfCopy: [.observed, .reported]
    case .presenceOnTheClipboard: [.documented, .assumed]
    }
  }
}
