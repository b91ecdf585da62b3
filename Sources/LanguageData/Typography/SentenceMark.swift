/// The meaning of a mark in or behind a sentence, whatever it looks like in a script.
package enum SentenceMark: Hashable, Sendable {
  case stop
  case comma
  case semicolon
  case colon
  case question
  case exclamation
  case ellipsis

  /// Its name.
  package var name: String {
    switch self {
    case .stop: "full stop"
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .colon: "colon"
    case .question: "question mark"
    case .exclamation: "exclamation mark"
    case .ellipsis: "ellipsis"
    }
  }

  /// Its name behind the indefinite article.
  package var nameWithArticle: String {
    switch self {
    case .exclamation, .ellipsis: "an \(name)"
    default: "a \(name)"
    }
  }
}

extension SentenceMark {
  /// The meaning of a character as a mark of a language; none when it is no mark.
  package init?(_ scalar: Unicode.Scalar, in habits: WritingHabits) {
    if scalar.value < 0x80 {
      switch scalar {
      case ".": self = .stop
      case ",": self = .comma
      case ":": self = habits.script == .armenian ? .stop : .colon
      case ";": self = habits.script == .greek ? .question : .semicolon
      case "?": self = .question
      case "!": self = .exclamation
      default: return nil
      }
      return
    }
    if scalar == "·", habits.script != .greek { return nil }
    guard let mark = Self.beyondASCII(scalar) else { return nil }
    self = mark
  }

  private static func beyondASCII(_ scalar: Unicode.Scalar) -> Self? {
    switch scalar {
    case "。", "．", "｡", "।", "॥", "۔", "։", "။", "።", "។", "៕", "།", "॰", "꘎", "᠃", "᙮": .stop
    case "、", "，", "､", "،", "၊", "፣", "՝", "᠂", "﹐": .comma
    case "；", "؛", "፤", "·", "\u{387}", "﹔": .semicolon
    case "：", "፥", "፦", "៖", "﹕", "︰": .colon
    case "？", "؟", "\u{37E}", "፧", "՞", "⁇", "⁈", "⁉", "‽", "﹖": .question
    case "！", "՜", "‼", "﹗": .exclamation
    case "…", "⋯", "‥": .ellipsis
    default: nil
    }
  }
}
