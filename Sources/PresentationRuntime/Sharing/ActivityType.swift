/// What a share sheet can do with its items.
public enum ActivityType: Hashable, Sendable {
  case addToReadingList
  case airDrop
  case assignToContact
  case copy
  case mail
  case markupAsPDF
  case message
  case print
  case saveImage
  /// An app's own activity, by its type.
  case custom(String)
}
