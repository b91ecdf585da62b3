import AuditModel
import Foundation

extension CompositeFormat {
  /// Controls that do something, and a field.
  static let controls = [
    link, shareLink, navigationLink, menu, disclosureGroup, secureField, stepper,
  ]

  private static let link = CompositeFormat(
    "link", "A control that opens an address; its children are its label where it has no `title`.",
    normal: LinkParts(), fields: [title, enabled],
    presence: .exactlyOne("title", "children"), options: .children,
    example: #"{"type": "link", "title": {"key": "terms"}}"#
  ) { parts, content in
    let address = URL(filePath: "/")
    let link =
      if let title = parts.title {
        Link(title, destination: address)
      } else {
        Link(destination: address, label: content)
      }
    return link.disabled(!parts.isEnabled)
  }

  private static let shareLink = CompositeFormat(
    "shareLink",
    "A button that shares something, with iOS's title and symbol unless it has a title or children.",
    normal: LinkParts(), fields: [title, enabled], options: .children,
    check: { (parts, object) throws(Diagnostic) in
      guard let title = object["title"], object["children"] != nil else { return }
      throw title.error(
        "a view of type “shareLink” has either “title” or “children”",
        suggestion: "leave one of them out")
    },
    example: #"{"type": "shareLink"}"#
  ) { parts, content in
    let link =
      if let title = parts.title {
        ShareLink(title, item: "")
      } else if content().isEmpty {
        ShareLink(item: "")
      } else {
        ShareLink(item: "", label: content)
      }
    return link.disabled(!parts.isEnabled)
  }

  private static let navigationLink = CompositeFormat(
    "navigationLink",
    "A control that leads to another screen, with a chevron in a list; its children are its label where "
      + "it has no `title`.",
    normal: LinkParts(), fields: [title, enabled],
    presence: .exactlyOne("title", "children"), options: .children,
    example: #"{"type": "navigationLink", "title": {"key": "privacy"}}"#
  ) { parts, content in
    let link =
      if let title = parts.title {
        NavigationLink(title, value: Int?.none)
      } else {
        NavigationLink(value: Int?.none, label: content)
      }
    return link.disabled(!parts.isEnabled)
  }

  private static let menu = CompositeFormat(
    "menu",
    "A button that opens a menu; the menu is closed, so that its children, which are its items, are not "
      + "audited.",
    normal: MenuParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("systemImage", \.systemImage, "The name of an SF Symbol before the title."),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    options: .children,
    example: """
      {"type": "menu", "title": {"key": "sort"}, "systemImage": "arrow.up.arrow.down",
       "children": [{"type": "button", "children": [{"type": "text", "text": {"key": "sort.name"}}]}]}
      """
  ) { parts, content in
    let menu =
      if let image = parts.systemImage {
        Menu(parts.title, systemImage: image, content: content)
      } else {
        Menu(parts.title, content: content)
      }
    return menu.disabled(!parts.isEnabled)
  }

  private static let disclosureGroup = CompositeFormat(
    "disclosureGroup", "A title with a chevron, which shows its children while it is open.",
    normal: DisclosureParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat("isExpanded", \.isExpanded, "Whether it is open."),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    options: .children,
    example: """
      {"type": "disclosureGroup", "title": {"key": "advanced"}, "isExpanded": true,
       "children": [{"type": "text", "text": {"key": "advanced.hint"}}]}
      """
  ) { parts, content in
    DisclosureGroup(parts.title, isExpanded: .constant(parts.isExpanded), content: content)
      .disabled(!parts.isEnabled)
  }

  private static let secureField = CompositeFormat(
    "secureField", "A field for a password, whose text is shown as dots.",
    normal: SecureFieldParts(),
    fields: [
      FieldFormat(
        "title", \.title, isRequired: true,
        "The title: its placeholder, or its label where it has a `prompt`."),
      FieldFormat("text", string: \.text, "The characters that have been typed."),
      FieldFormat("prompt", \.prompt, "The placeholder."),
      FieldFormat("hasBorder", \.hasBorder, "Whether it has SwiftUI's style `roundedBorder`."),
      FieldFormat("isEnabled", \.isEnabled, "Whether people can type."),
    ],
    example: #"{"type": "secureField", "title": {"key": "password"}}"#
  ) { parts, _ in
    let field = SecureField(
      parts.title, text: .constant(parts.text), prompt: parts.prompt.map { Text($0) }
    )
    .disabled(!parts.isEnabled)
    return parts.hasBorder ? field.textFieldStyle(.roundedBorder) : field
  }

  private static let stepper = CompositeFormat(
    "stepper", "A title and two buttons that change a value.", normal: StepperParts(),
    fields: [
      FieldFormat("title", \.title, isRequired: true, "The title."),
      FieldFormat(
        "value", \.value, in: .finite,
        "The value, which is spoken; without one its buttons do something else."),
      FieldFormat("labelsHidden", \.labelsHidden, labelsHiddenMeaning),
      FieldFormat("isEnabled", \.isEnabled, enabledMeaning),
    ],
    example: #"{"type": "stepper", "title": {"key": "copies"}, "value": 2}"#
  ) { parts, _ in
    parts.stepper.node.hidingLabels(parts.labelsHidden).disabled(!parts.isEnabled)
  }

  private static let title = FieldFormat<LinkParts>("title", \.title, "The title.")
  private static let enabled = FieldFormat<LinkParts>("isEnabled", \.isEnabled, enabledMeaning)
  static let enabledMeaning = "Whether people can use it."
}

private struct LinkParts: Sendable {
  var title: TextContent?
  var isEnabled = true
}

private struct MenuParts: Sendable {
  var title = TextContent.literal("")
  var systemImage: String?
  var isEnabled = true
}

private struct DisclosureParts: Sendable {
  var title = TextContent.literal("")
  var isExpanded = false
  var isEnabled = true
}

private struct SecureFieldParts: Sendable {
  var title = TextContent.literal("")
  var text = ""
  var prompt: TextContent?
  var hasBorder = false
  var isEnabled = true
}

private struct StepperParts: Sendable {
  var title = TextContent.literal("")
  var value: Double?
  var labelsHidden = false
  var isEnabled = true

  /// A whole number is an `Int`, whose value has no decimal point.
  var stepper: Stepper {
    guard let value else { return Stepper(title, onIncrement: nil, onDecrement: nil) }
    if let whole = Int(exactly: value) { return Stepper(title, value: .constant(whole)) }
    return Stepper(title, value: .constant(value))
  }
}
