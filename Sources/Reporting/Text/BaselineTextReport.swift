import AuditModel

/// The difference between an audit and its baseline, for the terminal.
package struct BaselineTextReport {
  private let new: [Finding]
  private let fixed: [String]
  private let known: Int

  /// Takes the new findings, a line for each entry that is fixed, and how many are known.
  package init(new: [Finding], fixed: [String], known: Int) {
    self.new = new
    self.fixed = fixed
    self.known = known
  }

  /// The lines, which end with a line feed.
  package var text: String {
    let lines = new.map(line) + fixed.map { "- \($0.forTerminal)" }
    let change = AuditReport.Change(new: new.count, fixed: fixed.count, known: known)
    return lines.map { $0 + "\n" }.joined() + (lines.isEmpty ? "" : "\n") + "\(change.sentence)\n"
  }

  private func line(_ finding: Finding) -> String {
    let locales = finding.locales.filter { !finding.isKnown(in: $0) }
    let languages = locales.map(\.identifier).joined(separator: " ")
    let location = finding.location(in: locales)
    return "+ \(finding.rule)  \("\(location)".forTerminal)"
      + (languages.isEmpty ? "" : "  in \(languages)") + "  \(finding.message.forTerminal)"
  }
}

extension Finding {
  /// Where the finding is in one of some languages.
  fileprivate func location(in locales: [LocaleIdentifier]) -> SourceLocation {
    let occurrences =
      switch subject {
      case .node: [] as [(LocaleIdentifier?, SourceLocation)]
      case .string(let string): string.occurrences.map { ($0.locale, $0.location) }
      case .file(let file): file.occurrences.map { ($0.locale, $0.location) }
      }
    let first = occurrences.first { locale, _ in locale.map(locales.contains) ?? false }
    return knownLocales.isEmpty ? location : first?.1 ?? location
  }
}

extension AuditReport.Change {
  /// The counts with what they are compared with, as in `Since the baseline: 3 new, …`.
  package var fullSentence: String {
    "Since \(since ?? "the baseline"): \(sentence)."
  }

  /// The counts, as in `3 new, 5 fixed, 1,483 known`.
  package var sentence: String {
    "\(new.grouped) new, \(fixed.grouped) fixed, \(known.grouped) known"
  }
}
