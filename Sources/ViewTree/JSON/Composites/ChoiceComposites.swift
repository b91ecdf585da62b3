import AuditModel
import Foundation
import JSONReading

extension CompositeFormat {
  /// Controls that choose one of several values.
  static let choices = [picker, datePicker, colorPicker]

  private static let picker = CompositeFormat(
    "picker",
    "The choice of one of its children, each with an `id`; in a menu only the chosen one is shown, and the "
      + "title in lists and forms alone.",
    normal: PickerParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("systemImage", \.systemImage, "The name of an SF Symbol before the title."),
      FieldFormat("selection", \.selection, "The `id` of the chosen child; by default none is."),
      FieldFormat("style", \.style, "How the choice is shown."),
      FieldFormat("labelsHidden", \.labelsHidden, labelsHiddenMeaning),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    options: .children, check: { (_, object) throws(Diagnostic) in try object.checkSelection() },
    example: """
      {"type": "picker", "title": {"key": "sort"}, "selection": "name", "style": "segmented",
       "children": [{"type": "text", "id": "name", "text": {"key": "sort.name"}},
                    {"type": "text", "id": "date", "text": {"key": "sort.date"}}]}
      """
  ) { parts, content in
    let selection = Binding.constant(parts.selection ?? "")
    let picker =
      if let image = parts.systemImage {
        Picker(parts.title, systemImage: image, selection: selection, content: content)
      } else {
        Picker(parts.title, selection: selection, content: content)
      }
    return parts.style.shown(picker).hidingLabels(parts.labelsHidden).disabled(!parts.isEnabled)
  }

  private static let datePicker = CompositeFormat(
    "datePicker", "The choice of a date, which is shown as each language writes it.",
    normal: DatePickerParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("date", \.date, isRequired: true, "The date."),
      FieldFormat(
        "components", \.components, "The parts of the date that people choose; by default both."
      ).notEmpty,
      FieldFormat("labelsHidden", \.labelsHidden, labelsHiddenMeaning),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    options: .environment,
    example: """
      {"type": "datePicker", "title": {"key": "due"}, "date": "2026-07-14T09:30:00Z",
       "components": ["date"]}
      """
  ) { parts, _ in
    DatePicker(
      parts.title, selection: .constant(parts.date.date), displayedComponents: parts.displayed
    )
    .node.hidingLabels(parts.labelsHidden).disabled(!parts.isEnabled)
  }

  private static let colorPicker = CompositeFormat(
    "colorPicker", "The choice of a colour.", normal: ColorPickerParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("color", \.color, isRequired: true, "The chosen colour."),
      FieldFormat("labelsHidden", \.labelsHidden, labelsHiddenMeaning),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    example: ##"{"type": "colorPicker", "title": {"key": "ink"}, "color": "#3366ff"}"##
  ) { parts, _ in
    ColorPicker(parts.title, selection: .constant(parts.color))
      .node.hidingLabels(parts.labelsHidden).disabled(!parts.isEnabled)
  }

  static let labelsHiddenMeaning =
    "Whether its title is not shown, because a text beside it says the same; it is spoken in any case."
}

extension ViewNode {
  /// The control without its title, where that is hidden.
  func hidingLabels(_ isHidden: Bool) -> ViewNode { isHidden ? labelsHidden() : self }
}

extension JSONObject {
  /// Refuses a selection that is the `id` of no child.
  func checkSelection() throws(Diagnostic) {
    guard let selection = self["selection"], let children = try self["children"]?.array() else {
      return
    }
    let ids = children.compactMap { try? JSONObject($0)["id"]?.string() }
    guard !ids.isEmpty else { return }
    _ = try selection.choice(of: "child’s “id”", among: ids) { $0 }
  }
}

/// How a choice is shown, named as SwiftUI's styles of pickers.
enum WrittenPickerStyle: String, CaseIterable, JSONChoice {
  case automatic, menu, navigationLink, segmented, palette, inline, wheel

  static let choiceName = "picker style"
  static let meaning = """
    How a picker is shown: `segmented` and `palette` as buttons side by side, `inline` as a row for each \
    choice, `wheel` with the chosen one in its middle, `navigationLink` as a row that leads to the \
    choices, and the others as a button with the chosen one.
    """

  /// The picker in this style.
  fileprivate func shown(_ picker: Picker) -> ViewNode {
    switch self {
    case .automatic: picker.node
    case .menu: picker.pickerStyle(.menu)
    case .navigationLink: picker.pickerStyle(.navigationLink)
    case .segmented: picker.pickerStyle(.segmented)
    case .palette: picker.pickerStyle(.palette)
    case .inline: picker.pickerStyle(.inline)
    case .wheel: picker.pickerStyle(.wheel)
    }
  }
}

/// A part of a date that people choose.
enum WrittenDateComponent: String, CaseIterable, JSONChoice {
  case date, hourAndMinute

  static let choiceName = "date component"
  static let meaning = "A part of a date that people choose."

  fileprivate var component: DatePickerComponents {
    switch self {
    case .date: .date
    case .hourAndMinute: .hourAndMinute
    }
  }
}

/// A day or a point in time in ISO 8601, in UTC, as dates are in audits.
struct WrittenDate: Equatable, JSONConvertible {
  fileprivate var date = Date(timeIntervalSince1970: 0)

  fileprivate init() {}

  static var form: JSONForm { .defined(definition.name) }

  static let definition = FormDefinition(
    "date", title: "Date",
    "A point in time in UTC, as in `2026-07-14T09:30:00Z`, or a day, as in `2026-07-14`.",
    is: .pattern(
      "^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$",
      words: "a string such as “2026-07-14T09:30:00Z” or “2026-07-14”"))

  /// Foundation reads the 30th of February as a day in March, so the date has to be written the same.
  init(_ field: JSONField) throws(Diagnostic) {
    let text = try field.string()
    let time = text.contains("T") ? text : text + "T00:00:00Z"
    guard let date = try? Date(time, strategy: .iso8601), date.formatted(.iso8601) == time else {
      throw field.error(
        "“\(text.shortened)” is no date",
        suggestion: "write it as in “2026-07-14T09:30:00Z” or “2026-07-14”")
    }
    self.date = date
  }

  var jsonValue: JSONValue { JSONValue(date.formatted(.iso8601)) }
}

private struct PickerParts: Sendable {
  var title = TextContent.literal("")
  var systemImage: String?
  var selection: String?
  var style = WrittenPickerStyle.automatic
  var labelsHidden = false
  var isEnabled = true
}

private struct DatePickerParts: Sendable {
  var title = TextContent.literal("")
  var date = WrittenDate()
  var components = WrittenDateComponent.allCases
  var labelsHidden = false
  var isEnabled = true

  var displayed: DatePickerComponents {
    DatePickerComponents(components.map(\.component))
  }
}

private struct ColorPickerParts: Sendable {
  var title = TextContent.literal("")
  var color = Color.black
  var labelsHidden = false
  var isEnabled = true
}
