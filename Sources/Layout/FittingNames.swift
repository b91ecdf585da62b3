import ViewTree

extension LayoutPass {
  /// Gives views that `ViewThatFits` shows the names of those in whose stead they are shown, so that a view
  /// has one name whichever of its forms fits.
  func nameFittingChildren(_ identities: IdentityTable) {
    // Those inside of others come first: what is shown of them takes the names of others in turn.
    for (node, chosen) in fittingChildren.sorted(by: { $0.key > $1.key }) {
      name(node, chosen, identities)
    }
  }

  private func name(_ node: NodeID, _ chosen: NodeID, _ identities: IdentityTable) {
    var hidden: [NodeIdentity: [NodeID]] = [:]
    var position = node.next
    while position < chosen {
      hidden[identities.original(of: nodes[position].identity), default: []].append(position)
      position = position.next
    }
    let end = nodes[chosen].end
    while position < end {
      let identity = nodes[position].identity
      if !nodes[position].isHidden,
        let other = hidden[identities.original(of: identity)]?.popFirst()
      {
        exchangeNames(position, other, identities)
        position = nodes[position].end
      } else {
        position = position.next
      }
    }
  }

  /// Exchanges the names of two nodes, and of what lies in both under the same path.
  private func exchangeNames(_ shown: NodeID, _ hidden: NodeID, _ identities: IdentityTable) {
    let inside = Dictionary(relativePaths(in: hidden, identities)) { first, _ in first }
    for (path, node) in relativePaths(in: shown, identities) {
      guard let other = inside[path] else { continue }
      let identity = nodes[node].identity
      nodes[node].identity = nodes[other].identity
      nodes[other].identity = identity
    }
  }

  /// A node and all in it with their paths from it on.
  private func relativePaths(in node: NodeID, _ identities: IdentityTable) -> [(String, NodeID)] {
    let length = identities.path(of: nodes[node].identity).utf8.count
    var result: [(String, NodeID)] = []
    var position = node
    while position < nodes[node].end {
      let path = identities.path(of: nodes[position].identity)
      result.append((String(decoding: path.utf8.dropFirst(length), as: UTF8.self), position))
      position = position.next
    }
    return result
  }
}

extension [NodeID] {
  /// Takes the first one out.
  fileprivate mutating func popFirst() -> NodeID? { isEmpty ? nil : removeFirst() }
}
