import AuditModel
import JSONReading

extension FontWeight: JSONChoice {
  static let choiceName = "font weight"
  static let meaning = "The weight of a font."
}

extension FontDesign: JSONChoice {
  static let choiceName = "font design"
  static let meaning = "The design of iOS's system font."
}

extension TextCase: JSONChoice {
  static let choiceName = "text case"
  static let meaning = "The case in which a text is shown, by the rules of its language."
}

extension TruncationMode: JSONChoice {
  static let choiceName = "truncation mode"
  static let meaning = "The part of a line that an ellipsis replaces where the text does not fit."
}

extension TextAlignment: JSONChoice {
  static let choiceName = "text alignment"
  static let meaning = "The edge that the lines of a text share; leading is right in Arabic."
}

extension StackAxis: JSONChoice {
  static let choiceName = "stack axis"
  static let meaning = """
    The direction of a stack: `vertical` is SwiftUI's `VStack`, `horizontal` its `HStack`, and \
    `layered` its `ZStack`, from back to front.
    """
}

extension BarPlacement: JSONChoice {
  static let choiceName = "bar placement"
  static let meaning = "The side of a bar on which an item is; `principal` is its middle."
}

extension ContentMode: JSONChoice {
  static let choiceName = "content mode"
  static let meaning = "Whether a view with a fixed ratio fits into its space or fills it."
}

extension ColorScheme: JSONChoice {
  static let choiceName = "colour scheme"
  static let meaning = "An appearance of iOS."
}

extension AccessibilityGrouping: JSONChoice {
  static let choiceName = "accessibility grouping"
  static let meaning = """
    How the children of a view become accessibility elements: `contain` keeps each of them, \
    `combine` joins their labels into one element, and `ignore` makes one element without them.
    """
}

extension TextStyle: JSONChoice {
  static let choiceName = "text style"
  static let meaning =
    "A text style of iOS, whose font follows the text size, by its name in UIKit or SwiftUI."
  var jsonName: String { name }
  static let otherNames: [(name: String, choice: TextStyle)] = [
    ("title", .title1), ("caption", .caption1),
  ]
}

extension SizeClasses: JSONChoice {
  static let choiceName = "pair of size classes"
  static let meaning = "The horizontal and the vertical size class of a device."
  var jsonName: String { name }
}

extension DynamicTypeSize: JSONChoice {
  static let choiceName = "Dynamic Type size"
  static let meaning =
    "A text size that people choose in the settings of iOS; `large` is the default."
  var jsonName: String { name }
}

/// The alignments, each with the name that it has in SwiftUI; in the middle of a baseline, with that of
/// the baseline.
extension Alignment: JSONChoice {
  static let choiceName = "alignment"
  static let meaning = "Where a smaller view is in a larger one."

  static let choices: [Alignment] = VerticalAlignment.allCases.flatMap { vertical in
    HorizontalAlignment.allCases.map { Alignment($0, vertical) }
  }

  var jsonName: String {
    switch (horizontal, vertical) {
    case (_, .center): horizontal.rawValue
    case (.center, _): vertical.rawValue
    case (_, .firstTextBaseline), (_, .lastTextBaseline):
      horizontal.rawValue + vertical.rawValue.capitalizedFirst
    default: vertical.rawValue + horizontal.rawValue.capitalizedFirst
    }
  }
}

extension LocaleIdentifier: JSONConvertible {
  static var form: JSONForm { .defined(definition.name) }

  static let definition = FormDefinition(
    "language", title: "Language", "A language as in `de`, `pt-BR` or `zh-Hant`.",
    is: .pattern(
      "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", words: "a string such as “pt-BR” or “zh-Hant”"))

  /// Source: BCP 47, the shape of subtags; whether they are registered is not asked.
  init(_ field: JSONField) throws(Diagnostic) {
    let text = try field.string()
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWellFormed = parts.enumerated().allSatisfy { index, part in
      let isWord = part.allSatisfy { $0.isASCII && ($0.isLetter || index > 0 && $0.isNumber) }
      return isWord && ((index == 0 ? 2 : 1)...8).contains(part.count)
    }
    guard isWellFormed else {
      throw field.error(
        "“\(text.shortened)” is no language", suggestion: "write it as in “pt-BR” or “zh-Hant”")
    }
    self.init(text)
  }

  var jsonValue: JSONValue { JSONValue(identifier) }
}
