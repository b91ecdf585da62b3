import AuditModel
import Localization
import Testing

@Suite struct TableKeyTests {
  private func entry(_ key: String, _ text: String) -> TableEntry {
    let location = SourceLocation(file: "en.lproj/A.strings", line: 1, column: 1)
    return TableEntry(key: key, value: .text(text), keyLocation: location, valueLocation: location)
  }

  private func table(_ entries: [TableEntry]) -> StringTable {
    StringTable(name: "A", locale: "en", files: [], entries: entries)
  }

  @Test func findsEveryKeyOfManyAndNoOther() {
    let table = table((0..<5000).map { entry("key.\($0)", "text \($0)") })
    #expect((0..<5000).allSatisfy { table["key.\($0)"]?.value == .text("text \($0)") })
    #expect(table["key.5000"] == nil && table[""] == nil)
    #expect(self.table([])["key.0"] == nil)
  }

  @Test func countsTheLastOfSeveralEntriesForOneKey() {
    let table = table([entry("a", "1"), entry("é", "2"), entry("a", "3"), entry("e\u{301}", "4")])
    #expect(table.entries.map(\.value) == [.text("3"), .text("4")])
    #expect(table["é"]?.value == .text("4"))
  }

  @Test func entriesWithoutLimitsAreEqualHoweverTheyCameToBe() {
    var changed = entry("a", "1")
    changed.limits = [LengthLimit(most: 5, unit: .characters)]
    changed.extraction = .stale
    #expect(changed != entry("a", "1") && changed.limits.count == 1 && changed.extraction == .stale)
    changed.limits = []
    changed.extraction = nil
    #expect(changed == entry("a", "1"))
  }
}
