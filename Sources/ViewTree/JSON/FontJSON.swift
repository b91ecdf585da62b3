import AuditModel
import JSONReading

/// A text style alone is its name; any other font is an object.
extension Font: JSONConvertible {
  static let form = JSONForm.defined("font")

  static let definitions = [
    FormDefinition(
      "font", title: "Font", "A text style alone, or an object for any other font.",
      is: .any([TextStyle.form, .defined("customFont")])),
    FormDefinition(
      "customFont", title: "Custom font",
      "A text style with changes, or a size that a text style scales.",
      fields: format.descriptions),
    Leading.definition,
  ]

  private static let format = ObjectFormat(
    "a font", normal: Font(.body),
    fields: [
      FieldFormat("style", \.style, "The text style that gives the size, or scales it."),
      FieldFormat(
        "size", \.customPointSize, in: sizes,
        "A size in points at the text size `large`, in place of the one of the style."),
      FieldFormat("scales", \.scales, "Whether it follows the text size."),
      FieldFormat(
        "maximumSize", \.maximumPointSize, in: sizes, "The size in points that it never exceeds."),
      FieldFormat("weight", \.weight, "The weight, in place of the one of the style."),
      FieldFormat("isItalic", \.isItalic, "Whether it is italic."),
      FieldFormat("design", \.design, "The design of iOS's system font."),
      FieldFormat(
        "leading", \.lineDistance, "The distance between lines, in place of the one of the style."),
    ])

  /// From the smallest dot to a letter as high as a screen.
  private static let sizes = 0.1...10_000

  init(_ field: JSONField) throws(Diagnostic) {
    switch field.value.kind {
    case .string: self.init(try TextStyle(field))
    case .object: self = try Self.format.read(field)
    default: throw field.wrongType("the name of a text style or an object")
    }
  }

  var jsonValue: JSONValue {
    self == Font(style) ? style.jsonValue : Self.format.json(self)
  }
}

extension Font.Leading: JSONChoice {
  static let choiceName = "font leading"
  static let meaning =
    "The distance between lines of a text style: `tight` is 2 points less, `loose` 2 more."
}

extension TextAttributes {
  static let format = ObjectFormat(
    "the view", normal: Self(), fields: letterFields + lineFields,
    check: { (_, object) throws(Diagnostic) in
      guard let smallest = object["smallestTextSize"], let largest = object["largestTextSize"],
        try DynamicTypeSize(smallest) > DynamicTypeSize(largest)
      else { return }
      throw smallest.error(
        "“smallestTextSize” is larger than “largestTextSize”", suggestion: "swap the two")
    })

  private static let letterFields: [FieldFormat<Self>] = [
    FieldFormat("font", \.font, "The font of its text and of the texts inside it."),
    FieldFormat("weight", \.weight, "The weight, in place of the one of the font."),
    FieldFormat("isItalic", \.isItalic, "Whether text is italic."),
    FieldFormat("design", \.design, "The design, in place of the one of the font."),
    FieldFormat(
      "tracking", \.tracking, in: -1000...1000, "The points added after every letter."),
    FieldFormat("lineSpacing", \.lineSpacing, in: 0...10_000, "The points between two lines."),
    FieldFormat("textCase", \.textCase, "The case in which text is shown."),
  ]

  private static let lineFields: [FieldFormat<Self>] = [
    FieldFormat(
      "smallestTextSize", \.smallestSize, "The smallest text size that text follows."),
    FieldFormat("largestTextSize", \.largestSize, "The largest text size that text follows."),
    FieldFormat(
      "lineLimit", \.lineLimit, in: 0...1_000_000,
      "The maximum number of lines; 0 for as many as the text takes."),
    FieldFormat("truncationMode", \.truncationMode, "Where a truncated text has its ellipsis."),
    FieldFormat(
      "minimumScaleFactor", \.minimumScaleFactor, in: .share,
      "The smallest factor by which the font may shrink so that the text fits."),
    FieldFormat(
      "allowsTightening", \.allowsTightening, "Whether letters may be set closer to fit."),
    FieldFormat("textAlignment", \.alignment, "The edge that the lines share."),
  ]

  /// The smallest text size, which pushes the largest one up where it exceeds it.
  private var smallestSize: DynamicTypeSize? {
    get { sizes?.lowerBound }
    set {
      guard let newValue else { return }
      sizes = newValue...max(newValue, sizes?.upperBound ?? .accessibility5)
    }
  }

  /// The largest text size, which pushes the smallest one down where it is below it.
  private var largestSize: DynamicTypeSize? {
    get { sizes?.upperBound }
    set {
      guard let newValue else { return }
      sizes = min(newValue, sizes?.lowerBound ?? .xSmall)...newValue
    }
  }
}
