import AuditModel
import Testing

@testable import ViewTree

/// Controls between several styles, and modifiers between a control and its style.
@Suite struct NearestStyleTests {
  private let box = GroupBox {
    Button("go") {}
    Button("large") {}.buttonStyle(.bordered)
    Toggle("on", isOn: .constant(true))
    Label("star", systemImage: "star")
    Picker("size", selection: .constant(1)) {
      Text("small").tag(1)
      Text("large").tag(2)
    }
    TextField("name", text: .constant(""))
    ProgressView(value: 0.5)
    Gauge(value: 0.5) { Text("storage") }
    LabeledContent("title", value: "value")
    ScrollView { Text("inside") }
    GroupBox { Button("deeper") {} }
  } label: {
    Label("title", systemImage: "star")
  }

  @Test func aNearerStyleOfIOSIsKept() {
    let progress = ProgressView("loading", value: 0.5)
    #expect(progress.progressViewStyle(.linear).progressViewStyle(Plain()) == progress.node)
    let red = progress.progressViewStyle(LinearProgressViewStyle(tint: .red))
    #expect(red.progressViewStyle(Plain()) == progress.tint(.red))
    let gauge = Gauge(value: 0.5) { Text("storage") }
    #expect(gauge.gaugeStyle(.accessoryLinear).gaugeStyle(Plain()) == gauge.node)
    let inside = VStack { GroupBox("title") { box } }
    #expect(inside.groupBoxStyle(.automatic).groupBoxStyle(Plain()) == inside.node)
    let pair = LabeledContent("title", value: "value")
    #expect(
      VStack { pair.labeledContentStyle(.automatic) }.labeledContentStyle(Plain())
        == VStack { pair }.node)
  }

  @Test func aStyleReachesOnlyTheControlsWithoutANearerOne() {
    let groups = VStack {
      DisclosureGroup("kept", isExpanded: .constant(true)) { Text("one") }
        .disclosureGroupStyle(.automatic)
      DisclosureGroup("styled", isExpanded: .constant(true)) { Text("two") }
    }
    .disclosureGroupStyle(Plain())
    #expect(groups.texts == ["kept", "one", "styled", "two"].map { localized($0) })
    #expect(groups.count(of: .button(isEnabled: true)) == 1)
  }

  @Test func theControlInAStyleHasTheStyleAround() {
    let gauge = Gauge(value: 0.5) { Text("storage") }.gaugeStyle(Padded())
    #expect(gauge.gaugeStyle(Plain()).texts == ["plain", "storage"].map { localized($0) })
    let kept = gauge.gaugeStyle(.automatic)
    #expect(kept.gaugeStyle(Plain()) == gauge)
  }

  @Test func aFieldHasTheBorderOfItsNearestStyle() {
    func hasBorder(_ view: some View) -> Bool? {
      view.node.first { if case .textField = $0.kind { true } else { false } }?.kind.fieldState
        .hasBorder
    }
    let field = TextField("name", text: .constant(""))
    #expect(hasBorder(field) == false && hasBorder(field.textFieldStyle(.plain)) == false)
    #expect(hasBorder(VStack { field }.textFieldStyle(.roundedBorder)) == true)
    #expect(hasBorder(field.textFieldStyle(.plain).textFieldStyle(.roundedBorder)) == false)
    #expect(hasBorder(field.textFieldStyle(.roundedBorder).textFieldStyle(.automatic)) == true)
    let password = SecureField("password", text: .constant(""))
    #expect(hasBorder(password) == false)
    #expect(hasBorder(password.textFieldStyle(RoundedBorderTextFieldStyle())) == true)
    // An editor has the insets of iOS's in any case.
    #expect(hasBorder(TextEditor(text: .constant("")).textFieldStyle(.plain)) == true)
  }

  @Test func aPickerThatIsAMenuIsKept() {
    let picker = Picker("size", selection: .constant(1)) { Text("small").tag(1) }
    #expect(picker.pickerStyle(.menu).pickerStyle(.segmented) == picker.node)
    let disabled = picker.disabled(true).pickerStyle(.segmented)
    #expect(disabled.count(of: .button(isEnabled: true)) == 0)
    #expect(disabled.count(of: .button(isEnabled: false)) == 1)
  }

  @Test(arguments: Change.allCases)
  func modifiersReachTheViewsThatAStylePutsTogether(_ change: Change) {
    let styled = box.groupBoxStyle(Plain())
    #expect(change.apply(to: box.node).groupBoxStyle(Plain()) == change.apply(to: styled))
    #expect(change.apply(to: styled) != styled)
  }

  @Test func modifiersReachAllPartsOfAGauge() {
    let gauge = Gauge(value: 0.5) {
      Label("name", systemImage: "star")
    } currentValueLabel: {
      Label("value", systemImage: "star")
    } minimumValueLabel: {
      Label("least", systemImage: "star")
    } maximumValueLabel: {
      Label("greatest", systemImage: "star")
    }
    let styled = gauge.labelStyle(.titleOnly).gaugeStyle(Plain())
    #expect(
      styled.texts == ["plain", "name", "value", "least", "greatest"].map { localized($0) })
    #expect(styled.first { $0.id == "icon" } == nil)
  }

  @Test func theControlsOfAStyleAreDisabledWithTheControl() {
    let group = DisclosureGroup("title") { Text("one") }.disabled(true)
      .disclosureGroupStyle(Plain(closes: true))
    #expect(group.count(of: .button(isEnabled: false)) == 1)
    #expect(group.count(of: .button(isEnabled: true)) == 0)
    let label = DisclosureGroup("title") { Button("go") {} }.buttonStyle(.bordered)
      .controlSize(.large).disclosureGroupStyle(Plain())
    let shape = label.first { $0.preferences?.isButtonShape == true }
    #expect(shape?.layout.padding == ControlSize.large.buttonPadding)
  }

  @Test func aStyleAroundAScreenPresentsNothingTwice() {
    let screen = NavigationStack {
      GroupBox { Text("a").sheet(isPresented: .constant(true)) { Text("sheet") } }
    }
    .groupBoxStyle(Plain())
    #expect(screen.presented().texts.filter { $0 == localized("sheet") }.count == 1)
  }
}

extension NearestStyleTests {
  /// A modifier that changes the views in a box.
  enum Change: CaseIterable {
    case disabled, buttonStyle, controlSize, labelStyle, pickerStyle, toggleStyle, labelsHidden
    case progressViewStyle, gaugeStyle, labeledContentStyle, contentMargins
    case listItemTint, labelSpacing

    func apply(to view: ViewNode) -> ViewNode {
      switch self {
      case .disabled: view.disabled(true)
      case .buttonStyle: view.buttonStyle(.borderedProminent)
      case .controlSize: view.controlSize(.large)
      case .labelStyle: view.labelStyle(.iconOnly)
      case .pickerStyle: view.pickerStyle(.segmented)
      case .toggleStyle: view.toggleStyle(.button)
      case .labelsHidden: view.labelsHidden()
      case .progressViewStyle: view.progressViewStyle(Plain())
      case .gaugeStyle: view.gaugeStyle(Plain())
      case .labeledContentStyle: view.labeledContentStyle(Plain())
      case .contentMargins: view.contentMargins(20)
      case .listItemTint: view.listItemTint(.red)
      case .labelSpacing: view.labelIconToTitleSpacing(3)
      }
    }
  }
}

/// A style of the app that shows a text before all parts of a control.
private struct Plain {
  typealias Body = [ViewNode]

  var closes = false
}

extension Plain: ProgressViewStyle {
  @ViewBuilder func makeBody(configuration: ProgressViewStyleConfiguration) -> [ViewNode] {
    Text("plain")
  }
}
extension Plain: GaugeStyle {
  @ViewBuilder func makeBody(configuration: GaugeStyleConfiguration) -> [ViewNode] {
    Text("plain")
    configuration.label
    configuration.currentValueLabel
    configuration.minimumValueLabel
    configuration.maximumValueLabel
  }
}
extension Plain: GroupBoxStyle {
  @ViewBuilder func makeBody(configuration: GroupBoxStyleConfiguration) -> [ViewNode] {
    configuration.label
    configuration.content
  }
}
extension Plain: LabeledContentStyle {
  @ViewBuilder func makeBody(configuration: LabeledContentStyleConfiguration) -> [ViewNode] {
    Text("plain")
    configuration.content
  }
}
extension Plain: DisclosureGroupStyle {
  @ViewBuilder func makeBody(configuration: DisclosureGroupStyleConfiguration) -> [ViewNode] {
    configuration.label
    configuration.content
    if closes { Button("close") {} }
  }
}

/// iOS's gauge with padding.
private struct Padded: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Gauge(configuration).padding() }
}
