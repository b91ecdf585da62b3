import AuditModel
import SourceText
import TextShaping

private typealias Name = StringsDictName

/// Changes the strings of an XML `.stringsdict` file.
struct StringsDictEditor {
  private let list: PropertyListText
  private let root: PropertyListNode
  private let members: [PropertyListMember]
  private let indices: [ExactText: [Int]]
  private let entries: [ExactText: TableEntry]
  private var additions: [Addition] = []

  /// A key that is added to a dictionary.
  private struct Addition {
    var node: PropertyListNode
    /// The member before which it is, none at the end.
    var index: Int?
    /// The order among those that are at one place.
    var rank: Int
    var member: PropertyListItem.Member
  }

  init(
    _ list: PropertyListText, root: PropertyListNode, members: [PropertyListMember],
    entries: [TableEntry]
  ) {
    self.list = list
    self.root = root
    self.members = members
    indices = members.indicesByKey
    self.entries = Dictionary(entries.map { (ExactText($0.key), $0) }) { _, last in last }
  }

  /// The bytes with what is asked for done.
  mutating func apply(_ changes: [KeyChanges], to editing: inout DocumentEditing) -> [UInt8] {
    for change in changes { apply(change, to: &editing) }
    editing.edits += insertions
    return list.text.applying(editing.edits)
  }

  private mutating func apply(_ change: KeyChanges, to editing: inout DocumentEditing) {
    let found = (indices[ExactText(change.key)] ?? []).map { members[$0] }
    switch change.base {
    case .removed:
      if found.isEmpty, let asked = change.baseChange { editing.reject(.missingKey(asked)) }
      editing.edits += found.map { list.removal(of: $0) }
      for leaf in change.leaves { editing.reject(.missingKey(leaf.change)) }
    case .replaced(let entry):
      put(entry.changed(by: change.leaves), found.last, to: &editing)
    case .kept:
      guard let member = found.last else {
        for leaf in change.leaves { editing.reject(.missingKey(leaf.change)) }
        return
      }
      for leaf in change.leaves {
        guard let text = leaf.text else { continue }
        if !set(text, at: leaf.path.steps[...], in: member.node, to: &editing) {
          editing.reject(leaf.change, because: "“\(change.key)” has no place for “\(leaf.path)”")
        }
      }
    }
  }

  /// Puts an entry in the place of the rules of its key, or adds it.
  private mutating func put(
    _ entry: TableEntry, _ member: PropertyListMember?, to editing: inout DocumentEditing
  ) {
    guard let rules = entry.value.asStringsDictRules(key: entry.key).rules else { return }
    guard let member else {
      return additions.append(
        Addition(
          node: root, index: nil, rank: additions.count,
          member: PropertyListItem.Member(entry.key, comment: entry.comment, rules)))
    }
    // A value of the same shape is changed string by string, which keeps everything unknown.
    if entries[ExactText(entry.key)]?.value.hasSameShape(as: entry.value) == true {
      for leaf in entry.leaves {
        _ = set(leaf.text, at: leaf.path.steps[...], in: member.node, to: &editing)
      }
    } else {
      editing.edits.append(list.replacement(of: member, by: rules))
    }
  }

  /// The additions, position by position.
  private var insertions: [TextEdit] {
    let positions = Dictionary(grouping: additions) { [$0.node.range.lowerBound, $0.index ?? -1] }
    return positions.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap {
      _, additions in
      let sorted = additions.enumerated().sorted {
        ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
      }
      return additions.first.map { first in
        list.insertion(of: sorted.map(\.element.member), into: first.node, before: first.index)
      }
    }
  }
}

// MARK: Single strings

extension StringsDictEditor {
  /// Changes or adds the text at the end of a way; returns whether there is a place for it.
  private mutating func set(
    _ text: String, at steps: ArraySlice<VariationPath.Step>, in node: PropertyListNode,
    to editing: inout DocumentEditing
  ) -> Bool {
    guard let rules = node.members else {
      guard steps.isEmpty, let old = node.text else { return false }
      if !old.utf8.elementsEqual(text.utf8) {
        editing.edits.append(list.replacement(of: node, by: text))
      }
      return true
    }
    let rest = steps.dropFirst()
    switch steps.first {
    case nil:
      guard let format = rules[Name.formatKey], format.text != nil else { return false }
      return set(text, at: [], in: format, to: &editing)
    case .width(let width):
      guard let widths = rules[Name.widthRule] else { return false }
      return set(text, for: width, at: rest, in: widths, to: &editing) {
        (Int($0) ?? 0) > (Int(width) ?? 0)
      }
    case .device(let device):
      guard let devices = rules[Name.deviceRule] else { return false }
      return set(text, for: device, at: rest, in: devices, to: &editing) { $0 == "other" }
    case .substitution(let name):
      guard case .plural(let category) = rest.first, rest.count == 1,
        let variable = rules[name], name != Name.formatKey
      else { return false }
      return set(text, for: category.rawValue, at: [], in: variable, to: &editing) {
        PluralCategory(rawValue: $0).map { $0 > category } == true
      }
    case .plural, .phrase: return false
    }
  }

  /// Changes or adds the text of a condition.
  private mutating func set(
    _ text: String, for condition: String, at steps: ArraySlice<VariationPath.Step>,
    in node: PropertyListNode, to editing: inout DocumentEditing, before isLater: (String) -> Bool
  ) -> Bool {
    guard let members = node.members else { return false }
    if let member = members[condition] {
      return set(text, at: steps, in: member, to: &editing)
    }
    guard steps.isEmpty else { return false }
    additions.append(
      Addition(
        node: node, index: members.firstIndex { isLater($0.key) },
        rank: PluralCategory(rawValue: condition).flatMap {
          PluralCategory.allCases.firstIndex(of: $0)
        } ?? Int(condition) ?? 0,
        member: PropertyListItem.Member(condition, .text(text))))
    return true
  }
}
