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

  private func uses(in svg: String) -> [Int] { Self.names(in: svg).compactMap { positions[$0] } }

  /// Whether drawings use outlines alone, and outlines none but those that use no other: so little is drawn that a
  /// page cannot grow without an end.
  func areShallow(in drawings: some Sequence<String>) -> Bool {
    let plain = Set(outlines.filter { Self.names(in: $0.svg).isEmpty }.map(\.id))
    return outlines.allSatisfy { plain.isSuperset(of: Self.names(in: $0.svg)) }
      && drawings.allSatisfy { Self.names(in: $0).allSatisfy { positions[$0] != nil } }
  }

  /// The names of what an SVG text uses.
  private static func names(in svg: String) -> [String] {
    let mark = Array("href=\"#".utf8)
    var names: [String] = []
    var rest = svg.utf8[...]
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      guard rest.starts(with: mark) else {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst(mark.count).prefix { $0 != UInt8(ascii: "\"") }
      names.append(String(Substring(name)))
      rest = rest[name.endIndex...]
    }
    return names
  }
}
