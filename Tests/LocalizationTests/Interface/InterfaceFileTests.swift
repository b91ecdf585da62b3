import AuditModel
import Testing

@testable import Localization

private func read(_ body: String, type: String = "CocoaTouch.Storyboard.XIB") -> InterfaceFile {
  InterfaceFile(
    Array("<document type=\"com.apple.InterfaceBuilder3.\(type)\">\n\(body)\n</document>".utf8),
    path: "Main.storyboard")
}

/// The keys and texts in the order of the file.
private func texts(_ body: String, type: String = "CocoaTouch.XIB") -> [String] {
  let file = read(body, type: type)
  #expect(file.problems == [])
  return file.entries.map { "\($0.key)=\($0.value.format)" }
}

/// A button with parts.
private func button(_ parts: String...) -> String {
  "<button id=\"a\">\n\(parts.joined(separator: "\n"))\n</button>"
}

@Suite struct InterfaceFileTests {
  @Test func readsTextsAsXcodeExportsThem() throws {
    let file = read(
      """
      <scenes><scene sceneID="s"><objects><viewController title="Start" id="vc-1">
        <view key="view" contentMode="center" id="v-1"><subviews>
          <label text="Say &quot;hi&quot;" userLabel="Greeting" customClass="Mine" id="7pN-ag-DRB">
            <attributedString key="userComments">
              <fragment content="Seen "/>
              <fragment><string key="content">first</string></fragment>
            </attributedString>
          </label>
        </subviews></view>
      </viewController></objects></scene></scenes>
      """)
    #expect(file.problems == [])
    #expect(file.entries.map(\.key) == ["vc-1.title", "7pN-ag-DRB.text"])
    let entry = try #require(file.entries.last)
    #expect(entry.value == .text("Say \"hi\""))
    #expect(
      entry.comment
        == #"Class = "UILabel"; text = "Say \"hi\""; ObjectID = "7pN-ag-DRB"; Note = "Seen first";"#
    )
    #expect(entry.keyLocation.description == "Main.storyboard:4:5")
    #expect(
      file.entries.first?.comment?.hasPrefix("Class = \"UIViewController\"; title = ") == true)
  }

  @Test(arguments: [
    (#"<textField placeholder="Name" text="x" id="a"/>"#, ["a.placeholder=Name", "a.text=x"]),
    (
      #"<tableViewSection headerTitle="H" footerTitle="F" id="a"/>"#,
      ["a.headerTitle=H", "a.footerTitle=F"]
    ),
    (
      #"<navigationItem key="navigationItem" title="T" prompt="P" backButtonTitle="B" id="a"/>"#,
      ["a.title=T", "a.prompt=P", "a.backButtonTitle=B"]
    ),
    (#"<tabBarItem key="tabBarItem" title="T" id="a"/>"#, ["a.title=T"]),
    (#"<barButtonItem key="rightBarButtonItem" title="T" id="a"/>"#, ["a.title=T"]),
    (#"<button id="a" toolTip="T" subtitle="S"/>"#, ["a.toolTip=T", "a.subtitle=S"]),
    (
      button(
        #"<state key="normal" title="N"/>"#,
        #"<state key="selected"><string key="title">S\#nS</string></state>"#,
        #"<state key="disabled"/>"#),
      ["a.normalTitle=N", "a.selectedTitle=S\nS"]
    ),
    (
      button(#"<buttonConfiguration key="configuration" title="T" subtitle="S"/>"#),
      ["a.configuration.title=T", "a.configuration.subtitle=S"]
    ),
    (
      button(
        #"<state key="normal"><attributedString key="attributedTitle">"#,
        #"<fragment content="N"/>"#, "</attributedString></state>"),
      ["a.normalAttributedTitle=N"]
    ),
    (
      button(#"<accessibility key="accessibilityConfiguration" hint="H" label="L"/>"#),
      ["a.accessibilityLabel=L", "a.accessibilityHint=H"]
    ),
    (
      button(
        #"<accessibility key="accessibilityConfiguration"><string key="label">L</string>"#,
        #"<string key="hint">H</string></accessibility>"#),
      ["a.accessibilityLabel=L", "a.accessibilityHint=H"]
    ),
    (
      #"""
      <segmentedControl id="a"><segments>
        <segment title="One"/><segment image="i"/><segment title="Three"/>
      </segments></segmentedControl>
      """#, ["a.segmentTitles[0]=One", "a.segmentTitles[2]=Three"]
    ),
    (
      #"""
      <searchBar placeholder="P" id="a"><scopeButtonTitles>
        <string>A</string><string>B</string>
      </scopeButtonTitles></searchBar>
      """#, ["a.placeholder=P", "a.scopeButtonTitles[0]=A", "a.scopeButtonTitles[1]=B"]
    ),
    (
      "<textView id=\"a\"><string key=\"text\">one\ntwo</string></textView>",
      ["a.text=one\ntwo"]
    ),
    (#"<textView id="a"><mutableString key="text">x</mutableString></textView>"#, ["a.text=x"]),
    (
      "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\nw6kKeA\n</string></label>",
      ["a.text=é\nx"]
    ),
    (
      #"""
      <label id="a"><attributedString key="attributedText">
        <fragment content="One "><attributes><font key="NSFont"/></attributes></fragment>
        <fragment><string key="content">two</string></fragment>
      </attributedString></label>
      """#, ["a.attributedText=One two"]
    ),
  ])
  func readsThePropertiesOfObjects(body: String, expected: [String]) {
    #expect(texts(body) == expected)
  }

  @Test(arguments: [
    "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" userLabel=\"File's Owner\"/>",
    "<label text=\"\" id=\"a\"/>", "<label text=\"x\"/>", "<constraint identifier=\"x\" id=\"a\"/>",
    "<view id=\"a\"><subviews title=\"x\"/><rect key=\"frame\" x=\"1\"/></view>",
    "<label id=\"a\"><string key=\"other\">x</string><string>y</string></label>",
    button(#"<userDefinedRuntimeAttribute type="string" keyPath="k" value="v"/>"#),
  ])
  func leavesOutNamesForDevelopers(body: String) {
    #expect(texts(body) == [])
  }

  @Test func knowsTheNamesOfAppKit() {
    let body = """
      <menuItem title="Quit" id="a"/><textFieldCell key="cell" placeholderString="P" id="b"/>
      <tableColumn id="c"><tableHeaderCell key="headerCell" title="H"/></tableColumn>
      <button toolTip="T" id="d"/><toolbarItem label="L" toolTip="T" id="g"/>
      <segmentedCell id="e"><segments><segment label="L"/></segments></segmentedCell>
      <comboBoxCell id="f"><objectValues><string>O</string></objectValues></comboBoxCell>
      """
    #expect(
      texts(body, type: "Cocoa.XIB") == [
        "a.title=Quit", "b.placeholderString=P", "c.headerCell.title=H", "d.ibShadowedToolTip=T",
        "g.label=L", "g.toolTip=T", "e.ibShadowedLabels[0]=L", "f.ibShadowedObjectValues[0]=O",
      ])
    let comment = read(body, type: "Cocoa.XIB").entries.first?.comment
    #expect(comment == "Class = \"NSMenuItem\"; title = \"Quit\"; ObjectID = \"a\";")
  }

  @Test func readsThePlaceholdersOfBindings() {
    let body = """
      <textField id="t"><connections>
        <binding destination="x" name="value" keyPath="k" id="b"><dictionary key="options">
          <string key="NSNullPlaceholder">None</string>
          <string key="NSNoSelectionPlaceholder">Nothing</string>
          <string key="NSValueTransformerName">NSNegateBoolean</string>
        </dictionary></binding>
      </connections></textField>
      """
    #expect(
      texts(body, type: "Cocoa.XIB") == [
        "b.ibShadowedIsNilPlaceholder=None", "b.ibShadowedNoSelectionPlaceholder=Nothing",
      ])
  }

  @Test func knowsTheNamesOfWatchKit() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard">
      <controller title="Today" id="a"><items>
        <button title="Start" id="b">
          <accessibility key="accessibilityConfiguration" label="Start now" hint="Hint"/>
        </button>
        <label text="0 km" id="c"/>
      </items></controller></document>
      """
    let file = InterfaceFile(Array(document.utf8), path: "Interface.storyboard")
    #expect(
      file.entries.map(\.key) == [
        "a.title", "b.title", "b.accessibilityLabel", "b.accessibilityHint", "c.text",
      ])
    let comment = try #require(file.entries.last?.comment)
    #expect(comment.hasPrefix("Class = \"WKInterfaceLabel\";"))
  }

  @Test func reportsObjectsWithOneID() {
    let file = read("<label text=\"x\" id=\"a\"/>\n<label text=\"y\" id=\"a\"/>")
    #expect(file.entries.map(\.value.format) == ["x"])
    #expect(file.problems.map(\.kind) == [.duplicateKey])
    #expect(file.problems.map(\.location.line) == [3])
  }

  @Test(arguments: [
    ("", "1:1"), ("<document", "1:1"), ("<archive type=\"com.apple.InterfaceBuilder3\"/>", "1:1"),
    ("<plist><dict/></plist>", "1:1"), ("<document/>", "1:1"),
    (
      "<document type=\"com.apple.InterfaceBuilder3.X\">\n<label text=\"x\" id=\"a\"/>\n</view>",
      "3:8"
    ),
    ("<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><document/>", "1:1"),
  ])
  func reportsWhatIsNoInterface(text: String, location: String) {
    let file = InterfaceFile(Array(text.utf8), path: "a.xib")
    #expect(file.entries == [])
    #expect(file.problems.map { "\($0.location)" } == ["a.xib:\(location)"])
    #expect(file.problems.map(\.kind) == [.syntax])
  }

  @Test func survivesAnyDocument() {
    let pieces = [
      "<a id=\"1\">", "</a>", "<string key=\"text\">", "</string>", "<fragment content=\"x\"/>",
      "<attributedString key=\"userComments\">", "</attributedString>",
      "<state key=\"n\" title=\"t\"/>",
      "<segment title=\"t\"/>", "<accessibility label=\"l\"/>", "text", "<state title=\"t\"/>",
    ]
    var state: UInt64 = 5
    for _ in 0..<500 {
      var body = ""
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        body += pieces[Int(state >> 33) % pieces.count]
      }
      #expect(read(body).problems.count <= 8)
    }
  }
}
