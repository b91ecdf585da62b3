import AuditModel
import Foundation

/// A title and a value at the two ends of a row.
public struct LabeledContent: NodeView {
  /// The description.
  public let node: ViewNode

  /// A title and a view.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// A title and a value that is a variable.
  public init(_ title: TextContent, value: some StringProtocol) {
    self.init([Text(title).node], [Text(verbatim: String(value)).node])
  }

  /// A title and a value in a format, in the language of the variant.
  public init<Format: FormatStyle>(
    _ title: TextContent, value: Format.FormatInput, format: Format
  ) where Format.FormatOutput == String {
    self.init([Text(title).node], [Text(value, format: format).node])
  }

  /// Any label and any view.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  private init(_ label: [ViewNode], _ content: [ViewNode]) {
    node = HStack {
      HStack { label }.frame(maxWidth: .infinity, alignment: .leading)
      HStack { content }.foregroundColor(Color.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

/// Views on a ground of their own, under a title.
public struct GroupBox: NodeView {
  /// The description.
  public let node: ViewNode

  /// Views under a title.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init([Text(title).node], content())
  }

  /// Views.
  public init(@ViewBuilder content: () -> [ViewNode]) { self.init([], content()) }

  /// Views under a label.
  public init(@ViewBuilder content: () -> [ViewNode], @ViewBuilder label: () -> [ViewNode]) {
    self.init(label(), content())
  }

  /// Views under a label.
  public init(label: some View, @ViewBuilder content: () -> [ViewNode]) {
    self.init([label.node], content())
  }

  private init(_ label: [ViewNode], _ content: [ViewNode]) {
    node = VStack(alignment: .leading) {
      label.map { $0.font(.headline).accessibilityAddTraits(.header) }
      content
    }
    .padding()
    .background(UIColor.secondarySystemBackground.color, cornerRadius: 8)
  }
}

/// Views that are shown under a title while it is open.
public struct DisclosureGroup: NodeView {
  /// The description.
  public let node: ViewNode

  /// Views under a title; it is closed.
  public init(_ title: TextContent, @ViewBuilder content: () -> [ViewNode]) {
    self.init(title, isExpanded: .constant(false), content: content)
  }

  /// Views under a title.
  public init(
    _ title: TextContent, isExpanded: Binding<Bool>, @ViewBuilder content: () -> [ViewNode]
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  /// Views under a label.
  public init(
    isExpanded: Binding<Bool> = .constant(false), @ViewBuilder content: () -> [ViewNode],
    @ViewBuilder label: () -> [ViewNode]
  ) {
    let isOpen = isExpanded.wrappedValue
    let button = Button(isEnabled: true) {
      HStack {
        HStack(content: label).frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").accessibilityHidden()
      }
    }
    node = .group([button.node] + (isOpen ? content() : []))
  }
}
