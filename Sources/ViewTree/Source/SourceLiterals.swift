import AuditModel
import SourceText

extension Double {
  /// The number as it is written in Swift.
  var source: String {
    if self == .infinity { return ".infinity" }
    if let whole = Int(exactly: self) { return "\(whole)" }
    return "\(self)"
  }
}

extension Length {
  /// The length as it is written in Swift.
  var source: String {
    switch self {
    case .points(let points): points.source
    case .fraction(let share): ".fraction(\(share.source))"
    }
  }
}

extension Alignment {
  /// The alignment by its name.
  var source: String {
    switch (horizontal, vertical) {
    case (.center, .center): ".center"
    case (let horizontal, .firstTextBaseline), (let horizontal, .lastTextBaseline):
      ".\(horizontal)\("\(vertical)".capitalizedASCII)"
    case (.center, let vertical): ".\(vertical)"
    case (let horizontal, .center): ".\(horizontal)"
    case (let horizontal, let vertical): ".\(vertical)\("\(horizontal)".capitalizedASCII)"
    }
  }
}

extension String {
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}

extension TextContent {
  /// A literal for what is verbatim, a call for what is localized.
  package var source: String {
    switch self {
    case .verbatim(let string): string.swiftLiteral
    case .literal(let string): "verbatim: \(string.swiftLiteral)"
    case .localized(let text):
      CallArguments([text.key.swiftLiteral])
        .adding("table", text.table.swiftLiteral, unless: "\"Localizable\"")
        .adding(text.arguments.map(\.source)).call("localized")
    case .runs(let runs): ".runs([\(runs.map(\.source).joined(separator: ", "))])"
    }
  }
}

extension TextRun {
  fileprivate var source: String {
    let content =
      switch content {
      case .verbatim(let text): ".verbatim(\(text.swiftLiteral))"
      case .literal(let text): ".literal(\(text.swiftLiteral))"
      case .localized, .runs: content.source
      }
    return "TextRun(\(content), \(attributes.source))"
  }
}

extension RunAttributes {
  /// The call that makes them; a link has the tint by itself only where it is written as Markdown.
  fileprivate var source: String {
    let arguments = CallArguments().adding("font", font?.source)
      .adding("weight", weight.map { ".\($0.rawValue)" })
      .adding("isItalic", isItalic.map { "\($0)" })
      .adding("design", design.map { ".\($0.rawValue)" })
      .adding("tracking", tracking?.source).adding("foreground", foreground?.source)
      .adding("link", link?.swiftLiteral).adding("isUnderlined", isUnderlined.map { "\($0)" })
      .adding("isStruckThrough", isStruckThrough.map { "\($0)" })
    return "RunAttributes(\(arguments.text))"
  }
}

extension LocalizedText.Argument {
  fileprivate var source: String {
    switch self {
    case .text(.literal(let text)): ".text(.literal(\(text.swiftLiteral)))"
    case .text(let content): ".text(\(content.source))"
    case .integer(let number): "\(number)"
    case .number(let number): ".number(\(number.source))"
    }
  }
}

extension CallArguments {
  fileprivate func adding(_ values: [String]) -> CallArguments {
    CallArguments((isEmpty ? [] : [text]) + values)
  }

  func call(_ name: String) -> String { "\(name)(\(text))" }
}

extension AccessibilityTraits {
  /// One trait by its name, several as a list.
  var source: String {
    let names = names.map { ".\($0)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension Color {
  /// The colour by its name, or by those for each appearance.
  var source: String {
    if let reference { return reference.source }
    switch self {
    case .label: return ".label"
    case .systemBackground: return ".systemBackground"
    default:
      if let name = Self.systemNames[self] { return name }
      let arguments = CallArguments([light.source])
        .adding("dark", dark.source, unless: light.source)
        .adding("lightIncreasedContrast", lightIncreasedContrast.source, unless: light.source)
        .adding("darkIncreasedContrast", darkIncreasedContrast.source, unless: dark.source)
      return "Color(\(arguments.text))"
    }
  }
}

extension Color {
  /// The names of iOS's colours, those of SwiftUI where it has them, too.
  fileprivate static let systemNames = Dictionary(
    SystemColorName.allCases.filter { $0.color.light != $0.color.dark }
      .map { ($0.color, $0.isOfSwiftUI ? ".\($0)" : "Color(.\($0))") },
    uniquingKeysWith: { $1.hasPrefix(".") ? $1 : $0 })
}

extension ColorReference {
  fileprivate var source: String { opacity == 1 ? name : "\(name).opacity(\(opacity.source))" }

  private var name: String {
    switch role {
    case .tint: ".accentColor"
    case .foreground(let level):
      [".primary", ".secondary", ".tertiary", ".quaternary"][min(level, 3)]
    case .pattern: ".pattern"
    }
  }
}

extension RGBColor {
  fileprivate var source: String {
    switch self {
    case .white: return ".white"
    case .black: return ".black"
    case .clear: return ".clear"
    default:
      return CallArguments(["\(red)", "\(green)", "\(blue)"])
        .adding("alpha", "\(alpha)", unless: "255").call("RGBColor")
    }
  }
}

extension Font {
  /// The font as it is written in Swift.
  var source: String {
    var text = base
    if let weight { text += weight == .bold ? ".bold()" : ".weight(.\(weight.rawValue))" }
    if isItalic { text += ".italic()" }
    if let design { text += ".design(.\(design.rawValue))" }
    if let lineDistance { text += ".leading(.\(lineDistance.rawValue))" }
    if let maximumPointSize { text += ".maximum(pointSize: \(maximumPointSize.source))" }
    if !scales, !isFixed { text += ".unscaled()" }
    return text
  }

  /// Whether it is a size of one's own that stays the same.
  private var isFixed: Bool { !scales && customPointSize != nil && style == .body }

  private var base: String {
    guard let customPointSize else { return ".\(style.fontName)" }
    if isFixed { return ".fixed(size: \(customPointSize.source))" }
    return CallArguments().adding("size", customPointSize.source)
      .adding("relativeTo", ".\(style.name)", unless: ".body").call(".custom")
  }
}

extension TextStyle {
  /// The name of the font that has the style.
  fileprivate var fontName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: name
    }
  }
}

extension UnitPoint {
  /// The point by its name, or else by its coordinates.
  var source: String {
    let names: [(UnitPoint, String)] = [
      (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.leading, "leading"),
      (.trailing, "trailing"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
      (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
    ]
    let name = names.first { $0.0 == self }?.1
    return name.map { ".\($0)" } ?? "UnitPoint(x: \(x.source), y: \(y.source))"
  }
}
