import Foundation
import LegibleCommands
import TestSupport
import Testing

/// `legible audit --assets`: all drawings beside the report.
@Suite struct AssetsTests {
  private static let line = "audit --format html --screens trip --assets Out/drawings"

  private func drawings(_ files: MemoryFiles) -> [String] {
    files.written.keys.filter { $0.hasPrefix("Out/drawings/") }.sorted()
  }

  @Test func writesEachDrawingAsAFileThatStandsAlone() throws {
    let files = MemoryFiles.home
    let outcome = run(Self.line, in: files)
    let names = drawings(files)
    #expect(names.contains { $0.hasSuffix(".worst.svg") })
    #expect(outcome.error.hasSuffix("wrote \(names.count) drawings into Out/drawings\n"))
    for name in names {
      let svg = try #require(files.written[name])
      #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"), "\(name)")
      let used = svg.matches(of: /href="#([^"]+)"/).map { String($0.1) }
      #expect(!used.isEmpty && Set(used).allSatisfy { svg.contains("id=\"\($0)\"") }, "\(name)")
    }
  }

  @Test func replacesItsOwnFilesAndNoOthers() throws {
    let files = MemoryFiles.home
    _ = run(Self.line, in: files)
    let first = try #require(drawings(files).first)
    #expect(run(Self.line, in: files).exitCode == .findings)
    try files.write(Data("<svg>mine</svg>".utf8), to: first)
    let outcome = run(Self.line, in: files)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.error.contains("\(first): a file is there already"))
    #expect(files.written[first] == "<svg>mine</svg>")
  }

  @Test func takesAFolder() {
    #expect(run("audit --assets -").exitCode == .usage)
  }
}
