import AuditModel
import LanguageData
import MessageSyntax

/// Marks that change the direction of text are closed where they end, and override nothing.
package struct BidiControlsRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "bidi-controls", title: "Unbalanced or overriding bidi control",
    rationale: """
      An override displays letters in another order than VoiceOver reads them, which can \
      disguise a file name or an address. An embedding or isolate that is not closed reverses \
      whatever the app appends to the string.
      """,
    howToFix: """
      Close each embedding (U+202A, U+202B) with U+202C and each isolate (U+2066–U+2068) with \
      U+2069. Replace an override (U+202D, U+202E) by isolating the part with U+2068 and U+2069.
      """,
    falseAlarm: """
      An override that is closed and used on purpose, such as U+202D around a phone number in \
      Arabic, is reported as an error, once at the source string if that has it too; before \
      nothing but symbols it is a warning. One U+202B \
      at the start of a right-to-left string ends with the paragraph anyway and is a note.
      """,
    severity: .warning,
    standards: [.unicode("UAX 9, Explicit Directional Formatting")])

  package static let kinds = [124]

  package static let looksFor: TextFeatures = .typography

  package static let examples: [TranslationExample] = [
    .passes("no marks", "Save", "حفظ", in: "ar"),
    .passes("marks without an end", "(%@)", "\u{200F}(%@)\u{200E}", in: "he"),
    .passes("an argument is isolated", "Hello %@", "שלום \u{2068}%@\u{2069}", in: "he"),
    .passes("an embedding is closed", "Call %@", "اتصل \u{202A}%@\u{202C}", in: "ar"),
    .passes(
      "the one inside the other", "%@ in %@", "\u{2067}%1$@ \u{2066}%2$@\u{2069}\u{2069}", in: "fa"),
    .finds(
      "the source has it too, reported once", "\u{202D}%@\u{202C}", "\u{202D}%@\u{202C}", in: "ar"),
    .passes("other marks above ASCII", "Done …", "Fertig …", in: "de"),
    .finds("an override", "Call %@", "اتصل \u{202D}%@\u{202C}", in: "ar"),
    .finds("an override that hides a name", "file.txt", "\u{202E}txt.elif", in: "it"),
    .finds("an isolate without an end", "Hello %@", "שלום \u{2068}%@", in: "he"),
    .finds("an end without a beginning", "Hello %@", "Hallo %@\u{2069}", in: "de"),
    .finds("an end of the other kind", "Call %@", "اتصل \u{202B}%@\u{2069}", in: "ar"),
    .finds("an embedding of the whole string", "Call %@", "\u{202B}اتصل %@", in: "ar"),
    .finds(
      "… in a language that is not known, which is a note", "Call %@", "\u{202B}اتصل %@", in: "xx"),
    .finds("in the source", source: "Hello \u{2068}%@"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.nonASCII) else { return [] }
    return check(pair.target.text, source: pair.source.text).map { found in
      // The end of a paragraph ends it all the same.
      guard pair.target.text.isOnlyOpenAtBeginning,
        pair.language.isRightToLeft || pair.language.scripts.all.isEmpty
      else {
        return found
      }
      var found = found
      found.severity = .note
      return found
    }
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.nonASCII) else { return [] }
    return check(text.text.text, source: "")
  }

  private func check(_ text: String, source: String) -> [TextViolation] {
    var embeddings = 0
    var isolates = 0
    var stray: Unicode.Scalar?
    for scalar in text.unicodeScalars where scalar.value >= 0x202A && scalar.value <= 0x2069 {
      switch scalar.value {
      case 0x202D...0x202E where !source.has(scalar):
        return [
          override(scalar, movesText: text.hasText(after: scalar), isClosed: text.has("\u{202C}"))
        ]
      case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
      case 0x202C where embeddings == 0: stray = scalar
      case 0x202C: embeddings -= 1
      case 0x2066...0x2068: isolates += 1
      case 0x2069 where isolates == 0: stray = scalar
      case 0x2069: isolates -= 1
      default: break
      }
    }
    if embeddings > 0 || isolates > 0 { return [unclosed(isolates > 0 ? "\u{2069}" : "\u{202C}")] }
    return stray.map { [unopened($0)] } ?? []
  }

  private func override(
    _ scalar: Unicode.Scalar, movesText: Bool, isClosed: Bool
  ) -> TextViolation {
    guard movesText else {
      return TextViolation(
        "\(scalar.describedName) precedes no letter or number, so it has no effect",
        suggestion: "remove it")
    }
    return TextViolation(
      "\(scalar.describedName) shows letters in another order than they are stored",
      suggestion: "isolate the part with U+2068 and U+2069 instead",
      severity: isClosed ? nil : .error)
  }

  private func unclosed(_ end: Unicode.Scalar) -> TextViolation {
    TextViolation(
      "an embedding or isolate is not closed with \(end.describedName)",
      suggestion: "add the closing character, or remove the opening one")
  }

  private func unopened(_ scalar: Unicode.Scalar) -> TextViolation {
    TextViolation(
      "\(scalar.describedName) closes no embedding or isolate",
      suggestion: "remove it, or add the opening character")
  }
}

extension String {
  /// Whether a letter, a digit or a specifier follows a scalar.
  fileprivate func hasText(after scalar: Unicode.Scalar) -> Bool {
    guard let index = unicodeScalars.firstIndex(of: scalar) else { return false }
    return unicodeScalars[index...].contains {
      $0 == "%" || $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }

  /// Whether its only mark of direction with an end is U+202B, at its beginning.
  fileprivate var isOnlyOpenAtBeginning: Bool {
    let rest = unicodeScalars.drop { $0.value == 0x200E || $0.value == 0x200F }
    guard rest.first?.value == 0x202B else { return false }
    return !rest.dropFirst().contains {
      (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
  }
}
