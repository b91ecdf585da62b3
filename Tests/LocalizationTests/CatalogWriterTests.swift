import AuditModel
import Foundation
import Testing

@testable import Localization

private typealias Sample = CatalogSample

@Suite struct CatalogWriterTests {
  @Test func ordersKeysAsXcodeDoes() {
    let keys = [
      "", " ", "%@", "%lld", "1", "2", "10", "a", "A", "ä", "b", "B2", "B10", "z", "ж", "日本",
    ]
    #expect(
      keys.reversed().map { CatalogKeyOrder($0) }.sorted() == keys.map { CatalogKeyOrder($0) })
  }

  @Test func writesWhatItReads() throws {
    let catalog = Sample.catalog(
      Sample.source.replacing("\n      \"futureKey\" : [1, {\"x\" : null}],", with: ""))
    let tables = catalog.locales.map {
      StringTable(name: "T", locale: $0, files: [], entries: catalog.entries(in: $0))
    }
    let written = CatalogWriter.write(tables, sourceLanguage: "en")
    #expect(written.losses == [])
    #expect(
      String(decoding: written.bytes, as: UTF8.self)
        == Sample.source.replacing("\n      \"futureKey\" : [1, {\"x\" : null}],", with: "")
        .replacing("\\u0041", with: "A"))
  }

  @Test func turnsTheRulesOfPropertyListsIntoVariations() throws {
    let location = SourceLocation(file: "", line: 1, column: 1)
    func form(_ category: String, _ text: String) -> AdaptiveForm {
      AdaptiveForm(condition: category, value: .text(text), location: location)
    }
    let variable = FormatVariable(
      name: "n", forms: [FormatVariable.Form(category: .other, text: "%d", location: location)],
      location: location)
    let alone = TableValue.plural(format: "%#@n@", variables: [variable])
    let entries = [
      Sample.entry("alone", alone),
      Sample.entry("in", .plural(format: "%@ in %#@n@", variables: [variable])),
      Sample.entry("width", .widths([form("20", "a"), form("50", "b")])),
      Sample.entry(
        "device",
        .devices([
          AdaptiveForm(condition: "mac", value: alone, location: location), form("other", "x"),
        ])),
    ]
    let table = StringTable(name: "T", locale: "en", files: [], entries: entries)
    let written = CatalogWriter.write([table], sourceLanguage: "en", version: "1.1")
    #expect(written.losses.map(\.key) == ["width"])
    let catalog = CatalogDocument(written.bytes, path: "a.xcstrings")
    #expect(catalog.problems == [] && catalog.version == "1.1")
    let read = catalog.entries(in: "en")
    #expect(
      read.map { $0.leaves.map(\.path.description) } == [
        ["plural.other"], ["device.mac.plural.other", "device.other"],
        ["", "substitutions.n.plural.other"], [""],
      ])
    #expect(read[2].value.variables.first?.argumentNumber == 2)
    #expect(read[3].value == .text("b"))
  }
}
