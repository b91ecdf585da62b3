/// Which elements of two variants are the same one.
struct OutlineMatching {
  /// The positions in the second variant of the elements of the first; nil for those that are not there.
  let positions: [Int?]

  /// Matches elements by their paths, else by names that were given to them, else by what they say and are,
  /// where that is said once in each variant.
  ///
  /// - Parameter isStep: whether they are two states in one language, in which elements keep their words: then
  ///   positions count last, which are other ones behind a view that is inserted.
  init(_ pair: OutlinedScreen.Pair, isStep: Bool = false) {
    let first = pair.reference.elements
    let second = pair.other.elements
    var positions = [Int?](repeating: nil, count: first.count)
    var free = Set(second.indices)
    func match(_ name: (ElementOutline) -> String?) {
      let left = Self.unique(first.indices.filter { positions[$0] == nil }, of: first, name)
      let right = Self.unique(Array(free), of: second, name)
      for (name, position) in left {
        guard let other = right[name] else { continue }
        positions[position] = other
        free.remove(other)
      }
    }
    if isStep {
      match { "\($0.path) \($0.isInteractive) \($0.label)" }
      match { $0.id == nil ? nil : $0.path }
    } else {
      match(\.path)
    }
    match(\.id)
    match { $0.string?.key.map { "\($0)" } }
    match { $0.label.isEmpty ? nil : "\($0.isInteractive) \($0.label)" }
    if isStep {
      // A control gets other words where it is; of texts as many are left of both where words have changed.
      match { $0.isInteractive ? $0.path : nil }
      if positions.count(where: { $0 == nil }) == free.count { match(\.path) }
    }
    self.positions = positions
  }

  /// The positions of elements by their names, without those that several have.
  private static func unique(
    _ positions: [Int], of elements: [ElementOutline], _ name: (ElementOutline) -> String?
  ) -> [String: Int] {
    var result: [String: Int?] = [:]
    for position in positions {
      guard let name = name(elements[position]) else { continue }
      result[name] = result[name] == nil ? .some(position) : .some(nil)
    }
    return result.compactMapValues { $0 }
  }

  /// The elements among these of the first variant that have moved among the others: as few as explain the
  /// order of the second.
  ///
  /// - Parameters:
  ///   - elements: positions in the first variant, in the order in which it is read.
  ///   - others: positions in the second variant, in the order in which it is read.
  func moved(among elements: [Int], to others: [Int]) -> [Int] {
    let ranks = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
    let pairs = elements.compactMap { index in
      positions[index].flatMap { ranks[$0] }.map { (index, $0) }
    }
    let kept = Set(Self.longestRise(pairs.map(\.1)))
    return pairs.indices.filter { !kept.contains($0) }.map { pairs[$0].0 }
  }

  /// The positions of the longest series of numbers that rise, in order.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    // By length, the position of the series' end with the smallest number.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = ends.firstIndex { numbers[$0] >= number } ?? ends.count
      before[position] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var result: [Int] = []
    var next = ends.last
    while let position = next {
      result.append(position)
      next = before[position]
    }
    return result.reversed()
  }
}
