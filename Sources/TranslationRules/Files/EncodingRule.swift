import AuditModel
import Localization

/// A file is written in an encoding that Foundation knows.
package struct EncodingRule: FileRule {
  package static let description = RuleDescription(
    id: "encoding", title: "Unsupported file encoding",
    rationale: """
      Foundation rejects a `.strings` file that it cannot decode, such as Latin-1 or UTF-16 \
      without a byte order mark, so people get another language or bare keys.
      """,
    howToFix: "Save the file as UTF-8. For UTF-16 keep the byte order mark.",
    falseAlarm: "None known: Foundation was measured to reject files in these encodings.",
    severity: .error,
    standards: [.apple("Property List Programming Guide")])

  package static let kinds = [141]

  package static let problems: Set<LocalizationProblem.Kind> = [.encoding]

  package static let examples: [TranslationExample] = [
    .files("UTF-8", [("fi.lproj/Localizable.strings", "\"a\" = \"Päällä\";")]),
    .files("UTF-8 with a BOM", [("fi.lproj/Localizable.strings", "\u{FEFF}\"a\" = \"ä\";")]),
    .bytes("UTF-16 with a BOM", "th.lproj/Localizable.strings", utf16("\u{FEFF}\"a\" = \"ก\";")),
    .bytes(
      "UTF-16 without a BOM", "th.lproj/Localizable.strings", utf16("\"a\" = \"ก\";"),
      finds: [""]),
    .bytes(
      "Latin-1", "fr.lproj/Localizable.strings",
      Array("\"a\" = \"caf".utf8) + [0xE9] + Array("\";".utf8), finds: [""]),
  ]

  package init() {}

  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }
}
