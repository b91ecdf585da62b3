import AuditModel
import Foundation
import Testing

@testable import Localization

/// The files of the sample app that end in a certain way.
private func files(_ suffix: String) throws -> [(path: String, bytes: [UInt8])] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Localizations").resolvingSymlinksInPath()
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    .filter { $0.hasSuffix(suffix) }
    .map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
}

/// Every text of a document, put there again.
private func rewriting(_ document: some LocalizationDocument) -> [TextChange] {
  document.locales.flatMap { locale in
    document.entries(in: locale).flatMap { entry in
      entry.leaves.map { leaf in
        TextChange(
          in: locale,
          .text(
            key: entry.key, path: leaf.path, leaf.text, state: entry.states[leaf.path]))
      }
    }
  }
}

@Suite struct SampleAppDocumentTests {
  @Test func keepsEveryByteOfTheStrings() throws {
    let files = try files(".strings")
    #expect(files.count >= 21)
    for file in files {
      let document = StringsDocument(file.bytes, path: file.path, locale: "en")
      #expect(document.problems == [])
      let isSame = document.applying(rewriting(document)).bytes == file.bytes
      #expect(isSame, "\(file.path)")
      let fresh = StringsWriter.write(document.entries(in: "en")).bytes
      let read = StringsFile(fresh, path: file.path).entries.map { [$0.key, $0.value, $0.comment] }
      let isRead = read == document.entries(in: "en").map { [$0.key, $0.value.format, $0.comment] }
      #expect(isRead, "\(file.path)")
    }
  }

  @Test func keepsEveryByteOfThePlurals() throws {
    for file in try files(".stringsdict") {
      let document = StringsDictDocument(file.bytes, path: file.path, locale: "en")
      #expect(document.problems == [])
      let isSame = document.applying(rewriting(document)).bytes == file.bytes
      #expect(isSame, "\(file.path)")
      let fresh = StringsDictWriter.write(document.entries(in: "en"))
      let read = StringsDictFile(fresh.bytes, path: file.path).entries
      let isRead =
        read.map { $0.leaves.map(\.text) }
        == document.entries(in: "en").map { $0.leaves.map(\.text) }
      #expect(isRead && fresh.losses == [], "\(file.path)")
    }
  }

  @Test func holdsAllLanguagesInOneCatalog() throws {
    var tables: [StringTable] = []
    for file in try files("Localizable.strings") {
      let locale = LocaleIdentifier(String(file.path.prefix { $0 != "." }))
      let document = StringsDocument(file.bytes, path: file.path, locale: locale)
      tables.append(
        StringTable(
          name: "Localizable", locale: locale, files: [], entries: document.entries(in: locale)))
    }
    let written = CatalogWriter.write(tables, sourceLanguage: "en")
    let catalog = CatalogDocument(written.bytes, path: "Localizable.xcstrings")
    #expect(written.losses == [] && catalog.problems == [])
    #expect(catalog.locales == tables.map(\.locale).sorted())
    let isSame = catalog.applying(rewriting(catalog)).bytes == written.bytes
    #expect(isSame)
    for table in tables {
      let read = catalog.entries(in: table.locale)
      let expected = Set(table.entries.map { [$0.key, $0.value.format] })
      let isRead = Set(read.map { [$0.key, $0.value.format] }) == expected
      #expect(isRead, "\(table.locale)")
    }
    let isWrittenAgain =
      CatalogWriter.write(
        catalog.locales.map {
          StringTable(name: "T", locale: $0, files: [], entries: catalog.entries(in: $0))
        }, sourceLanguage: "en"
      ).bytes == written.bytes
    #expect(isWrittenAgain)
  }
}
