import Testing

@testable import SourceScanning

/// Defects that show in documents of Interface Builder alone.
@Suite struct InterfaceDefectTests {
  private func found(
    _ elements: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
  ) -> [CodeDefect] {
    var usage = CodeUsage()
    let text = "<document type=\"\(type)\">\n<objects>\(elements)</objects></document>"
    usage.scan(Array(text.utf8), path: "Main.storyboard", language: .markup)
    return usage.defects
  }

  private static let font =
    #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#

  @Test(arguments: ["label", "textView", "textField", "button"])
  func findsFontsOfTexts(element: String) {
    let kinds = found("<\(element) id=\"a\" title=\"b\">\(Self.font)</\(element)>").map(\.kind)
    #expect(kinds == [.fixedInterfaceFont(points: "12")])
  }

  @Test(arguments: [
    "<view>\(Self.font)</view>",
    #"<label><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#,
    #"<label><fontDescription key="fontDescription" name="Lato" pointSize="12"/></label>"#,
    #"<switch id="a"><accessibility key="accessibilityConfiguration" label="Sync"/></switch>"#,
    #"<switch id="a" customClass="Toggle"/>"#, #"<switch id="a" hidden="YES"/>"#,
    #"<button id="a"><state key="normal" title="Go" image="go"/></button>"#,
    #"<button id="a"><state key="normal"><string key="title">Go</string></state></button>"#,
    #"<button id="a"><buttonConfiguration key="configuration" image="go" title="Go"/></button>"#,
    #"<button id="a" buttonType="contactAdd"><state key="normal" image="go"/></button>"#,
    #"<button id="a"><color key="tintColor"/></button>"#,
    #"<button id="a"><state key="normal" image="go"/><userDefinedRuntimeAttributes>"#
      + #"<userDefinedRuntimeAttribute type="string" keyPath="key" value="go"/>"#
      + "</userDefinedRuntimeAttributes></button>",
    #"<button id="a"><state key="normal" image="go"/><accessibility key="accessibilityConfiguration">"#
      + #"<bool key="isElement" value="NO"/></accessibility></button>"#,
    #"<barButtonItem id="a" title="Go" image="go"/>"#,
    #"<barButtonItem id="a" systemItem="done"/>"#,
    #"<barButtonItem id="a"><view key="customView" id="b"/></barButtonItem>"#, "<label>", "<switch",
  ])
  func leavesOutTextsThatGrowAndControlsThatMayHaveAName(elements: String) {
    #expect(found(elements) == [])
  }

  @Test func namesThePictureAndTheOutlets() {
    let button = #"<button id="x"><state key="normal" image="gear" catalog="system"/></button>"#
    let outlet = #"<outlet property="settingsButton" destination="x" id="o"/>"#
    let defect = found(
      button + "<viewController><connections>\(outlet)</connections></viewController>")
    #expect(
      defect.map(\.kind) == [
        .unnamedInInterface(.button, .symbol("gear"), outlets: ["settingsButton"])
      ])
    #expect(defect.first.map { "\($0.location)" } == "Main.storyboard:2:10")
  }

  @Test(arguments: [
    "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder.WatchKit.Storyboard",
    "other",
  ])
  func leavesOutDocumentsThatAreNotOfIOS(type: String) {
    #expect(found("<label>\(Self.font)</label><switch id=\"a\"/>", type: type) == [])
  }

  @Test(arguments: [
    ("settingsButton.accessibilityLabel = a", true),
    ("settingsButton?.setTitle(a, for: .normal)", true),
    ("settingsButton.isEnabled = a", false),
  ])
  func knowsTheNamesThatCodeGives(code: String, isNamed: Bool) {
    var usage = CodeUsage()
    usage.scan(Array(code.utf8), path: "A.swift", language: .swift)
    #expect(usage.named.contains("settingsButton") == isNamed)
  }
}
