import Testing

@testable import SourceScanning

/// Buttons that show a picture and have no name.
@Suite struct UnnamedButtonTests {
  private func found(_ code: String) -> [CodeDefect.Picture] {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "A.swift", language: .swift)
    return usage.defects.compactMap { defect in
      switch defect.kind {
      case .unnamedButton(let picture), .unnamedBarItem(let picture),
        .unnamedImageButton(let picture):
        picture
      default: nil
      }
    }
  }

  @Test(arguments: [
    (
      #"Button(action: close) { Image(systemName: "xmark") }"#,
      CodeDefect.Picture.symbol("xmark")
    ),
    (#"Button { close() } label: { Image("ic_close") }"#, .asset("ic_close")),
    (
      #"Button(action: go) { Image("a") }.popoverTip(tip) { if $0.id == "go" { go() } }"#,
      .asset("a")
    ),
    (
      #"Button(action: go) { Image("a") }.accessibilityIdentifier("go").accessibilityHint("Opens")"#,
      .asset("a")
    ),
    (#"Button(role: .cancel, action: close, label: { Image(uiImage: picture) })"#, .unknown),
    (
      #"Button(action: go) { if store.isOn { Image(systemName: "star") } else { EmptyView() } }"#,
      .symbol("star")
    ),
    (
      #"Button(action: go) { Image(systemName: isOn ? "bell.fill" : "bell").frame(width: 44) }"#,
      .symbol(nil)
    ),
    (
      #"let item = UIBarButtonItem(image: UIImage(systemName: "gear"), menu: nil)"#, .symbol("gear")
    ),
    (
      #"navigationItem.rightBarButtonItem = UIBarButtonItem(image: picture, style: .plain)"#,
      .unknown
    ),
  ])
  func areFound(_ code: String, _ picture: CodeDefect.Picture) {
    #expect(found(code) == [picture])
  }

  @Test(arguments: [
    #"Button(action: go) { Image(systemName: "gear") }.accessibilityLabel("Settings")"#,
    #"Button(action: go) { Image(systemName: "gear").accessibilityLabel("Settings") }"#,
    #"HStack { Button(action: go) { Image(systemName: "gear") } }.accessibilityElement()"#,
    #"Button(action: go) { Image(systemName: "gear") }.buttonStyle(IconStyle(title: "Settings"))"#,
    #"Button(action: go) { Image(systemName: "gear", label: Text("Settings")) }"#,
    #"Button(action: go) { HStack { Image(systemName: "gear"); caption() } }"#,
    #"Button(action: go) { self.icon; Image(systemName: "gear") }"#,
    #"Button(action: go) { Image(systemName: "gear") }.named("Settings")"#,
    #"navigationItem.backBarButtonItem = UIBarButtonItem(image: picture, menu: nil)"#,
    #"let item = UIBarButtonItem(image: picture, menu: nil).named("Settings")"#,
    #"Button("Settings", systemImage: "gear", action: go)"#,
    #"Button(action: go) { Label("Settings", systemImage: "gear") }"#,
    #"#Preview { Button(action: go) { Image(systemName: "gear") } }"#,
    #"struct Button { let image = Image(systemName: "gear") }"#,
    #"let item = UIBarButtonItem(title: "A", image: picture, menu: nil)"#,
    #"let item = UIBarButtonItem(image: picture, menu: nil); item?.title = "A""#,
    #"items = [UIBarButtonItem(image: picture, menu: nil)]"#,
  ])
  func areLeftOutWhereTheyMayHaveAName(_ code: String) {
    #expect(found(code) == [])
  }

  @Test(arguments: [
    "Button(", "Button(action: go) {", "Button { ) label: { }", "UIBarButtonItem(image:",
    "Button(label: )", "let item = UIBarButtonItem(image: )", "}}}Button{}", "Button {} label:",
  ])
  func areNotSoughtInBrokenCode(_ code: String) {
    #expect(found(code) == [])
  }

  @Test func areFoundAmongMany() {
    let button = #"Button(action: go) { Image(systemName: "gear") };"#
    let code = "VStack {" + String(repeating: button, count: 200) + "}"
    #expect(found(code).count == 200)
  }
}
