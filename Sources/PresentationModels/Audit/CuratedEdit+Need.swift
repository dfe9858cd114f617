import SwiftUISource

extension CuratedEdit {
  /// What a view lacks for which the edit cannot be made.
  var need: String {
    switch self {
    case .boolBesideArray: "no sheet that shares the item it is presented for"
    case .buttonWritesClipboard: "no button whose payload can be read"
    case .constantIdentity: "no payload with an id that is replaced while it is shown"
    case .delayedLoad: "no payload that could be loaded later"
    case .emptyItems: "no array that is handed to a share sheet"
    case .labelShowsPayload: "no label that shows the clipboard"
    case .lateData: "no sheet by item whose payload could come later"
    case .listBehind: "no view that a list could lie behind"
    case .swappedPayloads: "no two buttons with payloads of the same kind"
    case .withoutAnchor: "no share sheet that code could present"
    }
  }
}
