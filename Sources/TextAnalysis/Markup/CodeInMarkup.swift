extension MarkupTag {
  /// Whether the element runs or loads code.
  package var loadsCode: Bool { Self.codeElements.contains(name) }

  private static let codeElements: Set = [
    "script", "iframe", "object", "embed", "applet", "base", "svg",
  ]
}

extension AuditedText {
  /// Whether an element that it never closes is a word of its source in angle brackets, as in
  /// `add <script>`.
  package func hasAsWord(element name: String, of source: AuditedText) -> Bool {
    let own = text.lowercased()
    return own.contains("<\(name)>") && !own.contains("</\(name)")
      && source.text.lowercased().contains(name)
  }
}
