import Testing

@testable import Reporting

/// The drawings of a report as files.
@Suite struct DrawingFilesTests {
  private let files = DrawingFiles(Sample.report)

  @Test func hasAFileForEachDrawingOfAFindingAndOfAScreen() {
    let fingerprint = Sample.truncated.fingerprint
    #expect(
      files.files.map(\.name) == [
        "boards.\(fingerprint).compared.svg", "boards.\(fingerprint).worst.svg",
        "boards.en.accessibility2.svg", "boards.fi.accessibility2.svg",
      ])
  }

  @Test func hasTheOutlinesThatItUsesAndNoOthers() throws {
    let svg = files.svg(of: try #require(files.files.first { $0.name.hasSuffix(".worst.svg") }))
    #expect(
      svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("id=\"w0-0\"") && svg.contains("id=\"g0\"") && !svg.contains("id=\"g1\""))
    #expect(svg.contains("<rect x=\"14\" y=\"22\""), "the mark")
  }

  @Test func areRecognizedAsFilesOfAnAudit() throws {
    for file in files.files { #expect(DrawingFiles.isOne(files.svg(of: file).utf8)) }
    #expect(!DrawingFiles.isOne("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>".utf8))
  }
}
