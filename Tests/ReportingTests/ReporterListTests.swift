import Foundation
import Testing

@testable import Reporting

/// Every format is one file, and the list has them all.
@Suite struct ReporterListTests {
  @Test func listsEveryReporterOfTheModule() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Reporting")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var found: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /struct (\w+): Reporter\b/) { found.insert(String(match.1)) }
    }
    #expect(!found.isEmpty)
    #expect(found == Set(ReporterList.all.map { "\($0)" }))
  }

  @Test func namesNoFormatAndNoFileTwice() {
    let formats = ReporterList.all.map { $0.format }
    let files = ReporterList.all.compactMap { $0.fileName }
    #expect(Set(formats).count == formats.count && Set(files).count == files.count)
    #expect(ReporterList.all.allSatisfy { !$0.summary.isEmpty })
  }
}
