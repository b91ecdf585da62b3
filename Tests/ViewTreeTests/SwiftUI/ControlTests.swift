import AuditModel
import Testing

@testable import ViewTree

/// Controls as SwiftUI writes them.
@Suite struct SwiftUIControlTests {
  @Test func keepTheTargetOfAButtonToItsLabel() {
    let button = Button("go") {}.padding().frame(minHeight: 44).node
    // Padding and frame lie on wrappers around the button.
    #expect(button.kind == .wrapper && button.layout.frame?.minHeight == 44)
    #expect(button.content.kind == .button(isEnabled: true))
    #expect(button.content.layout.padding == .zero && button.content.layout.frame == nil)
  }

  @Test func areDisabledWithTheViewAroundThem() {
    let form = VStack {
      Button("go") {}
      Toggle("on", isOn: .constant(false))
      TextField("name", text: .constant(""))
    }
    .disabled(true)
    var state = TextFieldState()
    state.isEnabled = false
    #expect(
      form.children.map(\.content.kind) == [
        .button(isEnabled: false), .toggle(isOn: false, isEnabled: false), .textField(state),
      ])
    #expect(
      VStack { Button("go") {} }.disabled(false).children[0].content.kind
        == .button(isEnabled: true))
  }

  @Test func nameAFieldByItsTitleWhereAPromptIsThePlaceholder() {
    let plain = TextField("name", text: .constant("")).node.content
    #expect(plain.placeholder == localized("name") && plain.accessibility.label == nil)
    let prompted = TextField("name", text: .constant("Ada"), prompt: Text("required")).node.content
    #expect(prompted.placeholder == localized("required") && prompted.text == .verbatim("Ada"))
    #expect(prompted.accessibility.label == localized("name"))
  }

  @Test func nameASliderByItsLabel() {
    let slider = Slider(value: .constant(0.5)) { Text("volume") }.node
    #expect(slider.kind == .slider(value: 0.5, minimum: 0, maximum: 1))
    #expect(slider.accessibility.label == localized("volume"))
  }

  @Test func showTheSelectedChoiceOfAPicker() {
    enum Size: CaseIterable { case small, large }
    let picker = Picker("size", selection: .constant(Size.large)) {
      Text("small").tag(Size.small)
      Text("large").tag(Size.large)
    }
    let button = picker.node.children[0].content
    #expect(button.accessibility.label == localized("size"))
    #expect(button.accessibility.value == localized("large"))
    let byElement = Picker("size", selection: .constant("b")) {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
    }
    #expect(byElement.node.children[0].content.accessibility.value == .verbatim("b"))
  }

  @Test func showTheTitleOfAMenuInListsAndForms() {
    let picker = Picker("size", selection: .constant(1)) { Text("small").tag(1) }
    #expect(picker.node.texts == [localized("small")])
    for rows in [List { picker }.node, Form { Section { picker.padding(2) } }.node] {
      #expect(Set(rows.texts) == [localized("size"), localized("small")])
      let button = rows.first { $0.kind.isControl }
      #expect(button?.style.foreground == Color.secondary)
      #expect(button?.accessibility.label == localized("size"))
    }
    #expect(List { picker.labelsHidden() }.node.texts == [localized("small")])
    let segmented = List { picker.pickerStyle(.segmented) }
    #expect(segmented.node.texts == [localized("small")])
  }

  @Test func makeSegmentsOfAPicker() {
    let picker = Picker("size", selection: .constant(1)) {
      Text("small").tag(0)
      Text("large").tag(1)
    }
    .pickerStyle(.segmented)
    #expect(picker.children.map { $0.content.accessibility.addedTraits } == [[], .selected])
  }

  @Test func drawSegmentsInTheFontOfIOS() {
    func segments(_ title: some View) -> ViewNode {
      Picker("size", selection: .constant(0)) { title.tag(0) }.pickerStyle(.segmented)
    }
    let plain = segments(Text("small"))
    #expect(segments(Text("small").font(.largeTitle).bold().italic()) == plain)
    #expect(segments(Text("small").textCase(.uppercase)) != plain)
  }

  @Test func applyAStyleToTheLabelsOfButtons() {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20)
      }
    }
    let row = HStack {
      Button("a") {}
      Button("b") {}.buttonStyle(.plain)
    }
    .buttonStyle(Wide())
    #expect(row.children[0].content.children[0].layout.padding == EdgeInsets(all: 20))
    #expect(row.children[0].content.style.foreground == nil)
    #expect(row.children[1].content.children[0].layout.padding == .zero)
  }

  @Test func makeRedOfADestructiveButton() {
    #expect(Button("delete", role: .destructive) {}.node.content.style.foreground == .red)
    #expect(Button("go") {}.node.content.style.foreground == .accentColor)
  }

  @Test func hideTheIconOfALabelFromVoiceOver() {
    let label = Label("go", systemImage: "star").node
    #expect(label.children[0].content.accessibility.isHidden)
    let icon = HStack { label }.labelStyle(.iconOnly).children[0].children[0]
    #expect(!icon.accessibility.isHidden && icon.accessibility.label == localized("go"))
  }

  @Test func showALabelInAStyleOfTheApp() {
    struct Under: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let label = VStack { Label("go", systemImage: "star") }.labelStyle(Under()).children[0]
      .children[0]
    #expect(label.kind == .stack(StackLayout(axis: .vertical)))
    #expect(label.children.map(\.firstText) == [localized("go"), nil])
  }

  @Test func shareAnItemWithiOSsTitle() {
    #expect(ShareLink(item: "a").node.firstText == .system("Share…"))
  }

  @Test func bindTheFocusOfTheViewAround() {
    struct Inner: View {
      @FocusState.Binding var focus: Bool
      var body: some View { TextField("a", text: .constant("")).focused($focus) }
    }
    struct Outer: View {
      @FocusState private var focus: Bool
      var body: some View { Inner(focus: $focus) }
    }
    #expect(Outer().node.content.kind == .textField(TextFieldState()))
  }

  @Test func bindThePropertiesOfAnObject() {
    final class Model { var name = "Ada" }
    @Bindable var model = Model()
    #expect(TextField("a", text: $model.name).node.content.text == .verbatim("Ada"))
  }

  @Test func haveActionsThatNeverRun() {
    let button = Button("go") { Issue.record("the action was run") }.onTapGesture {
      Issue.record("the gesture was run")
    }
    #expect(button.content.accessibility.hasTapAction)
  }
}
