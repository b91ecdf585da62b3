import AuditModel
import Foundation

/// The attributes of SwiftUI that a run of a text can have.
extension AttributeScopes {
  /// SwiftUI's attributes.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text, which is not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The points added after every letter; tracking takes precedence.
    public let kern: KerningAttribute
    /// The points added after every letter.
    public let tracking: TrackingAttribute
    /// The points that the text is above its line, which is not drawn.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Font
      /// Its name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The points added after every letter.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Double
      /// Its name.
      public static let name = "SwiftUI.Kern"
    }

    /// The points added after every letter.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Double
      /// Its name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The points that the text is above its line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Double
      /// Its name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// SwiftUI's attributes.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// The line under or through a text; all are drawn as one line.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    private let pattern: Pattern
    private let color: Color?

    /// A line; in the colour of the text where none is named.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line in the colour of the text.
    public static let single = LineStyle()
  }
}

/// The string of the tables that a part of an attributed string stands for.
private enum LocalizedContentAttribute: AttributedStringKey {
  typealias Value = TextContent
  static let name = "Legible.LocalizedContent"
}

extension AttributedString {
  /// A string of the tables with the runs of its Markdown; it is looked up when a text shows it, so its
  /// characters are those of the key until then.
  public init(
    localized key: TextContent, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let content = key.inTable(table)
    var attributes = AttributeContainer()
    attributes[LocalizedContentAttribute.self] = content
    self.init(content.localizedTexts.first?.key ?? "", attributes: attributes)
  }
}

extension TextContent {
  /// The text of an attributed string with its runs.
  init(_ string: AttributedString) {
    let runs = string.runs.map { run in
      TextRun(
        run[LocalizedContentAttribute.self] ?? .verbatim(String(string[run.range].characters)),
        RunAttributes(run.attributes))
    }
    if runs.allSatisfy(\.attributes.isEmpty), runs.count < 2 {
      self = runs.first?.content ?? .verbatim("")
    } else {
      self = .runs(runs)
    }
  }
}

extension RunAttributes {
  /// The settings of a run of an attributed string; fonts and colours take precedence over emphasis, as
  /// in SwiftUI (Apple documentation, `Text.init(_:)` for attributed strings).
  fileprivate init(_ attributes: AttributeContainer) {
    self.init()
    font = attributes.font
    foreground = attributes.foregroundColor
    tracking = attributes.tracking ?? attributes.kern
    if attributes.underlineStyle != nil { isUnderlined = true }
    if attributes.strikethroughStyle != nil { isStruckThrough = true }
    take(attributes.inlinePresentationIntent ?? [])
    if let address = attributes.link?.absoluteString, !address.isEmpty { makeLink(to: address) }
  }

  private mutating func take(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }
}
