import SourceText

/// Returns whether a text is a language tag (RFC 5646, 2.1), without asking for registered subtags.
enum LanguageTag {
  /// Whether the tag is well-formed; capitals make no difference.
  static func isWellFormed(_ tag: String) -> Bool {
    let lower = tag.lowercased()
    if grandfathered.contains(lower) { return true }
    var parts = Parts(lower)
    guard parts.areAlphanumeric else { return false }
    if parts.isPrivateUse { return parts.takePrivateUse() && parts.isAtEnd }
    guard parts.takeLanguage() else { return false }
    parts.take { $0.count == 4 && $0.isLetters }
    parts.take { ($0.count == 2 && $0.isLetters) || ($0.count == 3 && $0.isDigits) }
    guard parts.takeVariants(), parts.takeExtensions() else { return false }
    if parts.isPrivateUse, !parts.takePrivateUse() { return false }
    return parts.isAtEnd
  }

  /// Whether two tags name the same language, which capitals do not change.
  static func areEqual(_ left: String, _ right: String) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }

  // RFC 5646, 2.1, irregular and regular.
  private static let grandfathered: Set = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux",
    "i-mingo", "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl",
    "sgn-ch-de", "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
    "zh-min-nan", "zh-xiang",
  ]
}

/// The subtags that are still to be read.
private struct Parts {
  private var rest: ArraySlice<Substring>

  init(_ tag: String) { rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...] }

  var isAtEnd: Bool { rest.isEmpty }
  var isPrivateUse: Bool { rest.first == "x" }
  var areAlphanumeric: Bool {
    rest.allSatisfy { part in
      (1...8).contains(part.count) && part.utf8.allSatisfy { $0.isASCIIDigit || $0.isASCIILetter }
    }
  }

  /// A language of two to eight letters; only those of two or three may have up to three more.
  mutating func takeLanguage() -> Bool {
    guard let first = rest.first, first.isLetters, (2...8).contains(first.count) else {
      return false
    }
    rest.removeFirst()
    if first.count <= 3 {
      for _ in 0..<3 { take { $0.count == 3 && $0.isLetters } }
    }
    return true
  }

  /// Variants, none of which may appear twice.
  mutating func takeVariants() -> Bool {
    var seen: Set<Substring> = []
    while let part = rest.first, part.isVariant {
      guard seen.insert(part).inserted else { return false }
      rest.removeFirst()
    }
    return true
  }

  /// Extensions: a single character that is only once, and one or more subtags of two or more.
  mutating func takeExtensions() -> Bool {
    var seen: Set<Substring> = []
    while let part = rest.first, part.count == 1, part != "x" {
      guard seen.insert(part).inserted else { return false }
      rest.removeFirst()
      guard takeSome(where: { $0.count >= 2 }) else { return false }
    }
    return true
  }

  mutating func takePrivateUse() -> Bool {
    rest.removeFirst()
    return takeSome { _ in true }
  }

  mutating func take(where fits: (Substring) -> Bool) {
    if let first = rest.first, fits(first) { rest.removeFirst() }
  }

  private mutating func takeSome(where fits: (Substring) -> Bool) -> Bool {
    let count = rest.prefix(while: fits).count
    rest.removeFirst(count)
    return count > 0
  }
}

extension Substring {
  fileprivate var isLetters: Bool { utf8.allSatisfy(\.isASCIILetter) }
  fileprivate var isDigits: Bool { utf8.allSatisfy(\.isASCIIDigit) }
  fileprivate var isVariant: Bool {
    count >= 5 || (count == 4 && utf8.first?.isASCIIDigit == true)
  }
}
