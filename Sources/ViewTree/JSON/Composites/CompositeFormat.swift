/// The JSON form of a view that SwiftUI makes of other views, which it becomes when it is read.
struct CompositeFormat: Sendable {
  /// The views that it becomes, from the views inside it.
  typealias Expansion = @Sendable (_ content: [ViewNode]) -> [ViewNode]

  /// The parts of a declaration that most composites leave out.
  struct Options: OptionSet, Sendable {
    let rawValue: Int

    /// It has views inside it.
    static let children = Self(rawValue: 1)
    /// It only carries something to the view around it, so that it has no layout and no colours.
    static let carrier = Self(rawValue: 2)
    /// It scrolls, so that it has a `scrollTarget`.
    static let scrolling = Self(rawValue: 4)
    /// It is not the same in every environment.
    static let environment = Self(rawValue: 8)
  }

  /// The value of `type`.
  let name: String
  /// The name in messages.
  let owner: String
  /// The description.
  let description: KindDescription
  /// The parts of its declaration that most composites leave out.
  let options: Options
  /// The view that it has to be in; none for any.
  let container: ViewContext?
  /// Reads the fields of its own, and collects their mistakes.
  let read: @Sendable (JSONObject) -> Expansion

  private let names: Set<String>

  /// Declares a type by the fields of its own and the view that SwiftUI makes of them.
  ///
  /// - Parameters:
  ///   - normal: the values of its fields where they are left out.
  ///   - example: a view of the type, for the schema and the reference.
  ///   - view: makes it; `content` has the views inside it, and is handed on as it is, since a builder
  ///     would number them once more.
  init<Parts: Sendable>(
    _ name: String, _ meaning: String, normal: Parts, fields: [FieldFormat<Parts>] = [],
    presence: FieldPresence? = nil, options: Options = [], container: ViewContext? = nil,
    check: @escaping ObjectFormat<Parts>.Check = { _, _ in }, example: String,
    view: @escaping @Sendable (_ parts: Parts, _ content: () -> [ViewNode]) -> any View
  ) {
    let format = ObjectFormat(
      "a view of type “\(name)”", normal: normal, fields: fields, presence: presence, check: check)
    self.name = name
    self.options = options
    self.container = container
    owner = format.name
    names = Set(fields.map(\.description.name))
    description = KindDescription(
      name: name, meaning: meaning, fields: format.descriptions, presence: presence,
      missing: Self.missing(options).subtracting(names), example: example)
    read = { object in
      let parts = format.parts(of: object)
      return { content in view(parts, { content }).node.views }
    }
  }

  /// Whether it has a field of its own of that name.
  func has(_ field: String) -> Bool { names.contains(field) }

  /// The fields of all views that it does not have.
  private static func missing(_ options: Options) -> Set<String> {
    var missing: Set = ["text", "placeholder", "name", "title"]
    if !options.contains(.scrolling) { missing.insert("scrollTarget") }
    if options.contains(.carrier) { missing.formUnion(appearance) }
    if !options.contains(.children) { missing.insert("children") }
    return missing
  }

  /// The fields that say how a view looks and works, and where it is.
  private static let appearance = Set(
    (TextAttributes.format.descriptions + LayoutAttributes.format.descriptions
      + Style.format.descriptions + Declarations.format.descriptions).map(\.name)
      + [
        "alignmentGuides", "accessibility", "swipeActions", "badge", "buttonStyle", "controlSize",
        "isEnabled", "presentationDetent", "role",
      ])
}

extension ObjectFormat {
  /// The value of the object's fields that are of this format; others are ignored.
  fileprivate func parts(of object: JSONObject) -> Owner {
    let before = object.field.diagnostics.count
    var value = normal
    for member in object.members {
      if let field = self[member.name] { read(field, object.field(of: member), into: &value) }
    }
    reportMissingFields(of: object) { ViewFormat.common[$0] != nil }
    if object.field.diagnostics.count == before { finish(&value, object) }
    return value
  }
}
