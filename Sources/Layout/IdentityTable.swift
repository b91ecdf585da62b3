import ViewTree

/// The identity of a node in every variant of its screen: a path in an `IdentityTable`.
package struct NodeIdentity: Hashable, Sendable {
  fileprivate let number: Int32

  /// That of the screen, in which all nodes lie.
  static let screen = NodeIdentity(number: 0)
}

/// The identities of nodes, each with a small number.
///
/// One object serves one thread; numbers of different tables do not compare, the paths do.
package final class IdentityTable {
  /// All paths met so far, by the numbers of their identities.
  @exclusivity(unchecked) private var paths: [String] = [""]
  /// Whether the paths end with names that were asked for.
  private var endings: [String: [Bool]] = [:]

  private var ids: [Key: NodeIdentity] = [:]
  private var duplicates: [NodeIdentity: [NodeIdentity]] = [:]

  private var originals: [NodeIdentity: NodeIdentity] = [:]

  private struct Key: Hashable {
    let parent: NodeIdentity
    let name: Name
  }

  private enum Name: Hashable {
    case given(String)
    case place(kind: String, slot: UInt64)
  }

  /// Begins with no identity but that of the screen.
  package init() {}

  /// The path of an identity.
  package func path(of identity: NodeIdentity) -> String { paths[Int(identity.number)] }

  /// The identities whose paths end with a name.
  ///
  /// An explicit order asks it of every node, for each of its names, so that each path is looked at once.
  func identities(endingWith name: String) -> Matches {
    var known = endings[name] ?? []
    if known.count < paths.count {
      known += paths[known.count...].map { $0.ends(withComponent: name) }
      endings[name] = known
    }
    return Matches(byNumber: known)
  }

  /// A set of identities.
  struct Matches {
    fileprivate let byNumber: [Bool]

    func contains(_ identity: NodeIdentity) -> Bool { byNumber[Int(identity.number)] }
  }

  /// The identity of a node with a name of its own.
  func id(named name: String, in parent: NodeIdentity) -> NodeIdentity {
    id(for: Key(parent: parent, name: .given(name))) { name }
  }

  /// The identity of a node by its place in the source.
  func id(kind: NodeKind, slot: UInt64, in parent: NodeIdentity) -> NodeIdentity {
    let name = kind.name
    return id(for: Key(parent: parent, name: .place(kind: name, slot: slot))) {
      "\(name)-\(Self.numbers(of: slot))"
    }
  }

  /// The identity of a further node that would have the same one.
  func duplicate(_ number: Int, of identity: NodeIdentity) -> NodeIdentity {
    var known = duplicates[identity] ?? []
    while known.count < number {
      let further = add("\(path(of: identity))#\(known.count + 2)")
      originals[further] = identity
      known.append(further)
    }
    duplicates[identity] = known
    return known[number - 1]
  }

  /// The identity that a node would have if it were the only one of that name.
  func original(of identity: NodeIdentity) -> NodeIdentity { originals[identity] ?? identity }

  private func id(for key: Key, component: () -> String) -> NodeIdentity {
    if let id = ids[key] { return id }
    let parent = path(of: key.parent)
    let id = add(parent.isEmpty ? component() : "\(parent)/\(component())")
    ids[key] = id
    return id
  }

  private func add(_ path: String) -> NodeIdentity {
    paths.append(path)
    return NodeIdentity(number: Int32(paths.count - 1))
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

extension String {
  /// Whether it is a path that ends with a name, compared byte by byte.
  fileprivate func ends(withComponent name: String) -> Bool {
    let before = utf8.count - name.utf8.count
    guard before >= 0, utf8.suffix(name.utf8.count).elementsEqual(name.utf8) else { return false }
    return before == 0 || utf8.dropLast(name.utf8.count).last == UInt8(ascii: "/")
  }
}
