/// How a term is mostly written, in capitals and small letters.
struct TermSpelling {
  private var inside: [String: Int] = [:]
  private var insideHeadlines: [String: Int] = [:]
  private var atStart: [String: Int] = [:]
  private let language: String

  /// Begins without uses.
  init(language: String) { self.language = language }

  /// Counts how it is written at one position.
  mutating func add(_ spelling: String, isAtStart: Bool, isInHeadline: Bool) {
    if isAtStart {
      atStart[spelling, default: 0] += 1
    } else if isInHeadline {
      insideHeadlines[spelling, default: 0] += 1
    } else {
      inside[spelling, default: 0] += 1
    }
  }

  /// The commonest spelling inside of sentences, of headlines where there is none, and else that at
  /// the start of strings, whose first capital is the string's own.
  var commonest: String? {
    if let inside = Self.commonest(of: inside) ?? Self.commonest(of: insideHeadlines) {
      return inside
    }
    guard let start = Self.commonest(of: atStart) else { return nil }
    if start.hasInnerCapital { return start }
    guard language == "de" || language == "lb" else { return start.lowercased(in: language) }
    // A German noun has its capital everywhere, a verb only here.
    return start.mayBeGermanVerb ? nil : start
  }

  private static func commonest(of counts: [String: Int]) -> String? {
    counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension String {
  /// Whether it ends as German verbs do, and not as plurals of nouns mostly do.
  fileprivate var mayBeGermanVerb: Bool {
    let nouns = ["ungen", "ionen", "täten", "heiten", "keiten", "schaften"]
    return ["en", "ern", "eln", "iere"].contains(where: hasSuffix)
      && !nouns.contains(where: hasSuffix)
  }

  /// Whether a letter after the first one is a capital, as in “iPhone”, “VPN” or “Quick Connect”.
  var hasInnerCapital: Bool { dropFirst().contains(where: \.isUppercase) }
}
