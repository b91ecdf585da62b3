import Accessibility
import Layout

extension AccessibleScreen {
  /// The name of a node for people, between quotation marks: the beginning of its text, or its path where
  /// it has none.
  func quoted(_ node: NodeID, _ text: TextID?) -> String {
    let string = text.map { catalog[$0].string.withoutSoftHyphens } ?? ""
    let isBlank = string.allSatisfy(\.isWhitespace)
    return "“\(isBlank ? tree.path(of: node) : string.excerpt)”"
  }

  /// The names of the first few of several nodes, and that there are more.
  func quoted(first nodes: some Collection<(node: NodeID, text: TextID?)>) -> String {
    let most = 3
    let names = nodes.prefix(most).map { quoted($0.node, $0.text) }
    return (names + (nodes.count > most ? ["…"] : [])).joined(separator: ", ")
  }
}

extension String {
  /// As much of it as a message has room for.
  fileprivate var excerpt: String {
    let most = 40
    return count > most ? prefix(most - 1) + "…" : self
  }
}
