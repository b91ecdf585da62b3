/// A way into a value to a part of it, which may be missing there.
///
/// Reading returns the value that was written, writing a value that was read changes nothing, and
/// the last of two writes counts. Where the part is missing, nothing comes out and nothing can be
/// put in; an element that is found by its identifier cannot be given another one.
///
/// Lenses are written like key paths, also through collections:
/// `board.with(\.lists[id: "todo"].cards[id: "milk"].name, name)`. Two of them make a longer one:
/// `Lens(\Board.owner) >>> Lens(\Account.name)`.
@dynamicMemberLookup
public struct Lens<Root, Value>: Sendable {
  private let find: @Sendable (Root) -> Value?
  private let modify: @Sendable (inout Root, (inout Value) -> Void) -> Void

  private init(
    find: @escaping @Sendable (Root) -> Value?,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.find = find
    self.modify = modify
  }

  /// The way along a key path, at whose end there is always a part.
  public init(_ keyPath: WritableKeyPath<Root, Value> & Sendable) {
    self.init(find: { $0[keyPath: keyPath] }, modify: { $1(&$0[keyPath: keyPath]) })
  }

  /// The part of a value, if it is there.
  public func value(in root: Root) -> Value? { find(root) }

  /// Changes the part of a value where it is; nothing happens where it is missing.
  public func change(_ root: inout Root, by change: (inout Value) -> Void) { modify(&root, change) }

  /// A copy of a value in which the part is changed.
  public func changing(_ root: Root, by change: (inout Value) -> Void) -> Root {
    var copy = root
    modify(&copy, change)
    return copy
  }

  /// The way to a part of this part: first along this lens, then along the other one.
  public func appending<Part>(_ other: Lens<Value, Part>) -> Lens<Root, Part> {
    Lens<Root, Part>(
      find: { find($0).flatMap(other.find) },
      modify: { root, change in modify(&root) { other.modify(&$0, change) } })
  }

  /// A part of this part.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part> & Sendable
  ) -> Lens<Root, Part> {
    appending(Lens<Value, Part>(keyPath))
  }
}

extension Lens where Root == Value {
  /// The way to the whole value; appended to another lens, or before it, it changes nothing.
  public static var whole: Lens { Lens(find: { $0 }, modify: { $1(&$0) }) }
}

extension Lens
where
  Value: MutableCollection, Value: SendableMetatype, Value.Element: Identifiable,
  Value.Element: SendableMetatype, Value.Element.ID: Sendable
{
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

/// The order of lenses: a chain is read from the whole to its part.
precedencegroup LensComposition {
  associativity: left
  higherThan: NilCoalescingPrecedence
}

infix operator >>> : LensComposition

extension Lens {
  /// The way along one lens and then along another; see `appending(_:)`.
  public static func >>> <Part>(left: Lens, right: Lens<Value, Part>) -> Lens<Root, Part> {
    left.appending(right)
  }
}
