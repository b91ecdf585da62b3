import AuditModel
import Localization

/// A translation has its keys in the order of the source.
package struct KeyOrderRule: TableRule {
  package static let description = RuleDescription(
    id: "key-order",
    title: "Keys are in another order than in the source",
    rationale: "Two files in one order are compared at a glance, and merged without conflicts.",
    severity: .note, standards: [])

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
    let places = Dictionary(
      tables.source.entries.enumerated().map { (ExactText($1.key), $0) }
    ) { $1 }
    var last = -1
    var before = ""
    for entry in tables.target.entries {
      guard let place = places[ExactText(entry.key)] else { continue }
      if place < last {
        return [
          KeyViolation(
            entry.key, at: entry.keyLocation, "in the source it stands before “\(before)”",
            suggestion: "put the keys into the order of \(tables.source.file)")
        ]
      }
      (last, before) = (place, entry.key)
    }
    return []
  }
}
