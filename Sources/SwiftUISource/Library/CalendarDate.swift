/// A moment in the fixed calendar, time zone (GMT) and locale (English, United States).
struct CalendarDate {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int
  /// From one, Sunday.
  var weekday: Int

  /// The moment `seconds` after the start of 2001.
  init(seconds: Double) {
    // Beyond a hundred million years the calendar stands still.
    let bounded = seconds.isNaN ? 0 : min(max(seconds, -3e15), 3e15)
    let whole = Int(bounded.rounded(.down)) + 978_307_200
    let days = Int((Double(whole) / 86_400).rounded(.down))
    var rest = whole - days * 86_400
    hour = rest / 3_600
    rest %= 3_600
    minute = rest / 60
    second = rest % 60
    weekday = ((days % 7 + 7 + 4) % 7) + 1
    // Days since 1970 to a date, after Howard Hinnant.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The moment so many months later, at the last day of the month where it has no such day.
  static func adding(months: Double, to seconds: Double) -> Double {
    let date = CalendarDate(seconds: seconds)
    let total = date.year * 12 + date.month - 1 + Int(min(max(months, -1e9), 1e9))
    let year = total >= 0 ? total / 12 : (total - 11) / 12
    let month = total - year * 12 + 1
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let length = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    let passed = days(date.year, date.month, date.day)
    return seconds + Double(days(year, month, min(date.day, length)) - passed) * 86_400
  }

  /// The days since 1970, after Howard Hinnant.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// As `print` writes a date.
  var description: String {
    "\(year)-\(padded(month))-\(padded(day)) \(padded(hour)):\(padded(minute)):\(padded(second)) +0000"
  }

  /// The date in one of the system's lengths.
  func date(_ style: Word) -> String {
    switch style {
    case .omitted, .none: ""
    case .short, .numeric: "\(month)/\(day)/\(style == .short ? padded(year % 100) : "\(year)")"
    case .long: "\(Self.months[month - 1]) \(day), \(year)"
    case .full, .complete: "\(Self.weekdays[weekday - 1]), \(Self.months[month - 1]) \(day), \(year)"
    default: "\(Self.months[month - 1].prefix(3)) \(day), \(year)"
    }
  }

  /// The time in one of the system's lengths.
  func time(_ style: Word) -> String {
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    let half = hour < 12 ? "AM" : "PM"
    switch style {
    case .omitted, .none: return ""
    case .standard, .medium, .complete, .long: return "\(twelve):\(padded(minute)):\(padded(second)) \(half)"
    default: return "\(twelve):\(padded(minute)) \(half)"
    }
  }

  /// The date by a pattern of letters, as a `DateFormatter` has it.
  func text(pattern: String) -> String {
    var result = ""
    var isQuoted = false
    var index = pattern.startIndex
    while index < pattern.endIndex {
      let letter = pattern[index]
      if letter == "'" {
        isQuoted.toggle()
        index = pattern.index(after: index)
        continue
      }
      var count = 0
      var end = index
      while end < pattern.endIndex, pattern[end] == letter {
        count += 1
        end = pattern.index(after: end)
      }
      result += isQuoted ? String(pattern[index..<end]) : piece(letter, count)
      index = end
    }
    return result
  }

  private func piece(_ letter: Character, _ count: Int) -> String {
    switch letter {
    case "y": count == 2 ? padded(year % 100) : "\(year)"
    case "M":
      count >= 4
        ? Self.months[month - 1]
        : count == 3 ? String(Self.months[month - 1].prefix(3)) : count == 2 ? padded(month) : "\(month)"
    case "d": count == 2 ? padded(day) : "\(day)"
    case "E": count >= 4 ? Self.weekdays[weekday - 1] : String(Self.weekdays[weekday - 1].prefix(3))
    case "H": count == 2 ? padded(hour) : "\(hour)"
    case "h": count == 2 ? padded(hour % 12 == 0 ? 12 : hour % 12) : "\(hour % 12 == 0 ? 12 : hour % 12)"
    case "m": count == 2 ? padded(minute) : "\(minute)"
    case "s": count == 2 ? padded(second) : "\(second)"
    case "a": hour < 12 ? "AM" : "PM"
    case "S": String(repeating: "0", count: count)
    case "Z", "z": "GMT"
    default: String(repeating: String(letter), count: count)
    }
  }
}
