import Foundation

/// The measured time and memory.
struct Spent {
  /// On the clock.
  let seconds: Double
  /// On all processors together, whatever else the machine does meanwhile.
  let processorSeconds: Double

  static func measure(_ work: () -> Void) -> Spent {
    let before = processorSeconds
    let time = ContinuousClock().measure(work)
    let seconds =
      Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return Spent(seconds: seconds, processorSeconds: processorSeconds - before)
  }

  /// The most memory that the process ever had.
  static var peakMegabytes: Double {
    #if canImport(Darwin)
      Double(usage.ru_maxrss) / 1_048_576
    #else
      // Linux counts in kilobytes.
      Double(usage.ru_maxrss) / 1024
    #endif
  }

  private static var processorSeconds: Double {
    let usage = usage
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static var usage: rusage {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
    #else
      getrusage(RUSAGE_SELF.rawValue, &usage)
    #endif
    return usage
  }
}
