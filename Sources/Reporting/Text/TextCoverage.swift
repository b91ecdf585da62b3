import AuditModel

/// How much is translated into each language, for the terminal: a line for each language that is not
/// complete, and one for all others.
struct TextCoverage {
  private let languages: [Coverage]
  private let errors: [LocaleIdentifier: Int]

  init(_ report: AuditReport) {
    languages = report.coverage.byLanguage
    errors = Dictionary(report.languages.map { ($0.locale, $0.errors) }) { first, _ in first }
  }

  /// The lines; none without translations.
  var lines: [String] {
    guard !languages.isEmpty else { return [] }
    let complete = languages.filter { $0.isComplete && errors[$0.locale, default: 0] == 0 }
    let width = languages.map(\.locale.identifier.count).max() ?? 0
    let others = languages.filter { !complete.contains($0) }.map { language in
      let name = language.locale.identifier
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name.forTerminal)\(padding)  \(line(language))"
    }
    let rest = complete.map(\.locale.identifier.forTerminal).joined(separator: " ")
    return ["Translated:"] + others + (complete.isEmpty ? [] : ["  100 %: \(rest)"])
  }

  private func line(_ language: Coverage) -> String {
    let percent = "\(language.percent) %"
    let parts = [
      (language.missing, "missing"), (language.needsReview, "to review"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    let errors = errors[language.locale, default: 0]
    let open = parts.isEmpty ? "" : "\(parts.joined(separator: ", ")) "
    // Errors are those on screens, too, and no share of the strings.
    return String(repeating: " ", count: 5 - percent.count) + percent
      + "  \(open)of \(language.strings.of("string"))"
      + (errors > 0 ? "; \(errors.of("error"))" : "")
  }
}

extension Coverage {
  /// Whether nothing is left to do.
  var isComplete: Bool { translated == strings }

  /// The share that is translated, rounded down, so that only what is complete has 100.
  var percent: Int { strings == 0 ? 100 : translated * 100 / strings }
}
