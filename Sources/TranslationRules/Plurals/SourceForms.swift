import TextAnalysis

extension SingleKey {
  /// The forms of the same number in the source language, none when there are none.
  func sourceForms(like forms: PluralForms) -> PluralForms? {
    let project = knowledge.project
    let entry = project.table(table.name, locale: project.sourceLocale)?[entry.key]
    return entry?.pluralForms.first { $0.path == forms.path }
  }
}
