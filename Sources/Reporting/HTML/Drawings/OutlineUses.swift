import AuditModel

/// The outlines that drawings use, directly or by others.
struct OutlineUses: Sendable {
  private let outlines: [ReportDrawings.Outline]
  private let positions: [String: Int]

  init(_ outlines: [ReportDrawings.Outline]) {
    self.outlines = outlines
    positions = Dictionary(
      zip(outlines.map(\.id), outlines.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The positions of the outlines that an SVG text uses and that are not among the known ones.
  func positions(in svg: String, besides known: Set<Int> = []) -> Set<Int> {
    var found: Set<Int> = []
    var open = uses(in: svg)
    while let position = open.popLast() {
      guard !known.contains(position), found.insert(position).inserted else { continue }
      open += uses(in: outlines[position].svg)
    }
    return found
  }

  /// How many bytes an outline takes.
  func size(of position: Int) -> Int { outlines[position].svg.utf8.count + 1 }

  /// The elements at these positions, in their order.
  func elements(at positions: Set<Int>) -> [String] { positions.sorted().map { outlines[$0].svg } }

  private func uses(in svg: String) -> [Int] {
    let mark = Array("href=\"#".utf8)
    var names: [Int] = []
    var rest = svg.utf8[...]
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      guard rest.starts(with: mark) else {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst(mark.count).prefix { $0 != UInt8(ascii: "\"") }
      if let position = positions[String(Substring(name))] { names.append(position) }
      rest = rest[name.endIndex...]
    }
    return names
  }
}
