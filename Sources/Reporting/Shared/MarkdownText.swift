extension String {
  /// The text with nothing in it that Markdown would take for markup.
  var markdownText: String {
    var result = ""
    for scalar in withVisibleControls.unicodeScalars {
      if "\\`*_{}[]<>#|~$".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
