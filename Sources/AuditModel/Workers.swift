import Foundation
import Synchronization

/// A few threads that share a number of pieces of work.
package struct Workers {
  /// How many threads there are.
  package let count: Int

  /// Trees are walked by recursion; their depth is bounded, and so many bytes are enough for it.
  private static let stackSize = 64 << 20

  /// So many threads, or one for each processor.
  package init(count: Int?) {
    self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The results of all pieces in their order, whichever thread did them.
  package func map<Result: Sendable>(
    _ pieces: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let board = Board<Result>(pieces: pieces)
    run(atMost: pieces) {
      while let piece = board.takePiece() { board.finish(piece, with: work(piece)) }
    }
    return board.results
  }

  /// The results of all jobs in their order, each of which falls into parts.
  ///
  /// A job begins when of those before it no part is left to take, and ends with its last part, on
  /// whichever thread. So few are open at a time, and no thread waits for another.
  ///
  /// - Parameters:
  ///   - jobs: how many there are.
  ///   - begin: prepares a job, and returns how many parts it has: one at least.
  ///   - part: does one of the parts.
  ///   - end: makes the result from those of the parts in their order.
  package func map<Job: Sendable, Part: Sendable, Result: Sendable>(
    jobs: Int, begin: @escaping @Sendable (Int) -> (job: Job, parts: Int),
    part: @escaping @Sendable (Job, Int) -> Part,
    end: @escaping @Sendable (Int, consuming [Part]) -> Result
  ) -> [Result] {
    let parts = JobBoard<Job, Part>(jobs: jobs, begin: begin)
    let results = Board<Result>(pieces: jobs)
    run(atMost: .max) {
      while let (job, index) = parts.takePart() {
        if let all = job.finish(index, with: part(job.job, index)) {
          results.finish(job.index, with: end(job.index, consume all))
        }
      }
    }
    return results.results
  }

  private func run(atMost most: Int, _ work: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<min(count, max(most, 1)) {
      group.enter()
      let thread = Thread {
        work()
        group.leave()
      }
      thread.stackSize = Self.stackSize
      thread.start()
    }
    group.wait()
  }
}

/// The waiting jobs, and the results.
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

/// The jobs that are not yet begun, and the one of which parts are still waiting.
private final class JobBoard<Job: Sendable, Part: Sendable>: Sendable {
  private let jobs: Int
  private let begin: @Sendable (Int) -> (job: Job, parts: Int)
  private let state = Mutex(State())

  private struct State {
    var current: OpenJob<Job, Part>?
    var nextPart = 0
    var nextJob = 0
  }

  init(jobs: Int, begin: @escaping @Sendable (Int) -> (job: Job, parts: Int)) {
    self.jobs = jobs
    self.begin = begin
  }

  func takePart() -> (OpenJob<Job, Part>, Int)? {
    state.withLock { state in
      if state.current == nil {
        guard state.nextJob < jobs else { return nil }
        let (job, parts) = begin(state.nextJob)
        state.current = OpenJob(job, index: state.nextJob, parts: parts)
        state.nextJob += 1
        state.nextPart = 0
      }
      guard let job = state.current else { return nil }
      defer {
        state.nextPart += 1
        if state.nextPart >= job.parts { state.current = nil }
      }
      return (job, state.nextPart)
    }
  }
}

/// A job that is begun, with what came out of its parts.
private final class OpenJob<Job: Sendable, Part: Sendable>: Sendable {
  let job: Job
  let index: Int
  let parts: Int
  private let finished = Mutex<[Int: Part]>([:])

  init(_ job: Job, index: Int, parts: Int) {
    self.job = job
    self.index = index
    self.parts = parts
  }

  /// Takes the result of a part; all of them in their order when it was the last one.
  func finish(_ part: Int, with result: Part) -> [Part]? {
    finished.withLock { finished in
      finished[part] = result
      guard finished.count == parts else { return nil }
      // The job is open as long as its end runs, which is to have the only copy.
      defer { finished = [:] }
      return (0..<parts).compactMap { finished[$0] }
    }
  }
}
