import ViewTree

/// The identities of nodes, each with a small number.
///
/// One object serves one thread; numbers of different tables do not compare, the paths do.
package final class IdentityTable {
  /// All paths met so far; an identity is a position here.
  package private(set) var paths: [String] = [""]

  private var ids: [Key: Int32] = [:]
  private var duplicates: [Int32: [Int32]] = [:]

  private struct Key: Hashable {
    let parent: Int32
    let name: Name
  }

  private enum Name: Hashable {
    case given(String)
    case place(kind: String, slot: UInt64)
  }

  /// Begins with no identity but that of the screen.
  package init() {}

  /// The identity of a node with a name of its own.
  func id(named name: String, in parent: Int32) -> Int32 {
    id(for: Key(parent: parent, name: .given(name))) { name }
  }

  /// The identity of a node by its place in the source.
  func id(kind: NodeKind, slot: UInt64, in parent: Int32) -> Int32 {
    let name = kind.name
    return id(for: Key(parent: parent, name: .place(kind: name, slot: slot))) {
      "\(name)-\(Self.numbers(of: slot))"
    }
  }

  /// The identity of a further node that would have the same one.
  func duplicate(_ number: Int, of identity: Int32) -> Int32 {
    var known = duplicates[identity] ?? []
    while known.count < number {
      paths.append("\(paths[Int(identity)])#\(known.count + 2)")
      known.append(Int32(paths.count - 1))
    }
    duplicates[identity] = known
    return known[number - 1]
  }

  private func id(for key: Key, component: () -> String) -> Int32 {
    if let id = ids[key] { return id }
    let parent = paths[Int(key.parent)]
    paths.append(parent.isEmpty ? component() : "\(parent)/\(component())")
    let id = Int32(paths.count - 1)
    ids[key] = id
    return id
  }

  /// The numbers of the nested places, the outermost first: `2` or `2.1`.
  private static func numbers(of slot: UInt64) -> String {
    var rest = slot
    var numbers: [String] = []
    repeat {
      numbers.append(String(rest % 256))
      rest /= 256
    } while rest > 0
    return numbers.joined(separator: ".")
  }
}
