import AuditModel

/// The remaining changes of one key when all that was asked for is combined.
struct KeyChanges: Hashable, Sendable {
  /// The key.
  let key: String
  /// The change of the key as a whole, before single strings are changed.
  private(set) var base = Base.kept
  /// The strings that are changed, in the order in which they were first named.
  private(set) var leaves: [LeafChange] = []

  /// The change of a key as a whole.
  enum Base: Hashable, Sendable {
    /// It stays.
    case kept
    /// It goes.
    case removed
    /// This is in its place, or is new.
    case replaced(TableEntry)
  }

  /// A change of one text.
  struct LeafChange: Hashable, Sendable {
    /// The way to it.
    let path: VariationPath
    /// The new string; none when only its state changes.
    var text: String?
    /// How far it is to be; none when that stays.
    var state: TranslationState?
    /// The last change, for a refusal.
    var change: TextChange
  }

  /// The last change of the key as a whole, for a refusal.
  private(set) var baseChange: TextChange?

  init(key: String) { self.key = key }

  /// Adds what is asked for next; a later change of one text takes the place of an earlier one.
  mutating func add(_ change: TextChange) {
    switch change.kind {
    case .text(_, let path, let text, let state):
      addLeaf(LeafChange(path: path, text: text, state: state, change: change))
    case .state(_, let path, let state):
      addLeaf(LeafChange(path: path, text: nil, state: state, change: change))
    case .entry(let entry): replaceBase(by: .replaced(entry), change)
    case .removal: replaceBase(by: .removed, change)
    }
  }

  private mutating func replaceBase(by base: Base, _ change: TextChange) {
    self.base = base
    baseChange = change
    leaves.removeAll()
  }

  private mutating func addLeaf(_ leaf: LeafChange) {
    guard let index = leaves.firstIndex(where: { $0.path == leaf.path }) else {
      return leaves.append(leaf)
    }
    leaves[index].text = leaf.text ?? leaves[index].text
    leaves[index].state = leaf.state ?? leaves[index].state
    leaves[index].change = leaf.change
  }
}

extension [TextChange] {
  /// All that is asked for, key by key in the order in which they were first named.
  func byKey() -> [KeyChanges] {
    var indices: [ExactText: Int] = [:]
    var result: [KeyChanges] = []
    for change in self {
      let key = ExactText(change.key)
      if let index = indices[key] {
        result[index].add(change)
      } else {
        indices[key] = result.count
        result.append(KeyChanges(key: change.key))
        result[result.count - 1].add(change)
      }
    }
    return result
  }
}

extension TableEntry {
  /// The entry with some of its strings and states changed; what has no place stays out.
  func changed(by leaves: [KeyChanges.LeafChange]) -> TableEntry {
    var entry = self
    for leaf in leaves {
      if let text = leaf.text { entry.value = entry.value.setting(text, at: leaf.path) ?? value }
      if let state = leaf.state { entry.states[leaf.path] = state }
    }
    return entry
  }
}
