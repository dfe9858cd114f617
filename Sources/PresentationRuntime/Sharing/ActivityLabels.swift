/// The labels of a share sheet's activities by system language: data, never code (R32).
enum ActivityLabels {
  /// Copy in each language; the first one is shown.
  private static let copy: [(language: String, labels: [String])] = [
    ("en", ["Copy"]), ("ko", ["복사", "Copy"]), ("zh-Hans", ["拷贝"]), ("zh-Hant", ["拷貝"]), ("ja", ["コピー"]),
    ("ru", ["Скопировать"]), ("fr", ["Copier"]), ("de", ["Kopieren"]), ("es", ["Copiar"]), ("pt-BR", ["Copiar"]),
    ("it", ["Copia"]), ("nl", ["Kopieer"]), ("sv", ["Kopiera"]), ("da", ["Kopier"]), ("nb", ["Kopier"]),
    ("fi", ["Kopioi"]), ("pl", ["Kopiuj"]), ("cs", ["Kopírovat"]), ("tr", ["Kopyala"]),
    ("uk", ["Скопіювати", "Копіювати"]), ("vi", ["Sao chép"]), ("ar", ["نسخ"]), ("he", ["העתק"]),
  ]

  /// The languages that are known.
  static let languages = copy.map(\.language)

  /// What an activity is called; of most only the English label is known.
  static func label(of type: ActivityType, in language: String) -> String {
    switch type {
    case .addToReadingList: "Add to Reading List"
    case .airDrop: "AirDrop"
    case .assignToContact: "Assign to Contact"
    case .copy: copy.first { $0.language == language }?.labels[0] ?? "Copy"
    case .custom(let name): name
    case .mail: "Mail"
    case .markupAsPDF: "Markup"
    case .message: "Messages"
    case .print: "Print"
    case .saveImage: "Save Image"
    }
  }
}
