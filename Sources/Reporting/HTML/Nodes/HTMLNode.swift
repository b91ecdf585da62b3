/// A piece of a page; whatever text is put in, only its author decides what is markup.
///
/// The names of elements and attributes are cases and static functions of ours, so none of them can
/// come from a text, and texts and values are escaped as they are written.
enum HTMLNode: Equatable, Sendable {
  /// An element with its attributes and what is in it.
  case element(HTMLTag, [HTMLAttribute], [HTMLNode])
  /// Words of the page itself.
  case text(String)
  /// Several nodes after each other.
  case group([HTMLNode])
  /// Nodes that are made when they are written, so that a page of many findings is never in memory.
  case deferred(DeferredNodes)
  /// A drawing of ours, which is the only markup that is not built of nodes.
  case ownDrawing(OwnDrawing)
  /// A style sheet of ours.
  case style(StaticSource)
  /// A script of ours.
  case script(StaticSource)
}

/// Nodes of which each is made when it is needed.
struct DeferredNodes: Equatable, Sendable {
  let count: Int
  let make: @Sendable (Int) -> HTMLNode

  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left.make($0) == right.make($0) }
  }
}

/// Code that is written in our own source and nowhere else.
struct StaticSource: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The code, without `</`, which would end it.
  let code: String

  init(_ source: StaticString) { code = source.description }

  /// A source as it is written.
  init(stringLiteral source: StaticString) { self.init(source) }
}

extension HTMLNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Words of the page itself.
  init(stringLiteral value: String) { self = .text(value) }
}
