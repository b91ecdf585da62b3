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
  /// A node that is made when it is written, so that a page of many findings is never in memory.
  case deferred(DeferredNode)
  /// A drawing of ours, which is the only markup that is not built of nodes.
  case ownDrawing(OwnDrawing)
  /// A style sheet of ours.
  case style(StaticSource)
  /// A script of ours.
  case script(StaticSource)
}

/// A node that is made when it is needed.
struct DeferredNode: Equatable, Sendable {
  let make: @Sendable () -> HTMLNode

  static func == (left: Self, right: Self) -> Bool { left.make() == right.make() }
}

/// Code that is written in our own source and nowhere else.
struct StaticSource: Equatable, Sendable {
  /// The code, without `</`, which would end it.
  let code: String

  init(_ source: StaticString) { code = source.description }
}

extension HTMLNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Words of the page itself.
  init(stringLiteral value: String) { self = .text(value) }
}
