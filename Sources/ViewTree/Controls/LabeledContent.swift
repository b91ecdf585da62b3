import AuditModel
import Foundation

/// A title and a value at the two ends of a row, or below each other where the row is too short.
///
/// Source of the latter: Apple's documentation of `prefersSideBySideTextAndSecondaryText` of
/// `UIListContentConfiguration`, the rows that forms are made of; outside of them it is assumed.
public struct LabeledContent: NodeView {
  /// The description.
  public let node: ViewNode

  fileprivate init(_ label: [ViewNode], _ content: [ViewNode]) {
    let title = HStack { label }
    let value = HStack { content }.node.inSystemSecondary()
    node = ViewThatFits(in: .horizontal) {
      // A space gives way to both, so that each has the width that it needs.
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        title
        Spacer(minLength: 8)
        value
      }
      VStack(alignment: .leading) {
        title.frame(maxWidth: .infinity, alignment: .leading)
        value
      }
    }
    .accessibilityElement(children: .combine)
    .preferring {
      var parts = ControlParts(control: .labeledContent)
      parts.label = .group(label)
      parts.content = .group(content)
      $0.parts = parts
    }
  }
}

extension LabeledContent {
  /// A title and a view.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// A title that is a variable and a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// A title and a value that is a variable.
  public init(_ title: TextContent, value: some StringProtocol) {
    self.init([Text(title).node], [Text(verbatim: String(value)).node])
  }

  /// A title and a value that are variables.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init([Text(title).node], [Text(verbatim: String(value)).node])
  }

  /// A title and a value in a format, in the language of the variant.
  public init<Format: FormatStyle>(
    _ title: TextContent, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init([Text(title).node], [Text(value, format: format).node])
  }

  /// A title that is a variable and a value in a format, in the language of the variant.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init([Text(title).node], [Text(value, format: format).node])
  }

  /// Any label and any view.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  /// The row that a style gets, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label.views, configuration.content.views)
  }
}

/// How a title and a value are shown.
public protocol LabeledContentStyle {
  /// The type of the view that shows them.
  associatedtype Body: View
  /// The parts of the row.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view that shows them.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a row with a title and a value, for its style.
public struct LabeledContentStyleConfiguration {
  /// The title.
  public let label: ViewNode
  /// The value.
  public let content: ViewNode
}

/// A title and a value at the two ends of a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The two ends of a row.
  public init() {}
  /// The two ends of a row.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// At the two ends of a row.
  public static var automatic: Self { Self() }
}

extension View {
  /// How titles and values are shown, each pair as one element.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> ViewNode {
    if style is AutomaticLabeledContentStyle { return restyled(.labeledContent, nil) }
    return restyled(.labeledContent) { parts in
      let configuration = LabeledContentStyleConfiguration(
        label: parts.label ?? .group([]), content: parts.content ?? .group([]))
      return style.makeBody(configuration: configuration)
    }
  }
}
