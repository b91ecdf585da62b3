import AuditModel
import Foundation
import Reporting
import TestSupport

/// How much memory each writer of reports adds to what the findings occupy, each time in a process of
/// its own.
struct ReportsBenchmark {
  private static let counts = [1000, 50_000]
  /// The most bytes that a writer may add, whatever the number of findings.
  private static let mostAdded = 10_000_000

  /// Prints a line for each writer and number of findings, and whether all kept within the limit.
  func run() -> Bool {
    print("format     findings  findings occupy MB  written MB  added MB  seconds")
    var isWithin = true
    for reporter in ReporterList.all {
      for count in Self.counts {
        for mode in reporter.fileName == nil ? ["", "verbose"] : [""] {
          let figures = Self.figures([reporter.format, "\(count)", mode])
          guard figures.count == 4 else { return false }
          isWithin = isWithin && figures[2] <= Double(Self.mostAdded)
          print(
            (reporter.format + " " + mode).padding(toLength: 12, withPad: " ", startingAt: 0),
            String(
              format: "%6d %19.1f %11.1f %9.1f %8.2f", count, figures[0] / 1e6, figures[1] / 1e6,
              figures[2] / 1e6, figures[3]))
        }
      }
    }
    return isWithin
  }

  /// Writes a report to nowhere, and prints what that took: bytes of the findings, bytes that were
  /// written, bytes that were added, seconds.
  static func write(_ arguments: [String]) {
    guard arguments.count >= 2, let count = Int(arguments[1]),
      let reporter = ReporterList.all.first(where: { $0.format == arguments[0] })
    else { return }
    var report: AuditReport?
    let occupied = PeakMemory.added { report = GeneratedReport.report(findings: count) }
    guard let report else { return }
    var options = ReportOptions(tool: ToolIdentity(name: "legible", version: "0"))
    options.isVerbose = arguments.last == "verbose"
    var written = 0
    var seconds = 0.0
    let added = PeakMemory.added {
      seconds =
        Spent.measure { reporter.init(report, options).write { written += $0.count } }.seconds
    }
    print(occupied ?? 0, written, added ?? 0, seconds)
  }

  private static func figures(_ arguments: [String]) -> [Double] {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["report"] + arguments
    process.standardOutput = output
    guard (try? process.run()) != nil else { return [] }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
  }
}
