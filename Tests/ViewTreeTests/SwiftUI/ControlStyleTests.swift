import AuditModel
import Testing

@testable import ViewTree

/// Controls in styles of the app.
@Suite struct ControlStyleTests {
  @Test func aToggleIsTheViewsOfItsStyle() {
    let list = VStack {
      Toggle("on", isOn: .constant(true))
      Toggle("kept", isOn: .constant(false)).toggleStyle(.switch)
    }
    .toggleStyle(CheckBox())
    let styled = list.children[0]
    #expect(styled.texts == [localized("on")])
    #expect(styled.first { $0.name == "checkmark" } != nil)
    #expect(styled.count(of: .toggle(isOn: true, isEnabled: true)) == 0)
    #expect(list.children[1].kind == .toggle(isOn: false, isEnabled: true))
  }

  @Test func aToggleThatIsDisabledHasDisabledViews() {
    let toggle = Toggle("on", isOn: .constant(true)).disabled(true).toggleStyle(Pressed())
    #expect(toggle.count(of: .button(isEnabled: false)) == 1)
  }

  @Test func aToggleAsAButtonIsSelectedWhileItIsOn() throws {
    let on = Toggle("on", isOn: .constant(true)).toggleStyle(.button)
    let button = try #require(on.first { $0.kind == .button(isEnabled: true) })
    #expect(button.accessibility.addedTraits == [.toggleButton, .selected])
    #expect(button.firstText == localized("on"))
    let off = Toggle("off", isOn: .constant(false)).toggleStyle(.button)
    let other = try #require(off.first { $0.kind == .button(isEnabled: true) })
    #expect(other.accessibility.addedTraits == .toggleButton)
  }

  @Test func aRepresentationHasTheRoleOfItsControl() {
    func traits(_ view: some View) -> AccessibilityTraits {
      Text("a").accessibilityRepresentation { view }.accessibility.addedTraits
    }
    #expect(traits(Toggle("on", isOn: .constant(true))) == [.button, .toggleButton])
    #expect(
      traits(Toggle("on", isOn: .constant(true)).disabled(true)) == [
        .button, .toggleButton, .notEnabled,
      ])
    #expect(traits(Button("go") {}) == .button)
    #expect(traits(Button("go") {}.disabled(true)) == [.button, .notEnabled])
    #expect(traits(Slider(value: .constant(0.5))) == .adjustable)
    #expect(traits(TextField("name", text: .constant(""))) == .textEntry)
    #expect(
      traits(TextField("name", text: .constant("")).disabled(true)) == [.textEntry, .notEnabled])
    #expect(traits(Image("photo")) == .image)
    #expect(traits(Text("a")) == [])
  }

  @Test func controlsThatRepresentAViewAreNotDrawn() {
    let view = Image("dials").accessibilityRepresentation {
      Slider(value: .constant(0.5)) { Text("bass") }
      Stepper("treble", value: .constant(1))
    }
    #expect(view.spokenLabels == [localized("bass"), localized("treble")])
    #expect(view.count(of: .rectangle) == 0)
    #expect(view.first { $0.name == "dials" }?.accessibility.isHidden == true)
  }

  @Test func progressKeepsItsLabelAndItsValue() {
    let progress = ProgressView("loading", value: 0.5).progressViewStyle(Percentage())
    #expect(progress.texts == [localized("loading"), .verbatim("0.5")])
    #expect(progress.accessibility.label == localized("loading"))
    #expect(progress.accessibility.value == .system("%@%", .text(.verbatim("50"))))
    #expect(progress.accessibility.grouping == .combine)
  }

  @Test func progressWithATintIsShownAsBefore() {
    let progress = ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    #expect(progress.style.tint == .red && progress.texts == [])
    let plain = ProgressView(value: 0.5).progressViewStyle(.linear).progressViewStyle(.circular)
    #expect(plain == ProgressView(value: 0.5).progressViewStyle(.automatic))
  }

  @Test func progressShowsItsValueUnderTheLine() {
    let progress = ProgressView(value: 1, total: 4) {
      Text("loading")
    } currentValueLabel: {
      Text("1 of 4")
    }
    #expect(progress.node.texts == [localized("loading"), localized("1 of 4")])
    #expect(progress.node.accessibility.value == localized("1 of 4"))
  }

  @Test func aGaugeKeepsItsLabelAndItsValue() {
    let gauge = Gauge(value: 1, in: 0...4) {
      Text("storage")
    } currentValueLabel: {
      Text("1 GB")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("4")
    }
    #expect(gauge.node.texts == ["storage", "0", "4", "1 GB"].map { localized($0) })
    let styled = gauge.gaugeStyle(Bare())
    #expect(styled.texts == [localized("storage"), .verbatim("0.25")])
    #expect(styled.accessibility.label == localized("storage"))
    #expect(styled.accessibility.value == localized("1 GB"))
    #expect(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(Bare()) == gauge.node)
  }

  @Test func aViewIsTheLabelOfAGaugeAndOfProgress() {
    func labels(@ViewBuilder _ label: () -> [ViewNode]) -> [TextContent?] {
      let views: [any View] = [Gauge(value: 0.5, label: label), ProgressView(label: label)]
      return views.map { $0.node.accessibility.label }
    }
    let name = localized("Battery")
    #expect(labels { Image("battery", label: Text("Battery")) } == [name, name])
    #expect(labels { Label("Battery", systemImage: "battery.50percent") } == [name, name])
    // A picture without a label is not announced as “In progress”: its label is missing.
    #expect(labels { Image(systemName: "battery.50percent") } == [nil, nil])
    #expect(ProgressView().node.accessibility.label == .system("In progress"))
  }

  @Test func aBoxIsTheViewsOfItsStyle() {
    let box = GroupBox("title") { GroupBox { Text("inside") } }.padding(3)
    let styled = box.groupBoxStyle(Outline())
    #expect(styled.texts == [localized("title"), localized("inside")])
    // The ground of iOS's style is gone, in the box inside as well; the padding stays.
    #expect(styled.first { $0.style.background != nil } == nil)
    #expect(styled.layout.padding == EdgeInsets(all: 3))
    #expect(box.groupBoxStyle(.automatic).groupBoxStyle(Outline()) == box)
  }

  @Test func aPairOfTitleAndValueIsOneElementInEveryStyle() {
    let pair = LabeledContent("title", value: "value").labeledContentStyle(Column())
    #expect(pair.texts == [localized("title"), .verbatim("value")])
    #expect(pair.accessibility.grouping == .combine)
    #expect(pair.first { $0.kind == .stack(StackLayout(axis: .horizontal)) } == nil)
  }

  @Test func aGroupThatOpensIsTheViewsOfItsStyle() {
    let groups = VStack {
      DisclosureGroup("open", isExpanded: .constant(true)) {
        Text("one")
        Text("two")
      }
      DisclosureGroup("closed") { Text("three") }
    }
    #expect(groups.node.texts == ["open", "one", "two", "closed"].map { localized($0) })
    let styled = groups.disclosureGroupStyle(Chapter())
    #expect(styled.texts == ["open", "one", "two", "closed"].map { localized($0) })
    #expect(styled.count(of: .button(isEnabled: true)) == 0)
    let alone = DisclosureGroup("open", isExpanded: .constant(true)) { Text("one") }
      .disclosureGroupStyle(Chapter())
    #expect(alone.texts == [localized("open"), localized("one")])
  }

  @Test func aStyleCanShowTheControlAsIOSDoes() {
    let toggle = Toggle("on", isOn: .constant(true)).toggleStyle(Framed())
    #expect(toggle.count(of: .toggle(isOn: true, isEnabled: true)) == 1)
    #expect(toggle.hasPadding)
    let progress = ProgressView("loading", value: 0.5)
    #expect(progress.progressViewStyle(Framed()).children == padded(progress))
    let gauge = Gauge(value: 0.5) { Text("storage") }
    #expect(gauge.gaugeStyle(Framed()).children == padded(gauge))
    let box = GroupBox("title") { Text("inside") }
    #expect(box.groupBoxStyle(Framed()).children == padded(box))
    let pair = LabeledContent("title", value: "value")
    #expect(pair.labeledContentStyle(Framed()).children == padded(pair))
    let group = DisclosureGroup("closed") { Text("one") }.disclosureGroupStyle(Framed())
    let closed = DisclosureGroup("closed") { Text("one") }.node
    #expect(group.children.map(\.kind) == [closed.kind])
    #expect(group.children[0].children.map(\.kind) == [.button(isEnabled: true)])
    #expect(group.hasPadding && group.texts == [localized("closed")])
    let label = Label("go", systemImage: "star").labelStyle(Framed())
    #expect(label.hasPadding && label.first { $0.id == "icon" } != nil)
    #expect(label.texts == [localized("go")])
  }

  /// A view as the style makes it of the control.
  private func padded(_ view: some View) -> [ViewNode] { VStack { view.padding() }.node.children }

  @Test func glassIsBehindTheLabelOfAButton() {
    let glass = Button("go") {}.buttonStyle(.glass)
    #expect(glass.first { $0.style.background == .picture }?.firstText == localized("go"))
    let prominent = Button("go") {}.buttonStyle(.glassProminent)
    #expect(prominent.first { $0.style.background == .color(.accentColor) } != nil)
    #expect(Text("a").glassEffect(.identity) == Text("a").node)
    #expect(Text("a").glassEffect(.clear.tint(.red).interactive()).style.background == .picture)
    #expect(Button("go") {}.buttonStyle(.glass(.clear)).texts == [localized("go")])
  }
}

private struct CheckBox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Image(systemName: configuration.isOn ? "checkmark" : "circle")
        .onTapGesture { configuration.isOn.toggle() }
    }
  }
}

private struct Pressed: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.wrappedValue.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct Percentage: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
    }
  }
}

private struct Bare: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: "\(configuration.value)")
  }
}

private struct Outline: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
    .border(.red)
  }
}

private struct Column: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Chapter: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension ViewNode {
  /// Whether a view from here down has the padding of the style.
  fileprivate var hasPadding: Bool { first { $0.layout.padding == EdgeInsets(all: 16) } != nil }
}

/// iOS's style with padding.
private struct Framed {
  typealias Body = [ViewNode]
}

extension Framed: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> [ViewNode] {
    Toggle(configuration).padding()
  }
}
extension Framed: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> [ViewNode] {
    ProgressView(configuration).padding()
  }
}
extension Framed: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> [ViewNode] {
    Gauge(configuration).padding()
  }
}
extension Framed: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> [ViewNode] {
    GroupBox(configuration).padding()
  }
}
extension Framed: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> [ViewNode] {
    LabeledContent(configuration).padding()
  }
}
extension Framed: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> [ViewNode] {
    DisclosureGroup(configuration).padding()
  }
}
extension Framed: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> [ViewNode] {
    Label(configuration).padding()
  }
}
