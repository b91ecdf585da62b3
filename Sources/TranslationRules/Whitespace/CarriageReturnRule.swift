import AuditModel
import Localization
import MessageSyntax

/// Lines of a text end with U+000A alone.
package struct CarriageReturnRule: TextRule, FileRule {
  package static let description = RuleDescription(
    id: "carriage-return",
    title: "Carriage return in a text",
    rationale: """
      It comes from another system; labels may show an empty line or a box, and Xcode writes it \
      as a number into the files for translators.
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
      "a file in which all lines end with both",
      [("en.lproj/Localizable.strings", "\"a\" = \"A\";\r\n\"b\" = \"B\";\r\n")]),
    .files(
      "a file in which some do",
      [("en.lproj/Localizable.strings", "\"a\" = \"A\";\r\n\"b\" = \"B\";\n")],
      finds: [""]),
    .finds("both of them", source: "One\r\nTwo"),
    .finds("both in a translation", "One\nTwo", "Bir\r\nİki", in: "tr", fixed: "Bir\nİki"),
    .finds("the wrong way round", "One\nTwo", "Yksi\n\rKaksi", in: "fi", fixed: "Yksi\nKaksi"),
    .finds("a carriage return alone", "One\nTwo", "Egy\rKettő", in: "hu", fixed: "Egy\nKettő"),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.lineBreak), text.text.text.hasASCII("\r") else {
      return []
    }
    return [
      TextViolation(
        "there is a carriage return (U+000D) in it", suggestion: "end the line with U+000A alone",
        fix: .safe(text.text.text.withLineFeeds))
    ]
  }
}

extension String {
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
