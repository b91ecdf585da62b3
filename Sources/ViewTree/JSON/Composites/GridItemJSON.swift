import JSONReading

/// A column or a row of a lazy grid as a file describes it.
struct WrittenGridItem: Hashable, Sendable {
  private var fixed: Double?
  private var adaptive: Double?
  private var minimum: Double?
  private var maximum: Double?
  private var spacing: Double?
  private var alignment: Alignment?

  private init() {}

  /// Describes an item.
  init(_ item: GridItem) {
    switch item.size {
    case .fixed(let length): fixed = length
    case .flexible(let least, let greatest):
      minimum = least == 10 ? nil : least
      maximum = greatest == .infinity ? nil : greatest
    case .adaptive(let least, let greatest):
      adaptive = least
      maximum = greatest == .infinity ? nil : greatest
    }
    spacing = item.spacing
    alignment = item.alignment
  }

  /// The item.
  var item: GridItem { GridItem(size, spacing: spacing, alignment: alignment) }

  private var size: GridItem.Size {
    if let fixed { return .fixed(fixed) }
    if let adaptive { return .adaptive(minimum: adaptive, maximum: maximum ?? .infinity) }
    return .flexible(minimum: minimum ?? 10, maximum: maximum ?? .infinity)
  }
}

extension WrittenGridItem: JSONObjectConvertible {
  static let form = JSONForm.defined("gridItem")

  static let definition = FormDefinition(
    "gridItem", title: "Grid item",
    "A column or a row of a lazy grid: a share of the space unless it is `fixed` or `adaptive`.",
    fields: format.descriptions)

  static let format = ObjectFormat(
    "a grid item", normal: Self(),
    fields: [
      FieldFormat("fixed", \.fixed, in: .extent, "The length in points."),
      FieldFormat(
        "adaptive", \.adaptive, in: .track,
        "The minimum length in points of as many columns as fit."),
      FieldFormat(
        "minimum", \.minimum, in: .extent, "The minimum length of a share in points; by default 10."
      ),
      FieldFormat(
        "maximum", \.maximum, in: .extent,
        "The maximum length of a share, or of an adaptive column, in points."),
      FieldFormat("spacing", \.spacing, in: .points, "The distance to the next one; by default 8."),
      FieldFormat("alignment", \.alignment, "Where views are in it; by default as in the grid."),
    ],
    check: { (item, object) throws(Diagnostic) in try item.check(object) })

  private func check(_ object: JSONObject) throws(Diagnostic) {
    let bounds = fixed == nil ? [] : ["adaptive", "minimum", "maximum"]
    let others = bounds + (adaptive == nil ? [] : ["minimum"])
    for name in others {
      guard let field = object[name] else { continue }
      throw field.error(
        "“\(name)” does not count beside “\(fixed == nil ? "adaptive" : "fixed")”",
        suggestion: "leave one of them out")
    }
    if let minimum = adaptive ?? minimum, let maximum, minimum > maximum {
      throw object.field.error("the minimum of a grid item is greater than its “maximum”")
    }
  }
}

extension VerticalAlignment: JSONChoice {
  static let choiceName = "vertical alignment"
  static let meaning = "An alignment from top to bottom."
}
