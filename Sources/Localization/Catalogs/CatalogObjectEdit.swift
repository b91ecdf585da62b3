import JSONReading

/// What becomes different among the fields of one object of a string catalog.
struct CatalogObjectEdit {
  /// The fields that go, by the numbers of their values.
  var removed: Set<Int> = []
  /// The fields that come.
  private(set) var added = JSONValue.object([])

  /// Adds a field, or more fields to one that is being added.
  mutating func add(_ name: String, _ value: JSONValue) {
    added = added.merging(.object([(name, value)]))
  }

  /// The edits that make it so, in the style of the file.
  func edits(of object: Int, in json: JSONTree, style: CatalogStyle) -> [TextEdit] {
    let fields = Array(json.children(of: object))
    let kept = fields.filter { !removed.contains($0) }
    guard case .object(let added) = added.kind else { return [] }
    if kept.isEmpty {
      return fields.isEmpty && added.isEmpty ? [] : [refilling(object, in: json, style)]
    }
    return removals(among: fields, in: json)
      + insertions(of: added, among: kept, in: json, style: style)
  }

  /// The whole object anew, since none of its fields stays.
  private func refilling(_ object: Int, in json: JSONTree, _ style: CatalogStyle) -> TextEdit {
    let range = json.range(of: object)
    let indentation = json.source.bytes.lineIndentation(at: range.lowerBound)
    return .replace(range, with: style.text(of: added, indentation: indentation))
  }

  private func removals(among fields: [Int], in json: JSONTree) -> [TextEdit] {
    var edits: [TextEdit] = []
    // A field behind another goes with the comma before it, one at the beginning with that behind.
    var end: Int?
    for (index, field) in fields.enumerated() {
      if removed.contains(field) {
        if let end {
          edits.append(.remove(end..<json.range(of: field).upperBound))
        } else if index + 1 < fields.count {
          let next = json.nameRange(of: fields[index + 1]).lowerBound
          edits.append(.remove(json.nameRange(of: field).lowerBound..<next))
        }
      }
      if !removed.contains(field) || end != nil { end = json.range(of: field).upperBound }
    }
    return edits
  }

  private func insertions(
    of members: [JSONMember], among kept: [Int], in json: JSONTree, style: CatalogStyle
  ) -> [TextEdit] {
    let bytes = json.source.bytes
    let indentation = kept.first.flatMap {
      bytes.indentation(at: json.nameRange(of: $0).lowerBound)
    }
    let style = indentation == nil ? style.inOneLine : style
    let gap = style.lineEnd + (indentation ?? "")
    let orders = members.isEmpty ? [] : kept.map { CatalogKeyOrder(json.name(of: $0)) }
    return members.enumerated().map { rank, member in
      let text = style.member(member, indentation: indentation ?? "")
      let order = CatalogKeyOrder(member.name)
      if let index = orders.lastIndex(where: { $0 < order }) {
        return .insert("," + gap + text, at: json.range(of: kept[index]).upperBound, rank: rank)
      }
      return .insert(text + "," + gap, at: json.nameRange(of: kept[0]).lowerBound, rank: rank)
    }
  }
}

extension [UInt8] {
  /// The white space at the beginning of the line in which an offset lies.
  fileprivate func lineIndentation(at offset: Int) -> String {
    var start = offset
    while start > 0, !self[start - 1].isLineEnd { start -= 1 }
    let indentation = self[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: indentation, as: UTF8.self)
  }
}
