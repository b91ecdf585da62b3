import AuditModel

/// Changes the strings of a binary `.stringsdict` file, which is written anew.
struct BinaryStringsDictEditor {
  private let root: PropertyListNode
  private var members: [PropertyListMember]
  private var entries: [ExactText: TableEntry]
  private var isChanged = false

  init(root: PropertyListNode, members: [PropertyListMember], entries: [TableEntry]) {
    self.root = root
    self.members = members
    self.entries = Dictionary(entries.map { (ExactText($0.key), $0) }) { _, last in last }
  }

  /// The bytes with what is asked for done, none when nothing becomes different.
  mutating func apply(_ changes: [KeyChanges], to editing: inout DocumentEditing) -> [UInt8]? {
    for change in changes { apply(change, to: &editing) }
    guard isChanged else { return nil }
    return BinaryListWriter.bytes(
      of: PropertyListNode(value: .dictionary(members), location: root.location))
  }

  private mutating func apply(_ change: KeyChanges, to editing: inout DocumentEditing) {
    let index = members.lastIndex { $0.key.utf8.elementsEqual(change.key.utf8) }
    switch change.base {
    case .removed:
      if let index {
        members.remove(at: index)
        isChanged = true
      } else if let asked = change.baseChange {
        editing.reject(.missingKey(asked))
      }
      for leaf in change.leaves { editing.reject(.missingKey(leaf.change)) }
    case .replaced(let entry): put(entry.changed(by: change.leaves), at: index)
    case .kept:
      guard let index, var entry = entries[ExactText(change.key)] else {
        for leaf in change.leaves { editing.reject(.missingKey(leaf.change)) }
        return
      }
      for leaf in change.leaves {
        guard let text = leaf.text else { continue }
        if let value = entry.value.setting(text, at: leaf.path) {
          entry.value = value
        } else {
          editing.reject(leaf.change, because: "“\(change.key)” has no place for “\(leaf.path)”")
        }
      }
      put(entry, at: index)
    }
  }

  private mutating func put(_ entry: TableEntry, at index: Int?) {
    guard entries[ExactText(entry.key)]?.value != entry.value,
      let rules = entry.value.asStringsDictRules(key: entry.key).rules
    else { return }
    let node = PropertyListNode(rules, at: root.location)
    if let index {
      members[index].node = node
    } else {
      members.append(
        PropertyListMember(
          key: entry.key, keyLocation: root.location, comment: nil, node: node))
    }
    isChanged = true
  }
}
