import AuditModel
import Testing
import XLIFFValidation

@Suite struct DocumentTests {
  @Test(arguments: ["2.0", "2.1", "2.2"])
  func acceptsASmallDocumentOfEveryVersion(version: String) {
    let verdict = verdict(on: SampleDocument.segment("Hello", target: "Salut", version: version))
    #expect(verdict.isValid)
    #expect(verdict.problems.isEmpty)
    #expect(verdict.version == version)
  }

  @Test func saysWhereAndByWhichClause() throws {
    let document = SampleDocument.file(
      """

      <unit id="u1"><segment><source>a</source></segment></unit>
        <unit id="u1"><segment><source>b</source></segment></unit>
      """)
    let problem = try #require(verdict(on: document).problems.first)
    #expect(problem.location == SourceLocation(file: "a.xlf", line: 4, column: 3))
    #expect(problem.clause == "XLIFF 2.2, attribute id")
    #expect(
      problem.message
        == "the id “u1” of <unit> is used twice in the same <file>, first in line 3")
    #expect(problem.suggestion == "give each its own id")
  }

  @Test(arguments: [
    ("", "xliff-xml"), ("no xml", "xliff-xml"), ("<xliff>", "xliff-xml"),
    ("<!DOCTYPE xliff [<!ENTITY a \"b\">]><xliff/>", "xliff-xml"),
    ("<html/>", "xliff-root"), ("<xliff/>", "xliff-namespace"),
    ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.1\" version=\"1.1\"/>", "xliff-namespace"),
    ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.2\"/>", "xliff-version"),
    ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.2\" version=\"3\"/>", "xliff-version"),
    ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.2\"/>", "xliff-version"),
    ("<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"2.0\"/>", "xliff-version"),
  ])
  func saysOnceWhyItCannotReadADocument(document: String, rule: String) {
    #expect(rules(in: document) == [rule])
  }

  @Test func namesThePlaceOfBrokenXML() throws {
    let problem = try #require(
      verdict(on: "<xliff>\n  <file>&bad;</file>\n</xliff>").problems.first)
    #expect(problem.location.line == 2)
    #expect(problem.severity == .error)
  }

  @Test func ordersProblemsByTheirPlace() {
    let document = SampleDocument.file(
      """
      <unit id="u1"><segment><source xml:lang="de">a</source></segment></unit>
      <unit id="u1"><segment state="final"><source>b</source></segment></unit>
      """)
    let problems = verdict(on: document).problems
    #expect(problems.map(\.rule.id) == [.language, .idUnique, .state])
    #expect(problems == problems.sorted())
  }

  @Test func listsNoMoreThanTheFirstThousandProblems() throws {
    let units = (1...3_000).map { _ in
      "<unit id=\"u\"><segment state=\"final\"><source/></segment></unit>\n"
    }
    let verdict = verdict(on: SampleDocument.file(units.joined()))
    #expect(verdict.problems.count == XLIFFValidator.mostProblems)
    #expect(verdict.omitted == 5_999 - 1_000)
    #expect(verdict.errorCount == 5_999)
    let last = try #require(verdict.problems.last)
    #expect(last.location.line == 502)
  }

  @Test func listsAnErrorRatherThanAWarningBeforeIt() throws {
    let markers = (1...5_000).map { "<mrk id=\"m\($0)\">a</mrk>" }.joined()
    let verdict = verdict(on: SampleDocument.segment(markers + "<ph id=\"m1\"/>"))
    #expect(verdict.problems.count == XLIFFValidator.mostProblems)
    #expect(try #require(verdict.problems.last).rule.id == .idUnique)
    #expect(!verdict.isValid)
  }

  @Test func findsTheSameTwice() {
    let document = SampleDocument.segment("<ph id=\"1\" fs:fs=\"x\" my:a=\"b\"/><ph id=\"1\"/>")
    #expect(verdict(on: document) == verdict(on: document))
  }

  @Test func readsDocumentsWithACarriageReturnAndInUTF16() {
    let text = SampleDocument.segment("é", target: "è").replacing("\n", with: "\r\n")
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 { bytes += [UInt8(unit >> 8), UInt8(unit & 0xFF)] }
    #expect(XLIFFValidator().validate(bytes, path: "a.xlf").problems.isEmpty)
  }

  @Test func takesTimeInProportionToHostileUnits() {
    let codes = (1...4_000).map { "<sc id=\"s\($0)\"/><ph id=\"p\($0)\" copyOf=\"x\"/>" }.joined()
    let marks = (1...2_000).map { "<mrk id=\"m\($0)\" type=\"comment\" ref=\"#n=n\($0)\">a</mrk>" }
    let document = SampleDocument.segment(codes + marks.joined(), target: codes)
    let duration = ContinuousClock().measure {
      #expect(verdict(on: document).errorCount > 13_333)
    }
    // Work that is quadratic in their number takes longer.
    #expect(duration < .seconds(6.5))
  }
}
