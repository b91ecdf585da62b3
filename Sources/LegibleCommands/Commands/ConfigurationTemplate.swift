import AuditModel

/// The text of a first configuration, with a comment for each setting.
struct ConfigurationTemplate {
  let source: LocaleIdentifier
  let languages: ProjectLanguages

  /// The file, which ends with a line feed.
  var text: String {
    let parts = [translations, failOn].filter { !$0.isEmpty }
    return "{\n\(sourceLanguage)\n\n" + parts.joined(separator: ",\n\n") + "\n}\n"
  }

  /// Each folder of tables may have a source language of its own, which a setting would override.
  private var sourceLanguage: String {
    """
      // The app is written in \(source.identifier), as detected; “sourceLanguage” sets another language.
    """
  }

  private var translations: String {
    let lists = [required, community].filter { !$0.isEmpty }
    guard !lists.isEmpty else { return "" }
    return "  \"languages\": {\n" + lists.joined(separator: ",\n") + "\n  }"
  }

  private var required: String {
    guard !languages.required.isEmpty else { return "" }
    return """
          // Findings in these languages fail an audit, as those in the source language do; a language that is
          // added later does so once it is listed here. One of them without a table is a finding.
          "required": \(list(languages.required))
      """
  }

  private var community: String {
    guard !languages.community.isEmpty else { return "" }
    return """
          // Findings in these languages are only reported: less than \(ProjectLanguages.shipped) % is translated.
          "community": \(list(languages.community))
      """
  }

  private var failOn: String {
    """
      // From this severity on, a finding fails an audit: note, warning or error.
      "failOn": "error"
    """
  }

  private func list(_ locales: [LocaleIdentifier]) -> String {
    "[" + locales.map { "\"\($0.identifier)\"" }.joined(separator: ", ") + "]"
  }
}
