import AuditModel

/// A place in Swift code with a defect that shows in the code alone.
package struct CodeDefect: Hashable, Sendable {
  /// The defect.
  package let kind: Kind
  /// Where it is.
  package let location: SourceLocation

  /// A defect in code.
  package enum Kind: Hashable, Sendable {
    /// A text of UIKit has a font of so many points, as the code writes the number.
    case fixedFont(points: String)
    /// A date has the year that its week belongs to, by its pattern.
    case weekYear(pattern: String)
  }
}

/// Finds texts of UIKit whose fonts do not grow, and dates with the year of their week.
struct CodeDefectFinder {
  private let tokens: [CodeToken]
  /// Whether the file is for the Mac, which has no Dynamic Type.
  private let isOfMac: Bool

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    isOfMac = zip(tokens, tokens.dropFirst()).contains {
      $0.word == "import" && ["AppKit", "Cocoa"].contains($1.word)
    }
  }

  /// A defect with where it is in the bytes.
  struct Found {
    let kind: CodeDefect.Kind
    let offset: Int
  }

  func found() -> [Found] {
    tokens.indices.compactMap { index in
      switch tokens[index].word {
      case "font": fixedFont(at: index)
      case "dateFormat": weekYear(at: index)
      default: nil
      }
    }
  }

  /// `titleLabel.font = UIFont.systemFont(ofSize: 14)`
  private func fixedFont(at index: Int) -> Found? {
    guard !isOfMac, index > 1, mark(index - 1, "."), mark(index + 1, "="),
      isText(before: index - 1)
    else { return nil }
    var next = index + 2
    if word(next) == "UIFont" { next += 1 }
    guard mark(next, "."), word(next + 1).map(Self.makers.contains) == true, mark(next + 2, "("),
      word(next + 3) == "ofSize", mark(next + 4, ":"), let points = word(next + 5),
      points.first?.isNumber == true
    else { return nil }
    return Found(kind: .fixedFont(points: points), offset: tokens[index].offset)
  }

  /// Whether what is before a point is named like a view that shows text.
  private func isText(before point: Int) -> Bool {
    var index = point - 1
    if mark(index, "?") || mark(index, "!") { index -= 1 }
    guard let name = word(index)?.lowercased() else { return false }
    return ["label", "textview", "textfield"].contains { name.hasSuffix($0) }
  }

  /// `formatter.dateFormat = "dd.MM.YYYY"`
  private func weekYear(at index: Int) -> Found? {
    guard mark(index + 1, "=") || mark(index + 1, ":"),
      tokens.indices.contains(index + 2), let pattern = tokens[index + 2].text?.literal,
      pattern.hasWeekYearAlone
    else { return nil }
    return Found(kind: .weekYear(pattern: pattern), offset: tokens[index + 2].offset)
  }

  private static let makers: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]

  private func mark(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(scalar)
  }

  private func word(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].word : nil
  }
}

extension String {
  /// Whether a pattern of dates has `Y`, the year that a week belongs to, and no `w`, the week.
  fileprivate var hasWeekYearAlone: Bool {
    var isQuoted = false
    var letters: Set<Character> = []
    for character in self {
      if character == "'" { isQuoted.toggle() } else if !isQuoted { letters.insert(character) }
    }
    return letters.contains("Y") && letters.isDisjoint(with: ["w", "W"])
  }
}
