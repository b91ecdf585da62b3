import AuditModel
import JSONReading
import SourceText

/// The changes to the fields of one object of a string catalog.
struct CatalogObjectEdit {
  /// The fields that go, by the numbers of their values.
  var removed: Set<Int> = []
  /// The fields that come.
  private var added: [JSONMember] = []
  private var indices: [ExactText: Int] = [:]

  /// Adds a field, or more fields to one that is being added.
  mutating func add(_ name: String, _ value: JSONValue) {
    if let index = indices[ExactText(name)] {
      added[index].value = added[index].value.merging(value)
    } else {
      indices[ExactText(name)] = added.count
      added.append(JSONMember(name: name, value: value))
    }
  }

  /// Whether a field is being added.
  func isAdding(_ name: String) -> Bool { indices[ExactText(name)] != nil }

  /// The edits that make it so, in the style of the file.
  func edits(of object: Int, in json: JSONTree, style: JSONStyle) -> [TextEdit] {
    let fields = Array(json.children(of: object))
    let kept = fields.filter { !removed.contains($0) }
    let added = added.map { (CatalogKeyOrder($0.name), $0) }.sorted { $0.0 < $1.0 }
    if kept.isEmpty {
      let value = JSONValue(kind: .object(added.map(\.1)))
      return fields.isEmpty && added.isEmpty ? [] : [refilling(object, by: value, in: json, style)]
    }
    return removals(among: fields, in: json)
      + insertions(of: added, among: kept, in: json, style: style)
  }

  /// The whole object anew, since none of its fields stays.
  private func refilling(
    _ object: Int, by value: JSONValue, in json: JSONTree, _ style: JSONStyle
  ) -> TextEdit {
    let indentation = json.source.bytes.indentation(at: json.nameRange(of: object).lowerBound)
    let style = indentation == nil ? style.inOneLine : style
    let text = style.text(of: value, indentation: indentation ?? "")
    return .replace(json.range(of: object), with: text)
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
    of added: [(order: CatalogKeyOrder, member: JSONMember)], among kept: [Int],
    in json: JSONTree, style: JSONStyle
  ) -> [TextEdit] {
    guard !added.isEmpty else { return [] }
    let indentation = json.source.bytes.indentation(
      at: json.nameRange(of: kept[0]).lowerBound)
    let style = indentation == nil ? style.inOneLine : style
    let gap = style.lineEnd + (indentation ?? "")
    let neighbours = Self.neighbours(of: added.map(\.order), among: kept, in: json)
    return zip(added, neighbours).enumerated().map { rank, pair in
      let text = style.member(pair.0.member, indentation: indentation ?? "")
      guard let neighbour = pair.1 else {
        return .insert(text + "," + gap, at: json.nameRange(of: kept[0]).lowerBound, rank: rank)
      }
      return .insert("," + gap + text, at: json.range(of: neighbour).upperBound, rank: rank)
    }
  }

  /// The last field that belongs before each that is added in order, none when there is none.
  ///
  /// The fields of a file may be in any order, so what counts is the last of those.
  private static func neighbours(
    of orders: [CatalogKeyOrder], among kept: [Int], in json: JSONTree
  ) -> [Int?] {
    var result: [Int?] = Array(repeating: nil, count: orders.count)
    for (position, field) in kept.enumerated() {
      let order = CatalogKeyOrder(json.name(of: field))
      // All that are added behind this field in order have at least this field before them.
      var (low, high) = (0, orders.count)
      while low < high {
        let middle = (low + high) / 2
        if order < orders[middle] { high = middle } else { low = middle + 1 }
      }
      if low < result.count { result[low] = max(result[low] ?? -1, position) }
    }
    var last: Int?
    return result.map { position in
      if let position { last = max(last ?? -1, position) }
      return last.map { kept[$0] }
    }
  }
}
