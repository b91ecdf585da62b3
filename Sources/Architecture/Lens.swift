/// A way into a value to a part of it, which may be missing there.
///
/// Reading returns the value that was written, writing a value that was read changes nothing, and
/// the last of two writes counts. Where the part is missing, nothing comes out and nothing can be
/// put in.
///
/// Lenses are written like key paths, also through collections:
/// `board.with(\.lists[id: "todo"].cards[id: "milk"].name, name)`.
@dynamicMemberLookup
public struct Lens<Root, Value> {
  private let find: (Root) -> Value?
  private let modify: (inout Root, (inout Value) -> Void) -> Void

  private init(
    find: @escaping (Root) -> Value?,
    modify: @escaping (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.find = find
    self.modify = modify
  }

  /// The part of a value, if it is there.
  public func value(in root: Root) -> Value? { find(root) }

  /// A copy of a value in which the part is changed.
  public func changing(_ root: Root, by change: (inout Value) -> Void) -> Root {
    var copy = root
    modify(&copy, change)
    return copy
  }

  /// A part of this part.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Lens<Root, Part> {
    Lens<Root, Part>(
      find: { find($0)?[keyPath: keyPath] },
      modify: { root, change in modify(&root) { change(&$0[keyPath: keyPath]) } })
  }
}

extension Lens where Root == Value {
  /// The way to the whole value.
  public static var whole: Lens { Lens(find: { $0 }, modify: { $1(&$0) }) }
}

extension Lens where Value: MutableCollection, Value.Element: Identifiable {
  /// The element with an identifier, the first if there are several.
  ///
  /// A change of the identifier is left out: what was put in could not be found there again.
  public subscript(id id: Value.Element.ID) -> Lens<Root, Value.Element> {
    Lens<Root, Value.Element>(
      find: { find($0)?.first { $0.id == id } },
      modify: { root, change in
        modify(&root) { elements in
          guard let index = elements.firstIndex(where: { $0.id == id }) else { return }
          var element = elements[index]
          change(&element)
          if element.id == id { elements[index] = element }
        }
      })
  }
}
