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
        nodes[position].identity = nodes[other].identity
        nodes[other].identity = identity
      }
      position = position.next
    }
  }
}

extension [NodeID] {
  /// Takes the first one out.
  fileprivate mutating func popFirst() -> NodeID? { isEmpty ? nil : removeFirst() }
}
