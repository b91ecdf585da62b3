/// A part of the screens that one thread looks at: a screen in several languages, so that it is built and written
/// into arrays once where it shows the same in all of them.
struct AuditPiece: Equatable {
  let screen: Int
  /// The positions of the languages, in their order.
  let locales: [Int]
  /// The positions of the devices.
  let devices: Range<Int>
}

/// The pieces of an audit: as few as let all threads end together, since texts are shaped anew in each.
struct AuditPieces {
  /// All pieces in the order of screens, devices and languages, in which their results are joined.
  private(set) var all: [AuditPiece] = []
  /// Their positions in the order in which threads take them: the largest first.
  let order: [Int]

  /// The variants of a screen that are looked at.
  struct Work {
    /// The positions of its languages.
    let locales: [Int]
    /// How many states are looked at, on one device or on all.
    let states: Int
  }

  /// - Parameters:
  ///   - works: the variants that are looked at, by screen.
  ///   - devices: how many devices there are.
  ///   - threads: how many threads there are.
  init(_ works: [Work], devices: Int, threads: Int) {
    let total = works.reduce(0) { $0 + $1.size }
    // A thread alone shares with no one. Pieces of half a thread's share leave smaller ones for the end.
    let largest = threads == 1 ? total : (total + 2 * threads - 1) / (2 * threads)
    var sizes: [Int] = []
    for (screen, work) in works.enumerated() where work.size > 0 {
      let parts = (work.size + largest - 1) / largest
      let groups = min(parts, work.locales.count)
      let deviceParts = min(devices, (parts + groups - 1) / groups)
      for devices in (0..<devices).parts(deviceParts) {
        for group in work.locales.indices.parts(groups) {
          let locales = Array(work.locales[group])
          all.append(AuditPiece(screen: screen, locales: locales, devices: devices))
          sizes.append(work.states * locales.count * devices.count)
        }
      }
    }
    order = sizes.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
  }
}

extension AuditPieces.Work {
  /// The size of the work on one device.
  fileprivate var size: Int { locales.count * states }
}

extension Range<Int> {
  /// So many parts, as equal as they can be.
  fileprivate func parts(_ count: Int) -> [Range<Int>] {
    (0..<count).map { part in
      lowerBound + part * self.count / count..<lowerBound + (part + 1) * self.count / count
    }
  }
}
