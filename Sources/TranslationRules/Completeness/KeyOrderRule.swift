import AuditModel
import Localization

/// A translation has its keys in the order of the source.
package struct KeyOrderRule: TableRule {
  package static let description = RuleDescription(
    id: "key-order", title: "Different key order",
    rationale: """
      Developers and translators compare and merge two files line by line; a different order \
      produces needless conflicts and hides missing keys.
      """,
    howToFix: "Put the keys into the order of the source file.",
    falseAlarm: """
      A table that is sorted by another rule on purpose, such as alphabetically by translation, \
      is reported; the rule is off by default.
      """,
    severity: .note,
    standards: [])

  package static let kinds = [32]

  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .files(
      "the same order, with a gap",
      [
        ("en.lproj/A.strings", "a = \"A\"; b = \"B\"; c = \"C\";"),
        ("de.lproj/A.strings", "a = \"A\"; c = \"C\";"),
      ]),
    .files(
      "one key has moved up",
      [
        ("en.lproj/A.strings", "a = \"A\"; b = \"B\"; c = \"C\";"),
        ("de.lproj/A.strings", "c = \"C\"; a = \"A\"; b = \"B\";"),
      ], finds: ["a"]),
  ]

  package init() {}

  package func check(_ tables: TablePair) -> [KeyViolation] {
    let positions = Dictionary(
      tables.source.entries.enumerated().map { (ExactText($1.key), $0) }
    ) { $1 }
    var last = -1
    var before = ""
    for entry in tables.target.entries {
      guard let position = positions[ExactText(entry.key)] else { continue }
      if position < last {
        return [
          KeyViolation(
            entry.key, at: entry.keyLocation, "in the source it precedes “\(before)”",
            suggestion: "put the keys into the order of \(tables.source.file)")
        ]
      }
      (last, before) = (position, entry.key)
    }
    return []
  }
}
