import AuditModel

/// The people who can correct a finding, in a phrase: those who write the texts of a language, or the
/// developers of a screen.
struct Assignee {
  let finding: Finding
  let matrix: AuditMatrix

  /// So many languages are named.
  private static let mostLanguages = 3
  private static let writers = "writers of the source language"
  private static let developers = "developers"

  var text: String {
    switch finding.subject {
    case .string(let string): people(for: string)
    case .node(let node): people(for: node)
    case .file: Self.developers
    }
  }

  private func people(for string: StringSubject) -> String {
    let translations = string.occurrences.filter { $0.locale != nil && !isSource($0, of: string) }
    let translators = Self.translators(translations.compactMap(\.locale))
    let hasOthers = translations.count < string.occurrences.count
    return [hasOthers ? "\(Self.developers) or \(Self.writers)" : nil, translators]
      .compactMap { $0 }.joined(separator: ", and ")
  }

  private func isSource(
    _ occurrence: StringSubject.Occurrence, of string: StringSubject
  ) -> Bool {
    guard let source = string.source else { return false }
    return occurrence.location == source.location && occurrence.text == source.text
  }

  /// A text that is only wrong in some languages can be written in other words there.
  private func people(for node: NodeSubject) -> String {
    let isTextOfSome = node.string != nil && finding.locales.count < matrix.locales.count
    let translators = isTextOfSome ? Self.translators(finding.locales) : nil
    return [Self.developers, translators].compactMap { $0 }.joined(separator: ", or ")
  }

  private static func translators(_ locales: [LocaleIdentifier]) -> String? {
    var seen: Set<LocaleIdentifier> = []
    let all = locales.filter { seen.insert($0).inserted }
    if all.isEmpty { return nil }
    if all.count > mostLanguages { return "translators into \(all.count.of("language"))" }
    return "translators into \(all.map(LanguageName.shown).joined(separator: ", "))"
  }
}
