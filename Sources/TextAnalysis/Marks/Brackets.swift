import LanguageData

/// Brackets of whatever width.
enum Brackets {
  /// Whether a bracket opens; none for other characters.
  package static func side(of scalar: Unicode.Scalar) -> Bool? { pair(of: scalar)?.opens }

  /// The bracket of ASCII or of CJK that a bracket stands for, and whether it opens.
  package static func pair(of scalar: Unicode.Scalar) -> (kind: Unicode.Scalar, opens: Bool)? {
    switch scalar {
    case "(", "（": ("(", true)
    case ")", "）": ("(", false)
    case "[", "［": ("[", true)
    case "]", "］": ("[", false)
    case "{", "｛": ("{", true)
    case "}", "｝": ("{", false)
    case "【": ("【", true)
    case "】": ("【", false)
    case "「": ("「", true)
    case "」": ("「", false)
    case "『": ("『", true)
    case "』": ("『", false)
    case "《": ("《", true)
    case "》": ("《", false)
    case "〈": ("〈", true)
    case "〉": ("〈", false)
    case "〔": ("〔", true)
    case "〕": ("〔", false)
    default: nil
    }
  }
}

/// How many brackets of a text are open or closed too often.
package struct BracketCount {
  /// For each kind, those that open less those that close.
  package private(set) var surplus: [Unicode.Scalar: Int] = [:]

  /// A bracket that opens and the one that closes it, where only one of them is full-width.
  package private(set) var mixedPair: (opening: Unicode.Scalar, closing: Unicode.Scalar)?

  /// How many brackets such as that of “a)” were left out, except at the beginning of lines.
  package private(set) var listMarks = 0

  /// Counts the brackets of a text, without those of faces, of lists such as “a)”, and of
  /// brackets that are spoken of; inside lines a list has two such marks or more, unless `hasLists`
  /// says that one is enough.
  package init(_ scalars: [Unicode.Scalar], hasLists: Bool = true) {
    count(scalars)
    if !hasLists, listMarks == 1 { surplus["(", default: 0] -= 1 }
  }

  private mutating func count(_ scalars: [Unicode.Scalar]) {
    var quotations: Set<Unicode.Scalar> = []
    var last: (kind: Unicode.Scalar, index: Int)?
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isQuotationMark { quotations.formSymmetricDifference([scalar]) }
      // Corners are quotation marks, which another rule checks.
      guard let (kind, opens) = Brackets.pair(of: scalar), kind != "「", kind != "『",
        !Self.isSpokenOf(at: index, in: scalars, quotations),
        !Self.isFace(at: index, in: scalars)
      else { continue }
      if !opens, let start = Self.listMark(before: index, in: scalars) {
        if start > 0, scalars[start - 1].isSpace, kind == "(" { listMarks += 1 }
        continue
      }
      if !opens, let open = last, open.kind != kind, open.kind.endsInterval, kind.endsInterval,
        Self.isInterval(scalars[open.index + 1..<index])
      {
        surplus[open.kind, default: 0] -= 1
      } else {
        surplus[kind, default: 0] += opens ? 1 : -1
      }
      if !opens, let open = last, open.kind == kind,
        (scalars[open.index].value < 0x80) != (scalar.value < 0x80)
      {
        mixedPair = (scalars[open.index], scalar)
      }
      last = opens ? (kind, index) : nil
    }
  }

  /// Whether there are as many that open as that close, where `[0, 1)` is one pair.
  package var isBalanced: Bool { surplus.allSatisfy { $0.value == 0 } }

  /// Whether two numbers, or what stands for them, are between brackets.
  private static func isInterval(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.count <= 40 else { return false }
    var letters = 0
    for scalar in scalars {
      letters = scalar.isLetter ? letters + 1 : 0
      if letters > 1 { return false }
    }
    return scalars.contains { $0 == "," || $0 == ";" || $0 == "." }
  }

  /// Whether it is all that is between two quotation marks, of which the first one opens.
  private static func isSpokenOf(
    at index: Int, in scalars: [Unicode.Scalar], _ quotations: Set<Unicode.Scalar>
  ) -> Bool {
    guard let before = scalars[at: index - 1], before.isQuotationMark,
      scalars[at: index + 1]?.isQuotationMark == true
    else { return false }
    return quotations.contains(before)
  }

  /// Where “a”, “2” or “iv” before a closing bracket begins, at the beginning of a line or behind a
  /// space; none where the bracket has another half.
  private static func listMark(before index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let before = scalars[at: index - 1], before.isLetter || before.isNumeral else {
      return nil
    }
    var start = index - 1
    while start > 0, index - start < 4, scalars[start - 1].isLetter || scalars[start - 1].isNumeral
    {
      start -= 1
    }
    let begins = start == 0 || scalars[start - 1].isBlank
    return begins && index - start < 4 && !scalars[..<start].hasOpenBracket ? start : nil
  }

  private static func isFace(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    var eyes = index - 1
    if scalars[at: eyes] == "-" { eyes -= 1 }
    guard let eye = scalars[at: eyes], eye == ":" || eye == ";" else { return false }
    guard let cheek = scalars[at: eyes - 1] else { return true }
    return cheek.isBlank || cheek == .placeholder || cheek.isQuestioning || cheek == "."
  }
}

extension Unicode.Scalar {
  fileprivate var isNumeral: Bool { decimalDigit != nil }

  /// Whether it may be at one end of `[0, 1)`.
  fileprivate var endsInterval: Bool { self == "(" || self == "[" }
}

extension ArraySlice<Unicode.Scalar> {
  /// Whether one of the last brackets in it is open at its end.
  fileprivate var hasOpenBracket: Bool {
    var closed = 0
    for scalar in reversed().prefix(200) {
      guard let opens = Brackets.side(of: scalar) else { continue }
      if opens && closed == 0 { return true }
      closed += opens ? -1 : 1
    }
    return false
  }
}
