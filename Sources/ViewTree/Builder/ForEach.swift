import AuditModel
import Foundation

/// One view for each element of a collection, with an identity that moves with the element.
///
/// The identity is the text of the element's identifier. A `UUID` and an object are another in every
/// run, as is a value that one is part of, so that the position takes their place.
public struct ForEach: NodeView {
  /// The views.
  public let node: ViewNode
  /// The rows of a table, each a `TableRow` of the table's values; none where it makes views.
  let tableRows: [Any]

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
      return content(element).named(stableName(of: id) ?? "\(position + 1)")
    }
    node = .group(nodes.flatMap { $0 })
    tableRows = []
  }

  /// Rows of a table.
  init(tableRows: [Any]) {
    node = .group([])
    self.tableRows = tableRows
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
}

/// The text of an identifier that is the same in every run.
func stableName(of id: some Hashable) -> String? {
  switch id {
  case is UUID, is ObjectIdentifier: nil
  case let text as String: text
  default:
    type(of: id) is AnyClass ? nil : String(describing: id).stable
  }
}

extension String {
  /// The description of a value, unless a `UUID` or an address in memory is part of it.
  fileprivate var stable: String? {
    let isRandom = contains("0x") || contains(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/)
    return isRandom ? nil : self
  }
}

/// One view for each element of a collection, with an identity that moves with the element.
public func forEach<Element>(
  _ elements: some Sequence<Element>, id: (Element) -> String,
  @ViewBuilder content: (Element) -> [ViewNode]
) -> [ViewNode] {
  elements.flatMap { content($0).named(id($0)) }
}

extension [ViewNode] {
  /// The views of an element, each with its name, unless it has one of its own.
  fileprivate func named(_ name: String) -> [ViewNode] {
    var nodes = self
    for index in nodes.indices where nodes[index].id == nil {
      nodes[index].id = nodes.count == 1 ? name : "\(name)-\(index + 1)"
    }
    return nodes
  }
}
