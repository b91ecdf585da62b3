import Testing

@testable import CSVReading

struct CSVTests {
  private func rows(_ bytes: [UInt8]) -> [[String]] {
    CSVTable(bytes, path: "a.csv").rows.map { $0.map(\.text) }
  }

  @Test(arguments: [
    "a", "", "=1+1", "'=1", "''-x", "'", "a,b", "a\"b", "\"", "a\nb\r\nc\rd", "\t", ";", " a ",
    "\u{FEFF}", "＝x", "'\u{301}=", "@", "e\u{301}",
  ])
  func readsWhatItWrites(value: String) {
    var writer = CSVWriter()
    writer.row(["x", value, "y"])
    writer.row([value, "z", value])
    let expected = [["x", value, "y"], [value, "z", value]]
    let isSame =
      rows(writer.bytes).map { $0.map { Array($0.utf8) } }
      == expected.map { $0.map { Array($0.utf8) } }
    #expect(isSame)
  }

  @Test(arguments: ["=1", "+1", "-1", "@a", "|a", "\t=1", "'=1"])
  func writesNoFormula(value: String) {
    var writer = CSVWriter()
    writer.row([value])
    let text = String(decoding: writer.bytes.dropFirst(3), as: UTF8.self)
    #expect(text.hasPrefix("'") || text.hasPrefix("\"'"))
  }

  @Test func reportsWhatCannotBeRead() {
    #expect(CSVTable([0xFF, 0x41], path: "a.csv").problems.map(\.kind) == [.encoding])
    let table = CSVTable(Array("a,\"b".utf8), path: "a.csv")
    #expect(table.problems.map(\.kind) == [.unclosedQuotationMark])
    #expect(table.problems.map(\.location.column) == [3])
  }
}
