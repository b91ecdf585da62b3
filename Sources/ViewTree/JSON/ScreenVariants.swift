import AuditModel
import JSONReading

/// The views of a state, of which the first that fits the environment is shown.
struct ScreenVariants: Sendable {
  private var variants: [WrittenVariant] = []
  private let otherwise: WrittenView

  /// A view for every environment.
  init(otherwise: WrittenView = WrittenView()) { self.otherwise = otherwise }

  /// Reads `variants`, of which the last one has no condition.
  init(_ field: JSONField) throws(Diagnostic) {
    variants = try field.list(WrittenVariant.init)
    let items = try field.array()
    guard let last = items.last else {
      throw field.error("“variants” is empty", suggestion: "add a variant with a “view”")
    }
    for item in items.dropLast() where Self.condition(of: item) == nil && Self.isObject(item) {
      item.diagnostics.add(
        item.error(
          "variants after one without “when” are never shown", suggestion: "put it last"))
    }
    if let when = Self.condition(of: last) {
      throw when.error(
        "the last variant has a “when”, so nothing is shown where none fits",
        suggestion: "add a variant without “when” at the end")
    }
    otherwise = variants.popLast()?.view ?? WrittenView()
  }

  private static func isObject(_ field: JSONField) -> Bool { (try? JSONObject(field)) != nil }

  private static func condition(of field: JSONField) -> JSONField? {
    (try? JSONObject(field))?["when"]
  }

  /// The rendering in an environment.
  func view(in environment: RenderEnvironment) -> ViewNode {
    (variants.first { $0.condition.holds(in: environment) }?.view ?? otherwise).shown
  }
}

/// The view of a screen as a file describes it.
struct WrittenView: Sendable {
  private let node: ViewNode
  /// Where it is written, if it is not the same in every environment.
  private let source: (value: JSONValue, locations: JSONLocations)?

  /// A view without anything in it.
  init() {
    node = ViewNode(.custom, origin: .unknown)
    source = nil
  }

  /// Reads a view, and collects its mistakes.
  init(_ field: JSONField) throws(Diagnostic) {
    var (view, dependsOnEnvironment) = try ViewTreeReader.readScreen(field)
    view.givePresentationsTheirSize()
    node = view
    source = dependsOnEnvironment ? (field.value, field.text.locations) : nil
  }

  /// The view in the environment of the screen that is being built: read once more where it depends on
  /// that, which has no mistakes the second time.
  var shown: ViewNode {
    guard let source else { return node }
    let field = JSONField(
      subject: "“view”", value: source.value, text: ScreenText(locations: source.locations))
    var view = (try? ViewTreeReader.readScreen(field).view) ?? node
    view.givePresentationsTheirSize()
    return view
  }
}

/// A view and the environments in which it is shown.
struct WrittenVariant: Sendable {
  fileprivate private(set) var condition = VariantCondition()
  fileprivate private(set) var view = WrittenView()

  fileprivate init(_ field: JSONField) throws(Diagnostic) { self = try Self.format.read(field) }

  private init() {}

  static let definition = FormDefinition(
    "variant", title: "Variant",
    "A view for some environments; the last one of a list is for all others, without `when`.",
    fields: format.descriptions)

  private static let format = ObjectFormat(
    "a variant", normal: Self(),
    fields: [
      FieldFormat("when", \.condition, "The environments in which it is shown."),
      FieldFormat(
        "view", .defined("view"), isRequired: true, "The view.",
        read: { (variant, field) throws(Diagnostic) in
          variant.view = try WrittenView(field)
        }),
    ])
}

/// The conditions of an environment under which a variant is shown.
struct VariantCondition: Hashable, Sendable {
  fileprivate private(set) var sizeClasses: [SizeClasses]?
  fileprivate private(set) var dynamicTypeSizes: [DynamicTypeSize]?
  fileprivate private(set) var locales: [LocaleIdentifier]?

  /// Whether all that is named holds; a language without a region stands for all its regions.
  fileprivate func holds(in environment: RenderEnvironment) -> Bool {
    let locale = environment.locale.identifier
    return sizeClasses?.contains(environment.sizeClasses) ?? true
      && dynamicTypeSizes?.contains(environment.dynamicTypeSize) ?? true
      && locales?.contains { locale == $0.identifier || locale.hasPrefix($0.identifier + "-") }
        ?? true
  }
}

extension VariantCondition: JSONObjectConvertible {
  static let form = JSONForm.defined("condition")

  static let definition = FormDefinition(
    "condition", title: "Condition", "Environments, in which all of these fields have to hold.",
    fields: format.descriptions, presence: format.presence)

  static let format = ObjectFormat(
    "“when”", normal: Self(),
    fields: [
      FieldFormat("sizeClasses", \.sizeClasses, "One of these pairs of size classes.").notEmpty,
      FieldFormat("dynamicTypeSizes", \.dynamicTypeSizes, "One of these text sizes.").notEmpty,
      FieldFormat(
        "locales", \.locales, "One of these languages; one without a region is for all regions."
      ).notEmpty,
    ],
    presence: .anyField)
}
