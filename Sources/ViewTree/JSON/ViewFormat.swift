import JSONReading

/// The JSON form of views: the fields that views of all types have.
enum ViewFormat {
  /// The fields in groups, in the order of the reference.
  static let groups = [
    FieldGroup(title: "Content", fields: content.map(\.description)),
    FieldGroup(title: "Text", fields: TextAttributes.format.descriptions),
    FieldGroup(title: "Layout", fields: LayoutAttributes.format.descriptions),
    FieldGroup(title: "Colours", fields: Style.format.descriptions),
    FieldGroup(title: "Behaviour", fields: Declarations.format.descriptions),
  ]

  /// The definition of a view.
  static let definition = FormDefinition(
    name: "view", title: "View", meaning: "A view, whose `type` decides which fields it has.",
    content: .kinds(common: groups, ViewType.all.map(\.description)))

  /// The fields that views of all types have.
  static let common = ObjectFormat<ViewNode>(
    "a view", normal: ViewNode(.text, origin: .unknown),
    fields: content + text + layout + style + declarations,
    check: { (node, object) throws(Diagnostic) in
      try TextAttributes.format.check(&node.textAttributes, object)
      // After `accessibility`, wherever in the view that is written.
      node.accessibility.customActions += object.swipeActions ?? []
    })

  private static let text: [FieldFormat<ViewNode>] =
    TextAttributes.format.fields.map { $0.in(\.textAttributes) }
  private static let layout: [FieldFormat<ViewNode>] =
    LayoutAttributes.format.fields.map { $0.in(\.layout) }
  private static let style: [FieldFormat<ViewNode>] = Style.format.fields.map { $0.in(\.style) }
  private static let declarations: [FieldFormat<ViewNode>] =
    Declarations.format.fields.map { $0.in(\.declarations) }

  private static let content: [FieldFormat<ViewNode>] = [
    FieldFormat(
      "type", .choice(ViewType.names), isRequired: true, "The kind of the view.",
      read: { _, _ in }),
    FieldFormat("text", \.text, "Its text, its title, or what has been typed into it."),
    FieldFormat("placeholder", \.placeholder, "The placeholder of an empty text field."),
    FieldFormat(
      "title", TextContent.form,
      "The title of a text field, as in SwiftUI: it names the field, and is its placeholder where it has no other.",
      read: { (_, field) throws(Diagnostic) in _ = try TextContent(field) }),
    FieldFormat(
      "name", string: \.name,
      "The name of a symbol, or of a picture’s asset: where a picture has no label, VoiceOver speaks the "
        + "string with this key, or else the name itself."),
    FieldFormat(
      "id", \.id, "A name that no sibling has, by which findings and `elementOrder` refer to it."),
    FieldFormat(
      "comment", .string,
      "A note for people. `legible:disable RULE reason` in it accepts the findings of a rule about the "
        + "view and the views inside it.",
      read: { (_, field) throws(Diagnostic) in _ = try field.string() }),
    FieldFormat(
      "alignmentGuides", \.alignmentGuides, "The positions that it gives to alignments itself."),
    FieldFormat(
      "scrollTarget", \.scrollTarget,
      "Where its content is, where it is a scroll view or a list; by default at its beginning."),
    FieldFormat("accessibility", \.accessibility, "Its attributes for assistive technologies."),
    FieldFormat(
      "swipeActions", [TextContent].form,
      "The names of the buttons that a swipe shows at the end of a row, which VoiceOver offers as custom "
        + "actions.",
      read: { (_, field) throws(Diagnostic) in _ = try [TextContent](field) }),
    FieldFormat(
      "badge", WrittenBadge.form, "The text or the number at the end of a row of a list.",
      read: { (node, field) throws(Diagnostic) in
        let badge = try WrittenBadge(field).text
        node.prefer { $0.badge = badge }
      }),
    FieldFormat(
      "buttonStyle", WrittenButtonStyle.form,
      "The style of the buttons in it that have none, as in SwiftUI: without one a label is as it is "
        + "written, and `automatic` is SwiftUI's default, a label in the tint.",
      read: { (node, field) throws(Diagnostic) in
        let style = try WrittenButtonStyle(field)
        node.prefer { $0.writtenButtonStyle = style }
      }),
    FieldFormat(
      "controlSize", ControlSize.form, "The size of the buttons in it that have a `buttonStyle`.",
      read: { (node, field) throws(Diagnostic) in
        let size = try ControlSize(field)
        node.prefer { $0.writtenControlSize = size }
      }),
    FieldFormat(
      "isEnabled", .bool, "Whether the controls in it can be used.",
      read: { (node, field) throws(Diagnostic) in
        guard try !field.bool() else { return }
        node.prefer { $0.isWrittenDisabled = true }
      }),
    FieldFormat(
      "presentationDetent", PresentationDetent.form,
      "The height of a sheet over the lower edge of the screen, by default `large`; on an iPad it has none.",
      read: { (node, field) throws(Diagnostic) in
        let detent = try PresentationDetent(field)
        node.prefer { $0.detent = detent }
      }),
    FieldFormat(
      "role", ButtonRole.form,
      "The role of a button: one that destroys something is red where it has no `foreground`, and an alert "
        + "shows the one that cancels where iOS does.",
      read: { (node, field) throws(Diagnostic) in
        let role = try ButtonRole(field)
        if role == .destructive, node.style.foreground == nil { node.style.foreground = .red }
        node.prefer { $0.buttonRole = role }
      }),
    FieldFormat(
      "children", .list(.defined("view"), minimum: 0), "The views inside it.", read: { _, _ in }),
    FieldFormat(
      "slot", .integer(minimum: 0, maximum: .max),
      "The identity among its siblings, for tools that write screens; by default its position.",
      read: { (node, field) throws(Diagnostic) in node.slot = try field.integer() }),
  ]
}

extension JSONObject {
  /// The names of the buttons that a swipe shows; none where they cannot be read, which reading their field
  /// reports.
  var swipeActions: [TextContent]? { self["swipeActions"].flatMap { try? [TextContent]($0) } }
}

extension ViewNode {
  /// Reads all but the children, and collects the mistakes; `slot` is the one it has when it names
  /// none. Of a composite view it has the fields that all views have.
  init(_ object: JSONObject, as type: ViewType?, slot: UInt64) {
    self.init(type?.kind?.format.normal ?? .custom, origin: object.field.origin)
    self.slot = slot
    let before = object.field.diagnostics.count
    for member in object.members { read(member, of: object, as: type) }
    ViewFormat.common.reportMissingFields(of: object) { type?.has($0) == true }
    type?.kind?.format.reportMissingFields(of: object) { ViewFormat.common[$0] != nil }
    guard object.field.diagnostics.count == before else { return }
    type?.kind?.format.finish(&kind, object)
    ViewFormat.common.finish(&self, object)
  }

  private mutating func read(_ member: JSONMember, of object: JSONObject, as type: ViewType?) {
    let field = object.field(of: member)
    if let kind = type?.kind, let format = kind.format[member.name] {
      kind.format.read(format, field, into: &self.kind)
    } else if type?.has(member.name) == true {
      return
    } else if let format = ViewFormat.common[member.name],
      type?.description.missing.contains(member.name) != true
    {
      ViewFormat.common.read(format, field, into: &self)
    } else {
      reportUnknownField(member, of: object, as: type)
    }
  }

  /// A view of an unknown type may have the fields of any.
  private func reportUnknownField(
    _ member: JSONMember, of object: JSONObject, as type: ViewType?
  ) {
    let diagnostics = object.field.diagnostics
    let types = ViewType.all.filter { $0.has(member.name) }
    if type == nil, !types.isEmpty { return }
    let missing = type?.description.missing ?? []
    let unknown = UnknownField(
      name: member.name, owner: type?.owner ?? "a view",
      known: (type?.description.fields ?? [])
        + ViewFormat.common.descriptions.filter { !missing.contains($0.name) },
      type: type?.name, own: type?.description.fields ?? [], kinds: types.map(\.name))
    diagnostics.add(at: member.nameOffset) {
      unknown.diagnostic(at: member.nameOffset, in: object.field.text)
    }
  }
}
