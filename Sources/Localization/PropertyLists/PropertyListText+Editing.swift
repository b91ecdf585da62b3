import SourceText

extension PropertyListText {
  /// Writes in the style of the file.
  var writer: PropertyListWriter {
    let text = text
    return PropertyListWriter(lineEnd: text.text.lineEnd, unit: unit) { text.canHold($0) }
  }

  /// The indentation of one level: that of the file's keys, seen from where its dictionary begins.
  private var unit: String {
    guard let root, let member = root.members?.first,
      let inner = text.text.indentation(at: member.start),
      let outer = text.text.indentation(at: root.range.lowerBound), inner.hasPrefix(outer),
      inner != outer
    else { return "\t" }
    return String(inner.dropFirst(outer.count))
  }

  /// Puts a text in the place of what is between the tags of another.
  func replacement(of node: PropertyListNode, by text: String) -> TextEdit {
    let writer = writer
    guard let content = node.content else {
      return .replace(node.range, with: "<string>\(writer.escaped(text))</string>")
    }
    let least = node.text.flatMap { old in
      WrittenText.edit(of: self.text.text, in: content, from: old, to: text) {
        WrittenText(xml: $0)
      } write: {
        writer.escaped($0)
      }
    }
    return least.map { .replace($0.range, with: $0.text) }
      ?? .replace(content, with: writer.escaped(text))
  }

  /// Puts another value in the place of that of a key.
  func replacement(of member: PropertyListMember, by item: PropertyListItem) -> TextEdit {
    var writer = writer
    let indentation = text.text.indentation(at: member.node.range.lowerBound)
    if indentation == nil { writer.lineEnd = "" }
    return .replace(
      member.node.range, with: writer.element(item, indentation: indentation ?? ""))
  }

  /// Adds keys to a dictionary: before one of its members, or at its end.
  func insertion(
    of members: [PropertyListItem.Member], into node: PropertyListNode, before index: Int?
  ) -> TextEdit {
    guard let old = node.members, let last = old.last else {
      return filling(of: node, with: members)
    }
    var writer = writer
    let neighbour = index.map { old[$0] } ?? last
    let indentation = text.text.indentation(at: neighbour.start)
    // Where keys are side by side, new ones do so too.
    if indentation == nil { writer.lineEnd = "" }
    let lines = writer.members(members, indentation: indentation ?? "")
    let gap = writer.lineEnd + (indentation ?? "")
    return index == nil
      ? .insert(gap + lines, at: last.node.range.upperBound)
      : .insert(lines + gap, at: neighbour.start)
  }

  /// Gives an empty dictionary its first keys.
  private func filling(
    of node: PropertyListNode, with members: [PropertyListItem.Member]
  ) -> TextEdit {
    var writer = writer
    let outer = text.text.indentation(at: node.range.lowerBound)
    if outer == nil { writer.lineEnd = "" }
    let inner = outer.map { $0 + writer.unit } ?? ""
    let lines =
      writer.lineEnd + inner + writer.members(members, indentation: inner)
      + writer.lineEnd + (outer ?? "")
    guard let content = node.content else {
      return .replace(node.range, with: "<dict>\(lines)</dict>")
    }
    return .replace(content, with: lines)
  }

  /// Takes a key away with its value and its comment.
  func removal(of member: PropertyListMember) -> TextEdit {
    .remove(text.text.wholeLines(around: member.start..<member.node.range.upperBound))
  }
}
