import AuditModel

/// Elements that two variants read in different orders.
enum OrderChange {
  /// The change from one variant to another: one violation, whose element is one that has moved.
  static func violation(
    on screen: OutlinedScreen, in pair: OutlinedScreen.Pair
  ) -> MatrixViolation? {
    let positions = movedPositions(in: pair)
    let moved = positions.map { pair.reference.elements[$0] }
    guard let first = moved.first(where: \.isInteractive) ?? moved.first else { return nil }
    return MatrixViolation(
      on: screen, in: pair.other, first,
      severity: isOneStep(positions, in: pair) || areInterleaved(positions, in: pair)
        ? .note : nil,
      .moved(moved.count),
      evidence: [
        "moved": .text(moved.map(\.path).joined(separator: ", ")),
        "comparedWith": .text(pair.reference.sizeClasses.name),
      ],
      suggestion: "keep one reading order, with containers or sort priorities")
  }

  /// The elements that have moved among those of the same scroll view in both variants: what is scrolled
  /// changes its place beside bars and other parts of the screen without any change of the layout.
  private static func movedPositions(in pair: OutlinedScreen.Pair) -> [Int] {
    let elements = pair.reference.elements
    let matching = OutlineMatching(pair)
    let staying = elements.indices.filter { index in
      matching.positions[index].map {
        pair.other.elements[$0].scrollView == elements[index].scrollView && !elements[index].isInBar
      } ?? false
    }
    let regions = Dictionary(grouping: staying) { elements[$0].scrollView }
    return regions.values.flatMap { moved(among: $0, matching, in: pair) }.sorted()
  }

  /// Whether one element has changed its place with the one beside it, as a title between two buttons does that comes
  /// first where there is no room for all on a line.
  private static func isOneStep(_ moved: [Int], in pair: OutlinedScreen.Pair) -> Bool {
    let matching = OutlineMatching(pair)
    guard moved.count == 1, let element = moved.first, let other = matching.positions[element]
    else { return false }
    let passed = matching.positions.indices.filter { position in
      guard position != element, let match = matching.positions[position] else { return false }
      return (position < element) != (match < other)
    }
    // The label of a field has to stay before it, and one text of two before the other.
    let elements = (passed + [element]).map { pair.reference.elements[$0] }
    return passed.count < 2
      && (elements.allSatisfy(\.isInteractive)
        || elements.contains(where: \.isInteractive)
          && !elements.contains { $0.traits.contains(.textEntry) })
  }

  /// Whether all that moves does so since cells beside each other are read line by line.
  private static func areInterleaved(_ moved: [Int], in pair: OutlinedScreen.Pair) -> Bool {
    let matching = OutlineMatching(pair)
    let (cells, others) = (InterleavedCells(pair.reference), InterleavedCells(pair.other))
    return moved.prefix(mostCompared).allSatisfy { position in
      cells.hold(position) || matching.positions[position].map { others.hold($0) } ?? false
    }
  }

  /// More elements say no more.
  private static let mostCompared = 20

  /// The elements that have moved, whichever way elements of different heights beside each other are read.
  private static func moved(
    among positions: [Int], _ matching: OutlineMatching, in pair: OutlinedScreen.Pair
  ) -> [Int] {
    let others = positions.compactMap { matching.positions[$0] }.sorted()
    let moved = matching.moved(among: positions, to: others)
    if moved.isEmpty { return [] }
    let certain = matching.moved(
      among: LineOrder(pair.reference).sorted(positions), to: LineOrder(pair.other).sorted(others))
    if certain.isEmpty { return [] }
    let both = moved.filter(certain.contains)
    return both.isEmpty ? moved : both
  }
}

extension Message {
  fileprivate static func moved(_ count: Int) -> Message {
    count == 1
      ? "VoiceOver reads this element at another place among the others"
      : "VoiceOver reads \(count) elements at another place among the others"
  }
}
