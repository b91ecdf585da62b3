import AuditModel

/// A value of a property list that is to be written.
indirect enum PropertyListItem: Sendable {
  case text(String)
  case dictionary([Member])

  /// A key of a dictionary with its value.
  struct Member: Sendable {
    var key: String
    /// The comment above it.
    var comment: String?
    var item: PropertyListItem

    init(_ key: String, comment: String? = nil, _ item: PropertyListItem) {
      self.key = key
      self.comment = comment
      self.item = item
    }
  }
}

extension PropertyListNode {
  /// The value as a node of a list that has no places.
  init(_ item: PropertyListItem, at location: SourceLocation) {
    switch item {
    case .text(let text): self.init(value: .text(text), location: location)
    case .dictionary(let members):
      let members = members.map {
        PropertyListMember(
          key: $0.key, keyLocation: location, comment: nil,
          node: PropertyListNode($0.item, at: location))
      }
      self.init(value: .dictionary(members), location: location)
    }
  }
}
