import AuditModel
import Foundation

/// Several views, which the view around takes one by one.
public struct Group: NodeView {
  /// The views.
  public let node: ViewNode

  /// Gathers views.
  public init(@ViewBuilder content: () -> [ViewNode]) { node = .group(content()) }
}

/// No view: an empty list, as a builder makes of nothing.
public typealias EmptyView = [ViewNode]

/// A view of any type.
public struct AnyView: NodeView {
  /// The view.
  public let node: ViewNode

  /// Takes a view.
  public init(_ view: some View) { node = view.node }

  /// Takes a view.
  public init(erasing view: some View) { node = view.node }
}

/// One view for each element of a collection, with an identity that moves with the element.
///
/// The identity is the text of the element's identifier. A `UUID` and an object are another in every
/// run, so that the position takes their place.
public struct ForEach: NodeView {
  /// The views.
  public let node: ViewNode

  /// A view for each element.
  public init<Element: Identifiable>(
    _ elements: some Sequence<Element>, @ViewBuilder content: (Element) -> [ViewNode]
  ) {
    self.init(elements, id: \.id, content: content)
  }

  /// A view for each element.
  public init<Element, ID: Hashable>(
    _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
    @ViewBuilder content: (Element) -> [ViewNode]
  ) {
    let nodes = elements.enumerated().map { position, element in
      let id = element[keyPath: id]
      return Self.nodes(content(element), named: stableName(of: id) ?? "\(position + 1)")
    }
    node = .group(nodes.flatMap { $0 })
  }

  /// A view for each number.
  public init(_ range: Range<Int>, @ViewBuilder content: (Int) -> [ViewNode]) {
    self.init(range, id: \.self, content: content)
  }

  /// A view for each element, which a control in it can bind.
  public init<Elements: Collection>(
    _ elements: Binding<Elements>,
    @ViewBuilder content: (Binding<Elements.Element>) -> [ViewNode]
  ) where Elements.Element: Identifiable {
    self.init(elements, id: \.id, content: content)
  }

  /// A view for each element, which a control in it can bind.
  public init<Elements: Collection, ID: Hashable>(
    _ elements: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: (Binding<Elements.Element>) -> [ViewNode]
  ) {
    let all = elements.wrappedValue.map { Binding($0) }
    self.init(
      all, id: (\Binding<Elements.Element>.wrappedValue).appending(path: id), content: content)
  }

  /// Each node gets the name of its element, unless it has one of its own.
  private static func nodes(_ nodes: [ViewNode], named name: String) -> [ViewNode] {
    var nodes = nodes
    for index in nodes.indices where nodes[index].id == nil {
      nodes[index].id = nodes.count == 1 ? name : "\(name)-\(index + 1)"
    }
    return nodes
  }
}

/// The text of an identifier that is the same in every run.
func stableName(of id: some Hashable) -> String? {
  switch id {
  case is UUID, is ObjectIdentifier: nil
  case let text as String: text
  default:
    type(of: id) is AnyClass ? nil : String(describing: id)
  }
}

/// One view for each element of a collection, with an identity that moves with the element.
public func forEach<Element>(
  _ elements: some Sequence<Element>, id: (Element) -> String,
  @ViewBuilder content: (Element) -> [ViewNode]
) -> [ViewNode] {
  elements.flatMap { element -> [ViewNode] in
    var nodes = content(element)
    let name = id(element)
    for index in nodes.indices where nodes[index].id == nil {
      nodes[index].id = nodes.count == 1 ? name : "\(name)-\(index + 1)"
    }
    return nodes
  }
}

/// The first of several views that fits into the room there is, or else the last one.
public struct ViewThatFits: NodeView {
  /// The description.
  public let node: ViewNode

  /// Takes the first view that fits in these directions.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    node = ViewNode(
      .viewThatFits(
        horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)),
      children: content(), origin: NodeOrigin(fileID, line, column))
  }
}

/// A layout that is chosen while the screen is built.
public struct AnyLayout {
  private let make: ([ViewNode]) -> ViewNode

  /// A row or a column.
  public init(_ layout: some StackedLayout) { make = { layout.stack($0) } }

  /// The views in the layout.
  public func callAsFunction(@ViewBuilder _ content: () -> [ViewNode]) -> ViewNode {
    make(content())
  }
}

/// A layout for `AnyLayout`.
public protocol StackedLayout {
  /// The views in the layout.
  func stack(_ nodes: [ViewNode]) -> ViewNode
}

/// A row.
public struct HStackLayout: StackedLayout {
  private let alignment: VerticalAlignment
  private let spacing: Double?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views side by side.
  public func stack(_ nodes: [ViewNode]) -> ViewNode {
    HStack(alignment: alignment, spacing: spacing) { nodes }.node
  }
}

/// A column.
public struct VStackLayout: StackedLayout {
  private let alignment: HorizontalAlignment
  private let spacing: Double?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The views under each other.
  public func stack(_ nodes: [ViewNode]) -> ViewNode {
    VStack(alignment: alignment, spacing: spacing) { nodes }.node
  }
}
