import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Every view here is printed as it is written in this file, but for `.verbatim`.
@Suite struct ViewSourceTests {
  @Test func writesContentAndControls() throws {
    try expectPrinted(Text(.verbatim("Say \"hi\"\n")))
    try expectPrinted(Text(localized("boards.count", table: "Boards", 3, .text(.verbatim("a")))))
    try expectPrinted(Image("logo", width: 40, height: 20.5))
    try expectPrinted(Image(symbol: "trash"))
    try expectPrinted(Image(symbol: "trash", size: 24))
    try expectPrinted(Image(decorative: "line", width: 40, height: 1, scales: true))
    try expectPrinted(Rectangle(fill: .label))
    try expectPrinted(Button(.verbatim("Save"), isEnabled: false))
    try expectPrinted(Button { Image(symbol: "check") })
    try expectPrinted(TextField(text: nil, placeholder: .verbatim("Name")))
    try expectPrinted(TextField(text: .verbatim("a"), state: TextFieldState(isSecure: true)))
    try expectPrinted(TextEditor(text: .verbatim("Buy milk")))
    try expectPrinted(Toggle(isOn: true) { Text(.verbatim("Remind me")) })
    try expectPrinted(Slider(value: 0.5))
    try expectPrinted(Slider(value: 3, in: 1...10))
  }

  @Test func writesContainers() throws {
    try expectPrinted(VStack(alignment: .leading, spacing: 2) { Spacer() })
    try expectPrinted(HStack(alignment: .top) { Spacer(minLength: 4) })
    try expectPrinted(ZStack(alignment: .topLeading) { Spacer() })
    try expectPrinted(Grid(columns: .count(2), rowSpacing: 4) { Spacer() })
    try expectPrinted(Grid(alignment: .top, verticalSpacing: 4) { Spacer() })
    try expectPrinted(GridRow(alignment: .top) { Spacer() })
    try expectPrinted(Spacer().gridCellColumns(2).gridCellUnsizedAxes(.vertical))
    try expectPrinted(Spacer().gridCellAnchor(.top).gridColumnAlignment(.trailing))
    try expectPrinted(ScrollView(.horizontal, hugsContent: true) { Spacer() })
    try expectPrinted(List { Button(.verbatim("Save")) })
    try expectPrinted(CustomContainer("canvas") { Text(.verbatim("a")).position(x: 5, y: -5) })
    try expectPrinted(List { Spacer() }.scrollPosition(id: .constant("last"), anchor: .top))
    try expectPrinted(List { Spacer() }.listStyle(.plain).scrollContentBackground(.hidden))
    try expectPrinted(List { Spacer() }.listRowSpacing(4).listSectionSpacing(8.5))
    try expectPrinted(List { Spacer() }.contentMargins(.top, 0).contentMargins(.trailing, 8))
    try expectPrinted(List { Spacer() }.environment(\.defaultMinListRowHeight, 30))
    try expectPrinted(Text(.verbatim("a")).listRowBackground(Color(.white)))
    try expectPrinted(Spacer().listRowSeparator(.hidden).listSectionSeparator(.visible))
    try expectPrinted(Spacer().listRowSeparator(.hidden, edges: .top))
    try expectPrinted(ScrollView { Spacer() }.defaultScrollAnchor(.bottomTrailing))
    try expectPrinted(List { Spacer() }.scrollPosition(.constant(ScrollPosition(x: 0, y: 2.5))))
    try expectPrinted(HStack(alignment: .firstTextBaseline) { Spacer() })
    try expectPrinted(ZStack(alignment: .leadingLastTextBaseline) { Spacer() })
    try expectPrinted(Spacer().alignmentGuide(.leading) { 0.5 * $0.width + -8 })
    try expectPrinted(Spacer().alignmentGuide(VerticalAlignment.center) { _ in 0 })
    try expectPrinted(Spacer().ignoresSafeArea(.keyboard))
    try expectPrinted(Text(.verbatim("a")).scaleEffect(x: 2, y: 0.5))
    try expectPrinted(Text(.verbatim("a")).redacted(reason: .placeholder))
    try expectPrinted(Text(.verbatim("a")).unredacted().privacySensitive(false))
    try expectPrinted(Text(.verbatim("a")).scaleEffect(x: 2, y: 2, anchor: .top))
    try expectPrinted(Spacer().accessibilityRotor(.verbatim("Links"), entries: {}))
    try expectPrinted(Spacer().focusEffectDisabled().allowsPasting(false))
    try expectPrinted(Spacer().animation(of: [.offset], duration: 1.5, repeats: .times(2)))
    try expectPrinted(Spacer().animation(of: [], repeats: .forever))
    try expectPrinted(Spacer().accessibilityReduceMotion(.ignored).autoplay(isOn: false))
    try expectPrinted(Spacer().autoplay(hasAudio: true, seconds: 4, stoppedBy: "pause"))
    try expectPrinted(Spacer().textContentType(.none).keyboardType(.phonePad))
    try expectPrinted(Spacer().onLongPressGesture(named: .verbatim("Delete")).gesture(.drag))
    try expectPrinted(Spacer().gesture(.rotate, named: .verbatim("Turn")))
    try expectPrinted(Spacer().contextMenu { Button(.verbatim("Delete")) })
    try expectPrinted(Text(.verbatim("a")).accessibilityHeading(.h2))
    try expectPrinted(Sheet { Spacer() }.accessibilityAction(.escape) {})
    try expectPrinted(Spacer().accessibilityShowsLargeContentViewer())
    try expectPrinted(Spacer().accessibilityIgnoresInvertColors())
    try expectPrinted(Button(.verbatim("Send")).keyboardShortcut(.return, modifiers: .shift))
    try expectPrinted(Button(.verbatim("Play")).keyboardShortcut("k", modifiers: []))
    try expectPrinted(Button(.verbatim("Save")).keyboardShortcut("s"))
    try expectPrinted(Sheet(isModal: false) { Spacer() })
    try expectPrinted(TabBar { Spacer() })
    try expectPrinted(Toolbar { Spacer() })
    try expectPrinted(NavigationBar(title: .verbatim("Boards"), isLarge: true))
    try expectPrinted(NavigationBar(title: .verbatim("Boards")) { Button(.verbatim("Add")) })
  }

  @Test func writesModifiers() throws {
    try expectPrinted(Text(.verbatim("a")).frame(width: 30, height: .fraction(0.5)))
    try expectPrinted(Text(.verbatim("a")).frame(maxWidth: .infinity, alignment: .leading))
    try expectPrinted(Text(.verbatim("a")).limited(width: 100))
    try expectPrinted(Text(.verbatim("a")).padding(14).frame(height: 44))
    try expectPrinted(Text(.verbatim("a")).frame(height: 44).padding(.horizontal, 8))
    try expectPrinted(Text(.verbatim("a")).padding(.top, 8).padding(.trailing, 4))
    try expectPrinted(Text(.verbatim("a")).foregroundColor(Color(.white)))
    try expectPrinted(Text(.verbatim("a")).background(Color(RGBColor(1, 2, 3, alpha: 4))))
    try expectPrinted(Text(.verbatim("a")).background(.label, cornerRadius: 8).opacity(0.5))
    try expectPrinted(Text(.verbatim("a")).border(.label, width: 2).clipped().hidden())
    try expectPrinted(Text(.verbatim("a")).fontDesign(.serif).tracking(2).lineSpacing(4))
    try expectPrinted(Text(.verbatim("a")).textCase(.uppercase).allowsTightening(true))
    try expectPrinted(Text(.verbatim("a")).font(.body.design(.rounded)).textCase(nil))
    try expectPrinted(Text(.verbatim("a")).lineLimit(1).truncationMode(.head).layoutPriority(1))
    try expectPrinted(Text(.verbatim("a")).minimumScaleFactor(0.5).textAlignment(.center))
    try expectPrinted(Text(.verbatim("a")).backgroundPicture())
    try expectPrinted(Text(.verbatim("a")).overlay(alignment: .bottom) { Spacer() })
  }

  @Test func writesFonts() throws {
    try expectPrinted(Text(.verbatim("a")).font(.title))
    try expectPrinted(Text(.verbatim("a")).font(.largeTitle.bold().italic()))
    try expectPrinted(Text(.verbatim("a")).font(.body.weight(.heavy).maximum(pointSize: 17)))
    try expectPrinted(Text(.verbatim("a")).font(.caption.unscaled()))
    try expectPrinted(Text(.verbatim("a")).font(.body.leading(.tight)))
    try expectPrinted(Text(.verbatim("a")).font(.fixed(size: 12.5)))
    try expectPrinted(Text(.verbatim("a")).font(.custom(size: 15, relativeTo: .title1)))
  }

  @Test func writesAccessibilityAttributes() throws {
    try expectPrinted(Spacer().accessibilityLabel(.verbatim("a")))
    try expectPrinted(Spacer().accessibilityValue(.verbatim("b")))
    try expectPrinted(Spacer().accessibilityHint(.verbatim("a")).accessibilityIdentifier("b"))
    try expectPrinted(Spacer().accessibilityInputLabels([.verbatim("a"), .verbatim("b")]))
    try expectPrinted(Spacer().accessibilityAction(named: .verbatim("a")))
    try expectPrinted(Spacer().accessibilityLanguage("fr").accessibilityAddTraits([.button, .tab]))
    try expectPrinted(Spacer().accessibilityRemoveTraits(.image).accessibilitySortPriority(-1))
    try expectPrinted(Spacer().accessibilityElement(children: .combine).accessibilityHidden())
    try expectPrinted(Spacer().accessibilityModal().accessibilityElements(["a", "b"]))
    try expectPrinted(Spacer().id("card").onTapGesture())
  }

  @Test func breaksLinesAtBracesAndBeforeModifiers() {
    let view = VStack {
      Text(.verbatim("a"))
      HStack {
        Text(.verbatim("b")).font(.title)
        Spacer()
      }
      .padding(16)
    }
    .id("all").frame(width: 200)
    #expect(
      ViewSource(view.node).lines == [
        "VStack {", "  Text(\"a\")", "  HStack {", "    Text(\"b\").font(.title)", "    Spacer()",
        "  }", "  .padding(16)", "}", ".id(\"all\")", ".frame(width: 200)",
      ])
  }

  @Test func writesTheViewsOfAScreenBelowEachOther() {
    let layers = ViewNode.screen([Spacer().node, Text(.verbatim("a")).node])
    #expect(ViewSource(screen: layers).lines == ["Spacer()", "Text(\"a\")"])
    #expect(ViewSource(screen: ZStack { layers }.node).lines.first == "ZStack {")
  }

  @Test func writesWhatCannotBeSeenByItsNumber() {
    let text = Text(.verbatim("a\u{200F}\u{7}\u{A0}\\"))
    #expect(ViewSource(text.node).lines == [#"Text("a\u{200f}\u{7}\u{a0}\\")"#])
  }

  @Test func writesEveryKindWhateverItHolds() {
    var generator = TreeGenerator(seed: 7)
    for _ in 0..<300 {
      let tree = generator.tree()
      #expect(!ViewSource(tree).lines.isEmpty)
      #expect(ViewSource(tree).lines == ViewSource(tree).lines)
    }
  }

  @Test func leavesOutWhatIsDeeperThanAnyScreen() {
    var node = Text(.verbatim("a")).node
    for _ in 0..<500 { node = ViewNode(.list(ListLayout()), children: [node]) }
    #expect(ViewSource(node).lines.contains { $0.contains("…") })
  }

  /// Compares what is printed with what is written in the line of the call.
  private func expectPrinted(
    _ view: some View, file: String = #filePath, line: Int = #line
  ) throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let written = lines[line - 1].trimmingCharacters(in: .whitespaces)
      .replacing(#/^try expectPrinted\(|\)$/#, with: "")
      .replacing(#/\.verbatim\(("(?:[^"\\]|\\.)*")\)/#) { String($0.output.1) }
    #expect(ViewSource(view.node).lines == [written])
  }
}
