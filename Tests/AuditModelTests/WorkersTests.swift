import Synchronization
import Testing

@testable import AuditModel

/// Work that several threads share.
@Suite struct WorkersTests {
  @Test(arguments: [1, 2, 5])
  func jobsEndInTheirOrderWithAllOfTheirParts(threads: Int) {
    let results = Workers(count: threads).map(jobs: 40) { job in
      (job * 100, 1 + job % 4)
    } part: { job, part in
      job + part
    } end: { job, parts in
      "\(job): \(parts)"
    }
    #expect(
      results
        == (0..<40).map { job in "\(job): \((0..<(1 + job % 4)).map { job * 100 + $0 })" })
  }

  @Test func noMoreJobsAreOpenThanThreadsCanWorkOn() {
    let open = Mutex((now: 0, most: 0))
    let threads = 3
    _ = Workers(count: threads).map(jobs: 200) { job in
      open.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      return (job, 2)
    } part: { job, part in
      job + part
    } end: { _, parts in
      open.withLock { $0.now -= 1 }
      return parts.count
    }
    #expect(open.withLock(\.now) == 0)
    #expect(open.withLock(\.most) <= threads + 1)
  }

  @Test func nothingToDoGivesNoResults() {
    let results = Workers(count: 4).map(jobs: 0) {
      ($0, 1)
    } part: {
      $0 + $1
    } end: {
      $0 + $1.count
    }
    #expect(results.isEmpty)
  }
}
