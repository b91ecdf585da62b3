import JSONReading

/// The JSON form of views: the fields that views of all types have.
enum ViewFormat {
  /// The fields in groups, in the order of the reference.
  static let groups = [
    FieldGroup(title: "Content", fields: content.map(\.description)),
    FieldGroup(title: "Text", fields: TextAttributes.format.descriptions),
    FieldGroup(title: "Layout", fields: LayoutAttributes.format.descriptions),
    FieldGroup(title: "Colours", fields: Style.format.descriptions),
  ]

  /// The definition of a view.
  static let definition = FormDefinition(
    name: "view", title: "View", meaning: "A view, whose `type` decides which fields it has.",
    content: .kinds(common: groups, NodeKind.formats.map(\.description)))

  /// The fields that views of all types have.
  static let common = ObjectFormat<ViewNode>(
    "a view", normal: ViewNode(.text, origin: .unknown),
    fields: content + text + layout + style,
    check: { (node, object) throws(Diagnostic) in
      try TextAttributes.format.check(&node.textAttributes, object)
    })

  private static let text: [FieldFormat<ViewNode>] =
    TextAttributes.format.fields.map { $0.in(\.textAttributes) }
  private static let layout: [FieldFormat<ViewNode>] =
    LayoutAttributes.format.fields.map { $0.in(\.layout) }
  private static let style: [FieldFormat<ViewNode>] = Style.format.fields.map { $0.in(\.style) }

  private static let content: [FieldFormat<ViewNode>] = [
    FieldFormat(
      "type", .choice(NodeKind.typeNames), isRequired: true, "The kind of the view.",
      read: { _, _ in }),
    FieldFormat("text", \.text, "Its text, its title, or what has been typed into it."),
    FieldFormat("placeholder", \.placeholder, "The placeholder of an empty text field."),
    FieldFormat(
      "name", string: \.name,
      "The name of a picture or symbol, which VoiceOver speaks where there is no label."),
    FieldFormat(
      "id", \.id, "A name that no sibling has, by which findings and `elementOrder` refer to it."),
    FieldFormat(
      "alignmentGuides", \.alignmentGuides, "The positions that it gives to alignments itself."),
    FieldFormat(
      "scrollTarget", \.scrollTarget,
      "Where its content is, where it is a scroll view or a list; by default at its beginning."),
    FieldFormat("accessibility", \.accessibility, "Its attributes for assistive technologies."),
    FieldFormat(
      "children", .list(.defined("view"), minimum: 0), "The views inside it.", read: { _, _ in }),
    FieldFormat(
      "slot", .integer(minimum: 0, maximum: .max),
      "The identity among its siblings, for tools that write screens; by default its position.",
      read: { (node, field) throws(Diagnostic) in node.slot = try field.integer() }),
  ]
}

extension ViewNode {
  /// Reads all but the children, and collects the mistakes; `slot` is the one it has when it names
  /// none.
  init(_ object: JSONObject, slot: UInt64) {
    let kind = Self.format(object)
    self.init(kind?.format.normal ?? .custom, origin: object.field.origin)
    self.slot = slot
    let before = object.field.diagnostics.count
    for member in object.members { read(member, of: object, as: kind) }
    ViewFormat.common.reportMissingFields(of: object) { kind?.format[$0] != nil }
    kind?.format.reportMissingFields(of: object) { ViewFormat.common[$0] != nil }
    guard object.field.diagnostics.count == before else { return }
    kind?.format.finish(&self.kind, object)
    ViewFormat.common.finish(&self, object)
  }

  /// The format of a view's type; none, and a mistake more, where there is no such type.
  private static func format(_ object: JSONObject) -> KindFormat? {
    guard let type = object["type"] else { return nil }
    if case .string(let name) = type.value.kind, let format = NodeKind.formatsByName[name] {
      return format
    }
    let name = object.field.diagnostics.catching { () throws(Diagnostic) in
      try type.choice(of: "type of view", among: NodeKind.typeNames) { $0 }
    }
    return name.flatMap { NodeKind.formatsByName[$0] }
  }

  private mutating func read(_ member: JSONMember, of object: JSONObject, as kind: KindFormat?) {
    let field = object.field(of: member)
    if let format = kind?.format[member.name] {
      kind?.format.read(format, field, into: &self.kind)
    } else if let format = ViewFormat.common[member.name] {
      ViewFormat.common.read(format, field, into: &self)
    } else {
      reportUnknownField(member, of: object, as: kind)
    }
  }

  /// A view of an unknown type may have the fields of any.
  private func reportUnknownField(
    _ member: JSONMember, of object: JSONObject, as kind: KindFormat?
  ) {
    let diagnostics = object.field.diagnostics
    let kinds = NodeKind.formats.filter { $0.format[member.name] != nil }
    if kind == nil, !kinds.isEmpty { return }
    let unknown = UnknownField(
      name: member.name, owner: kind?.format.name ?? "a view",
      known: (kind?.format.descriptions ?? []) + ViewFormat.common.descriptions,
      kinds: kinds.map(\.name))
    diagnostics.add(at: member.nameOffset) {
      unknown.diagnostic(at: member.nameOffset, in: object.field.text)
    }
  }
}
