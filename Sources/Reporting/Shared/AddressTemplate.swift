extension String {
  /// Whether it is an address of the web with a name in braces, and harmless in Markdown and HTML.
  func isAddressTemplate(with name: String) -> Bool {
    (hasPrefix("https://") || hasPrefix("http://")) && contains(name)
      && !unicodeScalars.contains { $0.value <= 0x20 || "<>\"()|".unicodeScalars.contains($0) }
  }
}
