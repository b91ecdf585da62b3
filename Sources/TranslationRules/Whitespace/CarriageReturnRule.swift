import AuditModel
import Localization
import MessageSyntax

/// Lines of a text end with U+000A alone.
package struct CarriageReturnRule: TextRule, FileRule {
  package static let description = RuleDescription(
    id: "carriage-return", title: "Carriage return in string",
    rationale: """
      Labels may show people an empty line or a box for a carriage return alone, and Xcode writes the character as `&#13;` \
      into exchange files.
      """,
    howToFix: """
      End each line with U+000A alone. Use one kind of line ending throughout the file.
      """,
    falseAlarm: """
      A string that needs CRLF by specification, such as part of an e-mail or an HTTP message, \
      is reported. CRLF ends one line, as U+000A alone does, and is a note; a carriage return \
      anywhere else is a warning. Line ends that differ between strings are a note, and files in \
      which every line ends with CRLF pass.
      """,
    severity: .warning,
    standards: [.xliff("1.2, xml:space")])

  package static let kinds = [75]

  package static let problems: Set<LocalizationProblem.Kind> = [.mixedLineEnds]

  package static let looksFor: TextFeatures = .lineBreak

  package static let examples: [TranslationExample] = [
    .passes("a line feed", source: "One\nTwo"),
    .passes("a line feed in a translation", "One\nTwo", "Bir\nİki", in: "tr"),
    .files(
      "a file in which all lines end with CRLF",
      [("en.lproj/Localizable.strings", "\"a\" = \"A\";\r\n\"b\" = \"B\";\r\n")]),
    .files(
      "a file in which some do",
      [("en.lproj/Localizable.strings", "\"a\" = \"A\";\r\n\"b\" = \"B\";\n")],
      finds: [""]),
    .finds("CRLF", source: "One\r\nTwo"),
    .finds("CRLF in a translation", "One\nTwo", "Bir\r\nİki", in: "tr", fixed: "Bir\nİki"),
    .finds("LF before CR", "One\nTwo", "Yksi\n\rKaksi", in: "fi", fixed: "Yksi\nKaksi"),
    .finds("a carriage return alone", "One\nTwo", "Egy\rKettő", in: "hu", fixed: "Egy\nKettő"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.lineBreak), text.text.text.hasASCII("\r") else {
      return []
    }
    return [
      TextViolation(
        "it contains a carriage return (U+000D)", suggestion: "end the line with U+000A alone",
        severity: text.text.text.hasLoneReturn ? nil : .note,
        fix: .safe(text.text.text.withLineFeeds))
    ]
  }
}

extension String {
  /// Whether a carriage return precedes anything but a line feed, or follows one.
  fileprivate var hasLoneReturn: Bool {
    var before: UInt8 = 0
    for byte in utf8 {
      if before == 0x0D, byte != 0x0A { return true }
      if before == 0x0A, byte == 0x0D { return true }
      // The second half of CRLF ends nothing more.
      before = before == 0x0D ? 0 : byte
    }
    return before == 0x0D
  }

  fileprivate var withLineFeeds: String {
    var result = UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    let scalars = unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar == "\r" {
        // The two the wrong way round end one line.
        let next = scalars.index(after: index)
        let endsNext = next < scalars.endIndex && scalars[next] == "\n"
        if previous != "\n" || endsNext { result.append("\n") }
      } else if !(scalar == "\n" && previous == "\r") {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
