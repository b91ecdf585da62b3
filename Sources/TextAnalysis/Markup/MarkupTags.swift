/// The tags of a text that are markup and no prose.
package struct MarkupTags {
  private let tags: [MarkupTag]
  private let closed: Set<String>
  /// Whether it has words in angle brackets too, such as `<Name>`.
  package let hasProse: Bool

  /// Takes the tags of a text; `<Name>`, which is never closed, is none.
  package init(_ all: [MarkupTag]) {
    let closed = Set(all.lazy.filter { $0.kind == .closing }.map(\.name))
    tags = all.map { $0.opened(by: closed) }.filter { tag in
      switch tag.kind {
      case .closing: true
      case .empty: tag.isSelfClosed || Self.breaks.contains(tag.name) || tag.hasValues
      case .opening:
        closed.contains(tag.name)
          || (Self.html.contains(tag.name) && (tag.attributes.isEmpty || tag.hasValues))
      }
    }
    self.closed = closed
    hasProse = tags.count < all.count
  }

  /// Whether there is none.
  package var isEmpty: Bool { tags.isEmpty }

  /// The first tag that another text has less often.
  package func missing(
    in other: MarkupTags, unless isLeftOut: (MarkupTag) -> Bool = { _ in false }
  ) -> MarkupTag? {
    var counts: [Key: Int] = [:]
    for tag in other.tags { counts[Key(tag), default: 0] += 1 }
    for tag in tags {
      let left = counts[Key(tag), default: 0]
      if left == 0, !isLeftOut(tag) { return tag }
      counts[Key(tag)] = max(0, left - 1)
    }
    return nil
  }

  /// Whether a tag closes an element of which HTML does not ask for an end.
  package static func isNeedlessEnd(_ tag: MarkupTag) -> Bool {
    tag.kind == .closing && mayStayOpen.contains(tag.name)
  }

  /// Whether a tag is closed somewhere.
  package func closes(_ tag: MarkupTag) -> Bool { closed.contains(tag.name) }

  /// Whether a tag of that name is opened and never closed.
  package func leavesOpen(_ tag: MarkupTag) -> Bool {
    !closes(tag) && tags.contains { $0.kind == .opening && $0.name == tag.name }
  }

  /// Whether HTML knows a tag.
  package static func isOfHTML(_ tag: MarkupTag) -> Bool {
    html.contains(tag.name) || MarkupTag.withoutEnd.contains(tag.name)
  }

  /// The problem of a tag among the others.
  package enum Fault: Hashable {
    /// A quotation mark in it has no other half.
    case openQuote
    /// It closes something other than what was opened last.
    case strayEnd
    /// It is never closed.
    case unclosed
  }

  /// The first tag that is broken, closes something other than what was opened last, or is never
  /// closed.
  package var firstFault: (tag: MarkupTag, fault: Fault)? {
    if let tag = tags.first(where: \.hasOpenQuote) { return (tag, .openQuote) }
    var open: [MarkupTag] = []
    for tag in tags where tag.kind != .empty && !Self.mayStayOpen.contains(tag.name) {
      if tag.kind == .opening {
        open.append(tag)
      } else if open.popLast()?.name != tag.name {
        return (tag, .strayEnd)
      }
    }
    let unclosed = open.first { !hasProse || !$0.attributes.isEmpty || closes($0) }
    return unclosed.map { ($0, .unclosed) }
  }

  /// Elements of which HTML does not ask for an end.
  private static let mayStayOpen: Set = ["p", "li"]

  /// A tag whose attributes differ from those of its source.
  package struct AttributeChange {
    /// The tag of the source.
    package let source: MarkupTag
    /// The tag of the translation.
    package let target: MarkupTag
    /// Whether nothing but addresses differs.
    package let isAddress: Bool
    /// Whether an address leads to another site.
    package var isElsewhere: Bool {
      ["href", "src"].contains { name in
        guard let one = source.attributes[name], let other = target.attributes[name] else {
          return false
        }
        let (source, target) = (WebAddress(one), WebAddress(other))
        return source.owner != target.owner && !source.isSample
      }
    }
  }

  /// The first tag whose attributes differ in a translation.
  package func changedAttribute(in other: MarkupTags) -> AttributeChange? {
    var first: [String: MarkupTag] = [:]
    var known: [String: Set<[String: String]>] = [:]
    for tag in other.tags where tag.kind != .closing {
      if first[tag.name] == nil { first[tag.name] = tag }
      known[tag.name, default: []].insert(tag.fixedAttributes)
    }
    for tag in tags where tag.kind != .closing {
      // Of tags with one name the order may change.
      guard let found = first[tag.name], known[tag.name]?.contains(tag.fixedAttributes) == false
      else { continue }
      let isAddress =
        Set(found.fixedAttributes.keys) == Set(tag.fixedAttributes.keys)
        && found.fixedAttributes.allSatisfy {
          $0.value == tag.fixedAttributes[$0.key] || $0.key == "href" || $0.key == "src"
        }
      return AttributeChange(source: tag, target: found, isAddress: isAddress)
    }
    return nil
  }

  private struct Key: Hashable {
    let name: String
    let kind: MarkupTag.Kind

    init(_ tag: MarkupTag) {
      name = tag.name
      kind = tag.kind
    }
  }

  /// Names that are tags even where their end was forgotten.
  static let html: Set = [
    "a", "b", "i", "u", "em", "p", "strong", "span", "div", "sub", "sup", "ul", "ol", "li", "h1",
    "h2",
    "h3", "script", "iframe",
  ]

  /// Elements without an end that is not meant as a word.
  fileprivate static let breaks: Set = ["br", "hr", "img", "wbr"]
}

extension MarkupTag {
  /// The tag as an opening one where its end is there: XML has elements with the names of those which have
  /// none in HTML, such as `link`.
  fileprivate func opened(by closed: Set<String>) -> MarkupTag {
    guard kind == .empty, !isSelfClosed, closed.contains(name), !MarkupTags.breaks.contains(name)
    else { return self }
    var tag = self
    tag.kind = .opening
    return tag
  }

  /// Whether an attribute has a value, as in markup and not in prose.
  fileprivate var hasValues: Bool { attributes.values.contains { !$0.isEmpty } }

  /// Whether it ends with a slash.
  fileprivate var isSelfClosed: Bool { text.hasSuffix("/>") }

  /// The attributes that are no text for people.
  fileprivate var fixedAttributes: [String: String] {
    var attributes = attributes
    // In the words of a style spaces are of no account.
    attributes["style"]?.removeAll(where: \.isWhitespace)
    return attributes.filter { name, value in
      !["alt", "title", "aria-label", "placeholder", "lang", "xml:lang", "dir", "content", "label"]
        .contains(name) && !name.hasPrefix("on")
        && !value.utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
    }
  }
}
