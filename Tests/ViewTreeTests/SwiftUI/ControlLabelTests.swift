import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// The labels of controls: keys, variables and views.
@Suite struct ControlLabelTests {
  private let name = "Ada"

  @Test func areVariablesAsTheyAre() {
    let date = Date(timeIntervalSince1970: 0)
    let views: [any View] = [
      Label(name, image: "photo"), Toggle(name, systemImage: "star", isOn: .constant(true)),
      Menu(name, systemImage: "star") { Text("a") },
      Menu(name) {
        Text("a")
      } primaryAction: {
      },
      List { Picker(name, systemImage: "star", selection: .constant(1)) { Text("a").tag(2) } },
      DatePicker(name, selection: .constant(date)),
      DatePicker(name, selection: .constant(date), in: date...),
      ColorPicker(name, selection: .constant(.red)),
      Stepper(name, value: .constant(0.5), format: .percent),
      Stepper(name, onIncrement: {}, onDecrement: {}), ProgressView(name, value: 1, total: 2),
      LabeledContent(name, value: "b"), LabeledContent(name) { Text("b") },
      LabeledContent(name, value: 3, format: .number), GroupBox(name) { Text("b") },
      DisclosureGroup(name) { Text("b") },
      DisclosureGroup(name, isExpanded: .constant(false)) { Text("b") },
      ContentUnavailableView(name, systemImage: "star"),
      ContentUnavailableView(name, image: "photo"), ShareLink(name, item: 1),
      TextField(name, value: .constant(3), format: .number).node.placeholderAsText,
    ]
    for view in views { #expect(view.node.texts.first == .verbatim("Ada"), "\(type(of: view))") }
  }

  @Test func areKeysOfTheTables() {
    let date = Date(timeIntervalSince1970: 0)
    let views: [any View] = [
      Toggle("go", image: "photo", isOn: .constant(true)), Menu("go", image: "photo") { Text("a") },
      Menu("go") {
        Text("a")
      } primaryAction: {
      },
      Menu("go", systemImage: "star") {
        Text("a")
      } primaryAction: {
      },
      List { Picker("go", image: "photo", selection: .constant(1)) { Text("a").tag(2) } },
      DatePicker("go", selection: .constant(date), in: ...date),
      DatePicker("go", selection: .constant(date), in: date...date),
      ContentUnavailableView("go", image: "photo", description: Text("b")),
      ShareLink("go", items: [1]), ShareLink(Text("go"), item: 1),
    ]
    for view in views { #expect(view.node.texts.first == localized("go"), "\(type(of: view))") }
  }

  @Test func areViews() {
    let date = Date(timeIntervalSince1970: 0)
    let views: [any View] = [
      DatePicker(selection: .constant(date)) { Text("go") },
      DatePicker(selection: .constant(date), in: ...date, displayedComponents: .date) {
        Text("go")
      },
      ColorPicker(selection: .constant(.red)) { Text("go") },
      Stepper(value: .constant(0.5), format: .percent) { Text("go") },
      Stepper {
        Text("go")
      } onIncrement: {
      } onDecrement: {
      },
      ProgressView { Text("go") }, ShareLink(item: 1) { Text("go") },
      ShareLink(items: [1]) { Text("go") },
      List {
        Picker(selection: .constant(1)) {
          Text("a").tag(1)
        } label: {
          Text("go")
        } currentValueLabel: {
          Text("c")
        }
      },
    ]
    for view in views { #expect(view.node.texts.first == localized("go"), "\(type(of: view))") }
  }

  @Test func nameFields() {
    let field = TextField(text: .constant("")) { Text("go") }.node.content
    #expect(field.placeholder == localized("go"))
    let prompted = SecureField(text: .constant("a"), prompt: Text("b")) { Text("go") }.node.content
    #expect(prompted.accessibility.label == localized("go"))
    #expect(prompted.placeholder == localized("b"))
    let number = TextField(value: .constant(3), format: .number) { Text("go") }.node.content
    #expect(number.placeholder == localized("go") && number.text == .verbatim("3"))
    #expect(
      TextField("go", text: .constant(""), onCommit: {}).node.content.placeholder
        == localized("go"))
    #expect(
      TextField("go", text: .constant(""), onEditingChanged: { _ in }).node.content.placeholder
        == localized("go"))
    #expect(
      SecureField("go", text: .constant(""), onCommit: {}).node.content.placeholder
        == localized("go"))
  }

  @Test func showValuesAsFormattersWriteThem() {
    func text<Value>(_ value: Value, _ formatter: Formatter) -> TextContent? {
      TextField("go", value: .constant(value), formatter: formatter).node.content.text
    }
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    #expect(text(1_234.5, numbers) == .verbatim("1,234.5"))
    let dates = DateFormatter()
    dates.dateFormat = "yyyy-MM-dd HH:mm"
    #expect(text(Date(timeIntervalSince1970: 0), dates) == .verbatim("1970-01-01 00:00"))
    #expect(text(2.0, Halves()) == .verbatim("4 halves"))
    #expect(
      TextField("go", value: .constant(nil as Int?), format: .number).node.content.text == nil)
  }

  @Test func showTheLabelOfTheCurrentValue() {
    let picker = Picker("size", selection: .constant(1)) {
      Text("small").tag(1)
    } currentValueLabel: {
      Text("not large")
    }
    #expect(
      picker.node.children[0].content.accessibility.value == localized("not large"))
  }

  @Test func areAtADistanceFromTheirPictures() {
    let label = VStack { Label("go", systemImage: "star") }.labelIconToTitleSpacing(3).children[0]
    var layout = StackLayout(axis: .horizontal, spacing: 3)
    layout.isLabel = true
    #expect(label.kind == .stack(layout))
    let tinted = List { Label("go", systemImage: "star") }.listItemTint(.red)
    #expect(tinted.first { $0.id == "icon" }?.style.foreground == .red)
    #expect(Text("a").listItemTint(nil) == Text("a").node)
  }

  @Test func areHiddenAndSpoken() {
    let toggle = Toggle("on", isOn: .constant(true)).labelsVisibility(.hidden)
    #expect(toggle.texts == [] && toggle.accessibility.label == localized("on"))
    #expect(Toggle("on", isOn: .constant(true)).labelsVisibility(.visible).texts.count == 1)
  }

  @Test func nameAPicture() {
    #expect(Image("logo", label: Text("Logo")).node.accessibility.label == localized("Logo"))
  }

  @Test func areSideBySideInAGroup() {
    let group = ControlGroup("edit") {
      Button("cut") {}
      Button("copy") {}
    }
    .controlGroupStyle(.navigation)
    #expect(group.texts == [localized("cut"), localized("copy")])
    #expect(ControlGroup(name) { Button("cut") {} }.node.texts == [localized("cut")])
    let labelled = ControlGroup {
      Button("cut") {}
    } label: {
      Text("edit")
    }
    #expect(labelled.node == ControlGroup("e", systemImage: "x") { Button("cut") {} }.node)
  }
}

extension ViewNode {
  fileprivate var placeholderAsText: ViewNode { ViewNode(.text, text: content.placeholder) }
}

private final class Halves: Formatter {
  override func string(for object: Any?) -> String? {
    (object as? Double).map { "\(Int($0 * 2)) halves" }
  }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}
