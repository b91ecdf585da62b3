import AuditModel

/// The text of a first configuration, with a comment for each setting.
struct ConfigurationTemplate {
  let source: LocaleIdentifier
  let languages: ProjectLanguages

  /// The file, which ends with a line feed.
  var text: String {
    let parts = [sourceLanguage, translations, failOn].filter { !$0.isEmpty }
    return "{\n" + parts.joined(separator: ",\n\n") + "\n}\n"
  }

  private var sourceLanguage: String {
    """
      // The language that the app is written in.
      "sourceLanguage": "\(source.identifier)"
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
          // Findings in these languages fail an audit, as those in the source language do.
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
