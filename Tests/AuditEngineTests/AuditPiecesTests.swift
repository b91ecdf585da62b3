import Testing

@testable import AuditEngine

/// How the work of an audit is shared among threads.
@Suite struct AuditPiecesTests {
  /// The states of screens of several sizes.
  private static let screens = [[], [1], [49], [24, 15, 8, 3, 2], [5, 0, 5], Array(1...40)]

  @Test(arguments: screens, [1, 2, 3, 8, 64])
  func lookAtEachVariantOnce(states: [Int], threads: Int) {
    for locales in [0, 1, 2, 21] {
      for devices in [1, 4] {
        let pieces = Self.pieces(states, locales: locales, devices: devices, threads: threads)
        let variants = pieces.all.flatMap { piece in
          piece.devices.flatMap { device in piece.locales.map { [piece.screen, $0, device] } }
        }
        let screens = states.indices.filter { states[$0] > 0 }
        let expected = screens.flatMap { screen in
          (0..<devices).flatMap { device in (0..<locales).map { [screen, $0, device] } }
        }
        #expect(variants.count == expected.count)
        #expect(Set(variants) == Set(expected))
        #expect(pieces.order.sorted() == Array(pieces.all.indices))
      }
    }
  }

  @Test func keepTheLanguagesOfAScreenTogether() {
    let pieces = Self.pieces([24, 15, 24, 8], locales: 21, devices: 4, threads: 2)
    #expect(pieces.all.map(\.screen) == [0, 0, 1, 2, 2, 3])
    #expect(pieces.all.map(\.locales.count) == [10, 11, 21, 10, 11, 21])
  }

  @Test func shareTheLanguagesOfALargeScreen() {
    let pieces = Self.pieces([80, 2], locales: 21, devices: 4, threads: 2)
    #expect(pieces.all.map(\.locales.count) == [5, 5, 5, 6, 21])
  }

  @Test func shareTheDevicesOfALargeScreenInFewLanguages() {
    let pieces = Self.pieces([80, 2], locales: 1, devices: 4, threads: 2)
    #expect(pieces.all.map(\.devices) == [0..<1, 1..<2, 2..<3, 3..<4, 0..<4])
  }

  @Test func leaveAllToOneThreadThatIsAlone() {
    let pieces = Self.pieces([80, 2], locales: 21, devices: 4, threads: 1)
    #expect(pieces.all.map(\.screen) == [0, 1])
  }

  @Test func beginWithTheLargest() {
    let pieces = Self.pieces([2, 8, 3, 8], locales: 2, devices: 1, threads: 1)
    #expect(pieces.order.map { pieces.all[$0].screen } == [1, 3, 2, 0])
  }

  @Test(arguments: screens, [2, 3, 8])
  func areNoLargerThanHalfOfAThreadsShare(states: [Int], threads: Int) {
    let pieces = Self.pieces(states, locales: 21, devices: 4, threads: threads)
    let total = states.reduce(0, +) * 21 * 4
    for piece in pieces.all where piece.locales.count > 1 {
      let size = states[piece.screen] * piece.locales.count * piece.devices.count
      // A part has up to one language more than another one.
      #expect(size <= total / (2 * threads) + 2 * states[piece.screen] * 4)
    }
  }

  private static func pieces(
    _ states: [Int], locales: Int, devices: Int, threads: Int
  ) -> AuditPieces {
    AuditPieces(
      states.map { AuditPieces.Work(locales: Array(0..<locales), states: $0) }, devices: devices,
      threads: threads)
  }
}
