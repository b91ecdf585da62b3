import AuditModel

@testable import ViewTree

extension ViewNode {
  /// All strings from here down.
  var texts: [TextContent] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

  /// How many nodes of a kind there are from here down.
  func count(of kind: NodeKind) -> Int {
    children.reduce(self.kind == kind ? 1 : 0) { $0 + $1.count(of: kind) }
  }

  /// The accessibility labels from here down.
  var spokenLabels: [TextContent] {
    (accessibility.label.map { [$0] } ?? []) + children.flatMap(\.spokenLabels)
  }

  /// The first node from here down of which something is true.
  func first(where isMeant: (ViewNode) -> Bool) -> ViewNode? {
    if isMeant(self) { return self }
    for child in children { if let found = child.first(where: isMeant) { return found } }
    return nil
  }
}

extension NodeKind {
  /// Whether it is a navigation bar.
  var isBar: Bool { if case .navigationBar = self { true } else { false } }
}
