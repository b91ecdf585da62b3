import Testing

@testable import XMLReading

/// The error that ends the reading of a document.
private func failure(in document: String, limits: XMLLimits = XMLLimits()) -> XMLError? {
  do {
    _ = try XMLDocumentReader(Array(document.utf8), limits: limits).events()
    return nil
  } catch {
    return error as? XMLError
  }
}

@Suite struct XMLErrorTests {
  @Test func reportsTheFirstErrorWithItsPlace() throws {
    let error = try #require(failure(in: "<a>\n  <b></c>\n</a>"))
    #expect(error.line == 2)
    #expect(error.message.contains("b") && error.message.contains("c"))
  }

  @Test(arguments: ["", " ", "<", "<a", "<a>", "text", "<a/><b/>", "<a>&nbsp;</a>", "<p:a/>"])
  func reportsDocumentsThatAreNotWellFormed(document: String) {
    #expect(failure(in: document) != nil)
  }

  @Test func refusesDefinitionsInsideTheDocument() throws {
    let error = try #require(
      failure(in: "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>\n<a>&x;</a>"))
    #expect(error.line == 1)
    #expect(error.message.contains("refused"))
  }

  @Test(arguments: ["<a>&x;</a>", "<a b='&x;'/>"])
  func refusesEntitiesOfADocumentTypeThatIsNotLoaded(element: String) {
    #expect(failure(in: "<!DOCTYPE a SYSTEM 'missing.dtd'>\(element)") != nil)
  }

  @Test func refusesMoreThanTheLimitsAllow() throws {
    let deep = String(repeating: "<a>", count: 101) + String(repeating: "</a>", count: 101)
    #expect(try #require(failure(in: deep)).message.contains("100 deep"))
    #expect(failure(in: String(deep.dropFirst(3).dropLast(4))) == nil)
    let wide = (0..<257).map { "x\($0)='1'" }.joined(separator: " ")
    #expect(try #require(failure(in: "<a \(wide)/>")).message.contains("256 attributes"))
    var limits = XMLLimits()
    limits.attributeBytes = 10
    #expect(failure(in: "<a x='0123456789'/>", limits: limits) == nil)
    #expect(failure(in: "<a x='0123456789A'/>", limits: limits) != nil)
    limits.documentBytes = 3
    #expect(failure(in: "<a/>", limits: limits) != nil)
  }

  @Test func reportsAnElementWithTooManyAttributesAtItsStart() throws {
    let wide = "<b " + (0..<257).map { "x\($0)='>'" }.joined(separator: " ") + "/>"
    for document in ["<a>\n \(wide)</a>", "<a/>\n \(wide)", "<a>\n \(wide)<c></a>"] {
      let error = try #require(failure(in: document))
      #expect((error.line, error.column) == (2, 2))
      #expect(error.message.contains("256 attributes"))
    }
    #expect(try #require(failure(in: "<a></b>\(wide)")).message.contains("b"))
  }

  @Test(arguments: [
    ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?p ", "?>"), ("", ""), ("<b c='", "'/>"),
  ])
  func countsOnlyTheEqualsSignsOfAttributes(mark: (before: String, after: String)) {
    let equations =
      (mark.before.hasSuffix("'") || mark.before.isEmpty ? "" : "<b ")
      + String(repeating: "x=1 ", count: 300)
    #expect(failure(in: "<a>\(mark.before)\(equations)\(mark.after)</a>") == nil)
  }

  @Test func namesAnEncodingThatIsNotRead() throws {
    let error = try #require(failure(in: "<?xml version='1.0' encoding='EBCDIC'?><a/>"))
    #expect(error.message.contains("EBCDIC"))
  }

  @Test func stopsWhenTheBodyThrows() {
    struct Enough: Error {}
    var count = 0
    #expect(throws: Enough.self) {
      try XMLDocumentReader(Array("<a><b/><c/></a>".utf8)).forEach { _ in
        count += 1
        if count == 2 { throw Enough() }
      }
    }
    #expect(count == 2)
  }

  @Test func survivesEveryTruncationAndManyMutations() {
    let document = Array(
      "<?xml version='1.0'?><!DOCTYPE a><a b='&amp;é'>x&lt;<!-- y --><![CDATA[z]]><?p q?></a>".utf8)
    var random = RandomBytes(seed: 7)
    for length in 0..<document.count {
      _ = try? XMLDocumentReader(Array(document.prefix(length))).events()
      var mutated = document
      for _ in 0..<3 { mutated[random.next(below: document.count)] = random.nextByte() }
      _ = try? XMLDocumentReader(mutated).events()
    }
  }
}

/// A small generator whose numbers are the same in every run.
private struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func nextByte() -> UInt8 { UInt8(next(below: 256)) }
}
