import AuditModel

/// The views of a state, of which the first that fits the environment is shown.
struct ScreenVariants: Sendable {
  private var conditional: [(condition: VariantCondition, view: ViewNode)] = []
  private let otherwise: ViewNode

  /// Reads the `view` of a state, or its `variants`.
  init(_ state: JSONObject) throws(ScreenFileError) {
    switch (state["view"], state["variants"]) {
    case (let view?, nil): otherwise = try Self.view(view)
    case (nil, let variants?): (conditional, otherwise) = try Self.variants(variants)
    case (nil, nil):
      throw state.field.error("a state needs the field “view” or “variants”")
    case (.some, let variants?):
      throw variants.error(
        "a state has either “view” or “variants”",
        suggestion: "make the view the last variant, without “when”")
    }
  }

  /// The rendering in an environment.
  func view(in environment: RenderEnvironment) -> ViewNode {
    conditional.first { $0.condition.holds(in: environment) }?.view ?? otherwise
  }

  /// The slot is the one that a builder gives its only view.
  private static func view(_ field: JSONField) throws(ScreenFileError) -> ViewNode {
    try ViewTreeReader.read(field, slot: 1)
  }

  private static func variants(
    _ field: JSONField
  ) throws(ScreenFileError) -> ([(condition: VariantCondition, view: ViewNode)], ViewNode) {
    let items = try field.array()
    var conditional: [(condition: VariantCondition, view: ViewNode)] = []
    for (index, item) in items.enumerated() {
      let object = try JSONObject(item, fields: ["when", "view"], owner: "a variant")
      let view = try Self.view(try object.required("view", for: "a variant"))
      let isLast = index == items.count - 1
      switch object["when"] {
      case let when? where !isLast: conditional.append((try VariantCondition(when), view))
      case let when?:
        throw when.error(
          "the last variant has a “when”, so nothing is shown where none fits",
          suggestion: "add a variant without “when” at the end")
      case nil where isLast: return (conditional, view)
      case nil:
        throw item.error(
          "variants after one without “when” are never shown", suggestion: "put it last")
      }
    }
    throw field.error("“variants” is empty")
  }
}

/// The conditions of an environment under which a variant is shown.
struct VariantCondition: Sendable {
  private let sizeClasses: [SizeClasses]?
  private let dynamicTypeSizes: [DynamicTypeSize]?
  private let locales: [LocaleIdentifier]?

  private static let fields = ["sizeClasses", "dynamicTypeSizes", "locales"]

  init(_ field: JSONField) throws(ScreenFileError) {
    let object = try JSONObject(field, fields: Self.fields, owner: "“when”")
    if object.isEmpty {
      throw field.error("“when” names nothing", suggestion: "leave it out in the last variant")
    }
    sizeClasses = try Self.list("sizeClasses", in: object)
    dynamicTypeSizes = try Self.list("dynamicTypeSizes", in: object)
    locales = try Self.list("locales", in: object)
  }

  private static func list<Value: JSONConvertible>(
    _ name: String, in object: JSONObject
  ) throws(ScreenFileError) -> [Value]? {
    guard let values: [Value] = try object.list(name) else { return nil }
    guard values.isEmpty, let field = object[name] else { return values }
    throw field.error("“\(name)” is empty, so it never holds", suggestion: "leave the field out")
  }

  /// Whether all that is named holds; a language without a region stands for all its regions.
  func holds(in environment: RenderEnvironment) -> Bool {
    let locale = environment.locale.identifier
    return sizeClasses?.contains(environment.sizeClasses) ?? true
      && dynamicTypeSizes?.contains(environment.dynamicTypeSize) ?? true
      && locales?.contains { locale == $0.identifier || locale.hasPrefix($0.identifier + "-") }
        ?? true
  }
}
