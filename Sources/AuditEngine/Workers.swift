import Foundation
import Synchronization

/// A few threads that share a number of pieces of work.
struct Workers {
  private let count: Int

  /// Trees are walked by recursion; their depth is bounded, and so many bytes are enough for it.
  private static let stackSize = 64 << 20

  /// So many threads, or one for each processor.
  init(count: Int?) {
    self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The results of all pieces in their order, whichever thread did them.
  func map<Result: Sendable>(
    _ pieces: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let board = Board<Result>(pieces: pieces)
    let group = DispatchGroup()
    for _ in 0..<min(count, max(pieces, 1)) {
      group.enter()
      let thread = Thread {
        while let piece = board.takePiece() { board.finish(piece, with: work(piece)) }
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    group.wait()
    return board.results
  }
}

/// What is still to be done, and what came out.
private final class Board<Result: Sendable>: Sendable {
  private let pieces: Int
  private let next = Atomic<Int>(0)
  private let finished = Mutex<[Int: Result]>([:])

  init(pieces: Int) { self.pieces = pieces }

  func takePiece() -> Int? {
    let piece = next.add(1, ordering: .relaxed).oldValue
    return piece < pieces ? piece : nil
  }

  func finish(_ piece: Int, with result: Result) {
    finished.withLock { $0[piece] = result }
  }

  var results: [Result] {
    finished.withLock { all in (0..<pieces).compactMap { all[$0] } }
  }
}
