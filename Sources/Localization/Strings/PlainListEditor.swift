import AuditModel
import SourceText

/// Changes the strings of a property list that has one text for each key.
struct PlainListEditor {
  /// The list.
  let list: PropertyListText

  /// The bytes with what is asked for done.
  func apply(_ changes: [KeyChanges], to editing: inout DocumentEditing) -> [UInt8] {
    guard let root = list.root, let members = root.members else { return list.text.bytes }
    var additions: [PropertyListItem.Member] = []
    let found = members.indicesByKey
    for change in changes {
      let found = (found[ExactText(change.key)] ?? []).map { members[$0] }
      let outcome = change.plainOutcome(isThere: !found.isEmpty)
      for rejection in outcome.rejections { editing.reject(rejection) }
      switch outcome.action {
      case .none: break
      case .removal: editing.edits += found.map { list.removal(of: $0) }
      case .text(let text, let comment, let asked):
        if let obstacle = text.obstacleInXML ?? change.key.obstacleInXML {
          editing.reject(asked, because: obstacle)
        } else if let last = found.last {
          if let edit = edit(of: last.node, to: text) { editing.edits.append(edit) }
        } else {
          additions.append(PropertyListItem.Member(change.key, comment: comment, .text(text)))
        }
      }
    }
    if !additions.isEmpty {
      editing.edits.append(list.insertion(of: additions, into: root, before: nil))
    }
    return list.text.applying(editing.edits)
  }

  private func edit(of node: PropertyListNode, to text: String) -> TextEdit? {
    // A value of another type becomes a string.
    guard let old = node.text else {
      return .replace(node.range, with: "<string>\(list.writer.escaped(text))</string>")
    }
    return old.utf8.elementsEqual(text.utf8) ? nil : list.replacement(of: node, by: text)
  }
}

extension PlainListEditor {
  /// A binary list with what is asked for done, none when nothing becomes different.
  static func rewritten(
    _ root: PropertyListNode?, with changes: [KeyChanges], rejections editing: inout DocumentEditing
  ) -> [UInt8]? {
    guard let root, var members = root.members else { return nil }
    let old = members
    for change in changes {
      let index = members.lastIndex { $0.key.utf8.elementsEqual(change.key.utf8) }
      let outcome = change.plainOutcome(isThere: index != nil)
      for rejection in outcome.rejections { editing.reject(rejection) }
      switch outcome.action {
      case .none: break
      case .removal: if let index { members.remove(at: index) }
      case .text(let text, _, _):
        let node = PropertyListNode(.text(text), at: root.location)
        if let index {
          members[index].node = node
        } else {
          members.append(
            PropertyListMember(
              key: change.key, keyLocation: root.location, comment: nil, node: node))
        }
      }
    }
    guard members != old else { return nil }
    return BinaryListWriter.bytes(
      of: PropertyListNode(value: .dictionary(members), location: root.location))
  }
}
