import Reactive
import Testing

@testable import Architecture

@Suite struct LoggerTests {
  private let lines = Locked<[String]>([])

  private func logger(from minimum: LogLevel) -> ConsoleLogger {
    ConsoleLogger(from: minimum) { [lines] line in lines.withLock { $0.append(line) } }
  }

  @Test func writesTheLevelBeforeTheText() {
    let logger = logger(from: .debug)
    logger.debug("a")
    logger.info("b")
    logger.warning("c")
    logger.error("d")
    #expect(lines.value == ["debug: a", "info: b", "warning: c", "error: d"])
  }

  @Test(arguments: LogLevel.allCases)
  func leavesOutWhatMattersLess(minimum: LogLevel) {
    let logger = logger(from: minimum)
    for level in LogLevel.allCases { logger.log(level, "") }
    #expect(lines.value == LogLevel.allCases.filter { $0 >= minimum }.map { "\($0): " })
  }

  @Test func doesNotMakeATextThatIsLeftOut() {
    let count = Locked(0)
    logger(from: .error).info("\(count.exchange(1))")
    #expect(count.value == 0)
  }
}
