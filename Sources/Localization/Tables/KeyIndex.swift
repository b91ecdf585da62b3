/// Finds the entry of a key among those of a table, and takes little memory beside them.
struct KeyIndex: Hashable, Sendable {
  /// The positions of the entries, each where the hash of its key points or behind, and -1 where
  /// there is none; as many as a power of two.
  private var slots: [Int32] = []

  /// Knows no key.
  init() {}

  /// Takes entries for different keys; none when two have the same.
  init?(_ entries: [TableEntry]) {
    guard !entries.isEmpty else { return }
    var size = 4
    while size * 2 < entries.count * 3 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    for position in entries.indices {
      let slot = slot(of: entries[position].key, in: entries)
      guard slots[slot] < 0 else { return nil }
      slots[slot] = Int32(position)
    }
  }

  /// Where the entry of a key is, none when there is none.
  func position(of key: String, in entries: [TableEntry]) -> Int? {
    guard !slots.isEmpty else { return nil }
    let position = slots[slot(of: key, in: entries)]
    return position < 0 ? nil : Int(position)
  }

  /// The slot that a key has, or would have.
  private func slot(of key: String, in entries: [TableEntry]) -> Int {
    var slot = key.hashValue & (slots.count - 1)
    while slots[slot] >= 0, entries[Int(slots[slot])].key != key {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
