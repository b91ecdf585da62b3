extension String {
  /// The text with nothing in it that Markdown would take for markup.
  var markdownText: String {
    var result = ""
    for scalar in withVisibleControls.unicodeScalars {
      if "\\`*_{}[]<>#|~$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
      // GitHub and GitLab notify the person or the team whose name follows.
      if scalar == "@" { result += "<!-- -->" }
    }
    return result
  }
}
