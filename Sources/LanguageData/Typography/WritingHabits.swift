import AuditModel

/// How a language writes sentences: its marks, its spaces, its capitals.
package struct WritingHabits: Sendable {
  /// Scripts whose marks or spaces are special.
  package enum Script: Sendable {
    case alphabetic
    case arabic
    case armenian
    case chinese
    case ethiopic
    case greek
    case hebrew
    case indic
    case japanese
    case korean
    /// Thai, Lao, Khmer, Burmese and Tibetan, which write no spaces between words.
    case southEastAsian
  }

  /// A space before marks, as French has it.
  package enum MarkSpacing: Sendable {
    case none
    /// Before a colon and within guillemets, as in Canada and in Switzerland.
    case colonAndQuotes
    /// Before a semicolon, a question mark and an exclamation mark too.
    case allHighMarks
  }

  /// Its script.
  package let script: Script
  /// Its spaces before marks.
  package let markSpacing: MarkSpacing
  /// Whether it opens questions and exclamations with a mark, as Spanish does.
  package let opensQuestions: Bool
  /// Whether nouns have capitals, as German ones have.
  package let capitalizesNouns: Bool

  /// Whether a vowel may be in a word three times in a row: Filipino repeats the first syllable of
  /// a root behind a prefix, as in “maaari” and “nakaaalam” (Komisyon sa Wikang Filipino,
  /// Ortograpiyang Pambansa), and Estonian joins words without a hyphen, as in “jäääär” (Eesti
  /// õigekeelsussõnaraamat).
  package let triplesVowels: Bool

  /// Looks up a language.
  package init(_ locale: LocaleIdentifier) {
    let language = locale.language
    script = Self.script(locale)
    opensQuestions = language == "es" || language == "ast"
    capitalizesNouns = language == "de" || language == "lb" || language == "gsw"
    triplesVowels = ["fil", "tl", "et"].contains(language)
    markSpacing =
      switch (language, locale.region) {
      case ("fr", "CA"), ("fr", "CH"): .colonAndQuotes
      case ("fr", _): .allHighMarks
      default: .none
      }
  }

  /// Whether words are separated by spaces.
  package var separatesWords: Bool {
    switch script {
    case .chinese, .japanese, .southEastAsian: false
    default: true
    }
  }

  /// Whether its marks are as wide as its characters.
  package var hasWideMarks: Bool { script == .chinese || script == .japanese }

  /// Whether its letters come as capitals and as small ones.
  package var hasCase: Bool {
    switch script {
    case .alphabetic, .greek, .armenian: true
    default: false
    }
  }

  private static func script(_ locale: LocaleIdentifier) -> Script {
    switch locale.script {
    case "Latn", "Cyrl": return .alphabetic
    case "Arab": return .arabic
    default: break
    }
    switch locale.language {
    case "ar", "fa", "ur", "ps", "ckb", "sd", "ug": return .arabic
    case "hy": return .armenian
    case "zh", "yue": return .chinese
    case "am", "ti": return .ethiopic
    case "el": return .greek
    case "he", "iw", "yi": return .hebrew
    case "as", "bn", "gu", "hi", "kn", "ml", "mr", "ne", "or", "pa", "sa", "si", "ta", "te":
      return .indic
    case "ja": return .japanese
    case "ko": return .korean
    case "th", "lo", "km", "my", "bo", "dz": return .southEastAsian
    default: return .alphabetic
    }
  }
}
