import Testing

@testable import SourceScanning

/// Strings that code hands to views as they are.
@Suite struct LiteralTextTests {
  private func texts(_ code: String) -> [String] {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "App.swift", language: .swift)
    return usage.literalTexts.map(\.text)
  }

  @Test(arguments: [
    (#"label.text = "No boards yet""#, "No boards yet"), (#"self.title = "Settings""#, "Settings"),
    (#"UIAlertAction(title: "Cancel", style: .cancel)"#, "Cancel"),
    (
      #"ThemedAlertController(title: t, message: "It failed.", preferredStyle: .alert)"#,
      "It failed."
    ),
    (#"button.setTitle("Save all", for: .normal)"#, "Save all"),
    (#"label.text = "\(count) boards on it""#, "… boards on it"),
    (#"item.accessibilityLabel = "Löschen""#, "Löschen"),
    (#"NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q")"#, "Quit"),
    ("#if os(iOS)\nlabel.text = \"Save all\"\n#endif", "Save all"),
    ("#if DEBUG\nlabel.text = \"A b\"\n#else\nlabel.text = \"Save all\"\n#endif", "Save all"),
  ])
  func areFound(code: String, text: String) {
    #expect(texts(code) == [text])
  }

  @Test(arguments: [
    #"label.text = "home.title""#, #"label.text = "home_title""#, #"label.text = "%d/%d""#,
    #"label.text = """#, #"label.text = "—""#, #"label.text = "\(first) \(last)""#,
    #"label.text = "home.title".localized"#,
    #"label.text = NSLocalizedString("Save", comment: "")"#,
    #"label.text = "https://example.com""#, #"label.text = "Save " + name"#,
    #"let title = "Save all""#, #"UIImage(named: "Save all")"#,
    #"button.setTitle(title, for: .normal)"#,
    "#if DEBUG\nlabel.text = \"Save all\"\n#endif",
    "#Preview { let label = UILabel(); label.text = \"Save all\"; return label }",
    "// label.text = \"Save all\"",
    #"UIAction(title: title, identifier: "Save all")"#, #"label.text = "kHz""#,
  ])
  func areNotFound(code: String) {
    #expect(texts(code) == [])
  }
}
