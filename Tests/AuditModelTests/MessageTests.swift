import Testing

@testable import AuditModel

/// Sentences whose numbers are put in late.
@Suite struct MessageTests {
  @Test func roundsNumbersToATenth() {
    let message: Message = "has \(44.04) pt, needs \(44.05) pt, not \(3.0) or \(-0.01)"
    #expect(message.text == "has 44 pt, needs 44.1 pt, not 3 or 0")
  }

  @Test func writesNumbersNamesSizesAndOtherMessages() {
    let inner: Message = "inner \(2)"
    let message: Message = "\("name") \(Size(width: 30, height: 44.5)), \(inner)"
    #expect(message.text == "name 30 × 44.5, inner 2")
  }

  @Test func isEqualWhenItsPiecesAre() {
    func tooSmall(_ points: Double) -> Message { "only \(points) pt" }
    #expect(tooSmall(30) == tooSmall(30))
    #expect(tooSmall(30) != tooSmall(31))
  }

  @Test func writesNumbersThatHaveNoEnd() {
    #expect(Double.infinity.rounded(toTenths: ()) == "∞")
    #expect((-Double.infinity).rounded(toTenths: ()) == "-∞")
    #expect(Double.nan.rounded(toTenths: ()) == "?")
  }

  @Test func writesNumbersThatNoIntegerHolds() {
    #expect(!1e300.rounded(toTenths: ()).isEmpty)
    #expect(Double(Int.max).rounded(toTenths: ()).hasPrefix("9"))
  }

  @Test func describesEvidenceWithItsUnit() {
    let evidence: Evidence = [
      "width": .number(12.34, unit: "pt"), "lines": .number(2, unit: ""), "node": .text("title"),
    ]
    #expect(evidence.entries.map(\.value.description) == ["12.3 pt", "2", "title"])
    #expect(evidence.number("width") == 12.34 && evidence.number("node") == nil)
  }
}
