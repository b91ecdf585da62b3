import Foundation
import Reporting
import TestSupport
import Testing

/// Whatever the number of findings, a writer adds little to the memory that they occupy.
///
/// `Benchmarks reports` measures all writers with 50,000 findings in a release build, which takes too
/// long here.
@Suite struct WriterMemoryTests {
  #if os(Linux)
    @Test(
      arguments: ReporterList.all.map { ($0.format, 1000) }
        + (Thoroughness.isWhole
          ? ["text", "html", "sarif", "markdown"].map { ($0, 50_000) } : []))
    func addsAtMostTenMegabytesToFiftyThousandFindings(format: String, findings: Int) async {
      await #expect(processExitsWith: .success) { [format, findings] in
        let report = GeneratedReport.report(findings: findings)
        let options = ReportOptions(tool: ToolIdentity(name: "legible", version: "0"))
        let reporter = try #require(ReporterList.all.first { $0.format == format })
        // The pages of the program that a writer runs through count as memory, too, and are no part of it.
        reporter.init(GeneratedReport.report(findings: 1), options).write { _ in }
        var written = 0
        let added = try #require(
          PeakMemory.added { reporter.init(report, options).write { written += $0.count } })
        // GitHub shows thirty annotations, however many findings there are.
        try #require(written > (format == "github" ? 1_000 : 10_000))
        try #require(added <= (findings > 1000 ? 10_000_000 : 4_000_000))
      }
    }
  #endif
}
