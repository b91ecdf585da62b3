import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has a key for its menu where its source has one.
package struct AcceleratorRule: TextPairRule {
  package static let description = RuleDescription(
    id: "accelerator", title: "Mismatched keyboard accelerator",
    rationale: """
      Other platforms mark a shortcut key with `&`, or GTK with `_`; iOS does not, and people see the \
      character in the label.
      """,
    howToFix: """
      Delete the mark before the letter. If the string table also serves other platforms, mark one \
      letter as the source does.
      """,
    falseAlarm: """
      An `&` directly before a letter counts, even in “&c.” or a company name, and so does a single `_` \
      at the beginning of a word. Apple platforms have no accelerators, so the rule is off by default.
      """,
    severity: .note,
    standards: [.hig("Keyboards")])

  package static let kinds = [105]

  /// Apple's platforms have no such keys.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("both have one", "&Save", "&Sichern", in: "de"),
    .passes("an ampersand between words", "Drag & drop", "Arrastrar y soltar", in: "es"),
    .passes("an entity", "A &amp; b", "A és b", in: "hu"),
    .passes("a name", "The R&D team", "Le service R&D", in: "fr"),
    .finds("the accelerator is lost", "&Save", "Сохранить", in: "ru"),
    .finds("an added accelerator", "Save", "保存(&S)", in: "ja"),
    .passes("another letter of the word", "_Open", "Ö_ffnen", in: "de"),
    .passes(
      "a name with underscores", "Set _id of user_name", "_id von user_name setzen", in: "de"),
    .passes("a name that is the same", "Value of max_size", "Wert von max_size", in: "de"),
    .finds("the accelerator of GTK is lost", "Save _As", "Сохранить как", in: "ru"),
    .finds("an added accelerator of GTK", "Save", "保存(_S)", in: "ja"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    Mark.allCases.compactMap { mark in
      let (source, target) = (pair.source.scalars, pair.target.scalars)
      let isLost = mark.isCertain(in: source) && !mark.isPossible(in: target)
      let isAdded = mark.isCertain(in: target) && !mark.isPossible(in: source)
      guard isLost || isAdded else { return nil }
      let sign = mark.rawValue
      return TextViolation(
        isLost
          ? "the source has an accelerator, the translation has none"
          : "the translation has an accelerator, the source has none",
        suggestion: isLost ? "write “\(sign)” before a letter" : "remove “\(sign)”")
    }
  }
}

/// The character before the letter that is the key.
private enum Mark: Character, CaseIterable {
  /// That of Qt and Windows.
  case ampersand = "&"
  /// That of GTK, which may be in the middle of a word.
  case underscore = "_"

  /// Whether a text has a key beyond doubt.
  func isCertain(in scalars: [Unicode.Scalar]) -> Bool {
    let marks = positions(in: scalars)
    return marks.contains { scalars[at: $0 - 1]?.isLetter != true }
      && (self == .ampersand || marks.count == 1)
  }

  /// Whether a text may have a key.
  func isPossible(in scalars: [Unicode.Scalar]) -> Bool {
    self == .ampersand ? isCertain(in: scalars) : !positions(in: scalars).isEmpty
  }

  private func positions(in scalars: [Unicode.Scalar]) -> [Int] {
    scalars.indices.filter { index in
      Character(scalars[index]) == rawValue && scalars[at: index + 1]?.isLetter == true
    }
  }
}
