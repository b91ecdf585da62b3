/// Writes a view tree as the Swift code that builds it, the same every time.
///
/// Verbatim strings are written as literals, as SwiftUI code has them; whatever only a `.screen.json`
/// file can say is written as if the initializers took it.
package struct ViewSource {
  /// No screen has as many levels; deeper views are left out.
  private static let depthLimit = 100

  /// The code, in lines without line ends.
  package private(set) var lines: [String] = []

  /// Writes a view over as many lines as it needs.
  package init(_ node: ViewNode) { lines = Self.lines(of: node, depth: 0) }

  /// Writes what a screen shows, a view below the other where there are several.
  package init(screen node: ViewNode) {
    let layers = ViewNode.screen([], origin: .unknown)
    if node.kind == layers.kind, node.children.count != 1, node.hasNothingBesideItsChildren {
      lines = node.children.flatMap { Self.lines(of: $0, depth: 0) }
    } else {
      lines = Self.lines(of: node, depth: 0)
    }
  }

  private static func lines(of node: ViewNode, depth: Int) -> [String] {
    guard depth < depthLimit else { return ["…"] }
    let call = ViewCall(node)
    var result = ViewSource(head: call, depth: depth).lines
    for modifier in call.modifiers { append(modifier, to: &result, depth: depth) }
    return result
  }

  private init(head call: ViewCall, depth: Int) {
    switch call.head {
    case .content(let node): lines = Self.lines(of: node, depth: depth + 1)
    case .call(let text, let children):
      lines = [text]
      if let children { lines = Self.block(text, children, depth: depth) }
    }
  }

  /// A call with what is written between its braces.
  private static func block(_ head: String, _ children: [ViewNode], depth: Int) -> [String] {
    let inside = children.flatMap { lines(of: $0, depth: depth + 1) }
    if inside.isEmpty { return ["\(head) {}"] }
    if inside.count == 1, head.count + inside[0].count < 60 { return ["\(head) { \(inside[0]) }"] }
    return ["\(head) {"] + inside.map { "  \($0)" } + ["}"]
  }

  /// Puts a modifier at the end of a line that has room for it, and else on a line of its own.
  private static func append(_ modifier: WrittenModifier, to lines: inout [String], depth: Int) {
    var own = [modifier.text]
    if let children = modifier.children { own = block(modifier.text, children, depth: depth) }
    guard let last = lines.last else { return lines = own }
    let indent = last.hasPrefix("}") || last.hasPrefix(".") ? "" : "  "
    if own.count == 1, lines.count == 1, last.count + own[0].count <= 90 {
      lines[0] = last + own[0]
    } else if lines.count > 1, last.hasPrefix("  .") {
      lines += own.map { "  \($0)" }
    } else {
      lines += own.map { indent + $0 }
    }
  }
}

/// A modifier, with the views between its braces if it has any.
struct WrittenModifier {
  let text: String
  var children: [ViewNode]?
}

extension ViewNode {
  /// Whether it is nothing but a container.
  fileprivate var hasNothingBesideItsChildren: Bool {
    var bare = ViewNode(kind, children: children, origin: .unknown)
    bare.slot = slot
    return self == bare
  }
}
