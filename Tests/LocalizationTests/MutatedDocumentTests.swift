import AuditModel
import Foundation
import Testing

@testable import Localization

/// An entry without its places.
private struct Outline: Equatable {
  var key: String
  var comment: String?
  var texts: [VariationPath: String]
  var states: [VariationPath: TranslationState]

  init(_ entry: TableEntry) {
    key = entry.key
    comment = entry.comment
    texts = Dictionary(entry.leaves.map { ($0.path, $0.text) }) { _, last in last }
    states = entry.states
  }
}

extension LocalizationDocument {
  fileprivate func outline(in locale: LocaleIdentifier) -> [Outline] {
    entries(in: locale).map { Outline($0) }
  }
}

/// Changes one text of a document and holds what is read then against what is expected.
private func changeOneText<Document: LocalizationDocument>(
  of document: Document, _ dice: inout Dice, read: ([UInt8]) -> Document
) -> Bool {
  guard !document.locales.isEmpty else { return false }
  let locale = document.locales[dice.roll(document.locales.count)]
  let entries = document.entries(in: locale)
  guard !entries.isEmpty else { return false }
  let index = dice.roll(entries.count)
  let entry = entries[index]
  guard let leaf = entry.leaves.isEmpty ? nil : entry.leaves[dice.roll(entry.leaves.count)]
  else { return false }
  // A part that a catalog takes from the key would become a string of its own.
  let text = ["new “text”", "<&\"\\'>", "a\nb", "é", ""][dice.roll(5)]
  let change = TextChange(
    in: locale, .text(key: entry.key, path: leaf.path, text, state: nil))
  let changed = document.applying([change])
  guard changed.rejections.isEmpty else {
    #expect(changed.bytes == document.bytes)
    return false
  }
  var expected = document.outline(in: locale)
  guard let last = expected.lastIndex(where: { $0.key.utf8.elementsEqual(entry.key.utf8) }),
    expected[last].texts[leaf.path] != nil
  else { return false }
  expected[last].texts[leaf.path] = text
  let after = read(changed.bytes)
  var result = after.outline(in: locale)
  if expected[last].states.isEmpty { result[last].states = [:] }
  let isSame = result == expected
  #expect(isSame, "\(change.kind) in \(String(decoding: document.bytes, as: UTF8.self))")
  for other in document.locales where other != locale {
    let isSame = after.outline(in: other) == document.outline(in: other)
    #expect(isSame, "\(change.kind) in \(String(decoding: document.bytes, as: UTF8.self))")
  }
  return true
}

/// Adds a key and removes one, and holds what is read then against what is expected.
private func addAndRemove<Document: LocalizationDocument>(
  in document: Document, _ value: TableValue, _ dice: inout Dice, read: ([UInt8]) -> Document
) {
  guard let locale = document.locales.first else { return }
  let keys = document.entries(in: locale).map(\.key)
  let location = SourceLocation(file: "", line: 1, column: 1)
  let new = TableEntry(
    key: "new key", value: value, comment: "Its */ -- comment.", keyLocation: location,
    valueLocation: location)
  let removed = keys.isEmpty ? nil : keys[dice.roll(keys.count)]
  let changes =
    [TextChange(in: locale, .entry(new))]
    + (removed.map { [TextChange(in: locale, .removal(key: $0))] } ?? [])
  let changed = document.applying(changes)
  guard changed.rejections.isEmpty else { return }
  var expected = document.outline(in: locale).filter { entry in
    removed.map { $0.utf8.elementsEqual(entry.key.utf8) } != true
  }
  expected.append(Outline(new))
  var result = read(changed.bytes).outline(in: locale)
  #expect(result.count == expected.count && result.contains { $0.key == new.key })
  result.sort { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
  expected.sort { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
  let isSame =
    result.map(\.key) == expected.map(\.key) && result.map(\.texts) == expected.map(\.texts)
  #expect(isSame, "\(removed ?? "-") in \(String(decoding: document.bytes, as: UTF8.self))")
}

private let catalog = Array(
  """
  {"sourceLanguage": "en", "strings": {"k": {"comment": "c", "localizations": {
    "de": {"stringUnit": {"state": "new", "value": "\\u00e9 %1$#@n@"}, "substitutions": {"n":
    {"argNum": 1, "formatSpecifier": "d", "variations": {"plural": {
    "one": {"stringUnit": {"state": "translated", "value": "%arg"}},
    "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}},
    "fr": {"variations": {"device": {"mac": {"variations": {"plural": {
    "other": {"stringUnit": {"value": "x"}}}}}, "other": {"stringUnit": {"value": "y"}}}}}}},
    "l": {}, "m|==|plural.one": {"shouldTranslate": false, "localizations": {"de":
    {"stringSet": {"state": "new", "values": ["a", "b"]}}}}}, "version": "1.0"}
  """.utf8)

private let strings = Array(
  """
  /* A. */
  "first" = "One \\"two\\" \\U00e9"; // x
  second = 'x'; third;

  "fourth" = "over
  two lines";
  first = "again";
  """.utf8)

private let list = Array(
  """
  <?xml version="1.0"?>
  <plist><dict><!-- c --><key>a</key><string>A &amp; <![CDATA[B]]></string>
  <key>b</key><string/><key>c</key><array/>
  </dict></plist>
  """.utf8)

private let stringsDict = Array(
  """
  <plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
  <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d x</string>
  <key>other</key><string>%d &amp; %#@n@</string></dict></dict>
  <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string/><key>9</key>
  <string>x</string></dict></dict></dict></plist>
  """.utf8)

@Suite struct MutatedDocumentTests {
  @Test(arguments: 0..<8)
  func changesOneTextOfADamagedFileAndNothingElse(seed: Int) {
    var dice = Dice(seed: seed)
    var count = 0
    for round in 0..<80 {
      for source in [strings, list] {
        let bytes = round < 10 ? source : source.mutated(&dice)
        let document = StringsDocument(bytes, path: "a.strings", locale: "de")
        #expect(document.applying([]).bytes == bytes)
        let isChanged = changeOneText(of: document, &dice) {
          StringsDocument($0, path: "a.strings", locale: "de")
        }
        if isChanged { count += 1 }
        addAndRemove(in: document, .text("x"), &dice) {
          StringsDocument($0, path: "a.strings", locale: "de")
        }
      }
    }
    #expect(count > 15)
  }

  @Test(arguments: 0..<8)
  func changesOneTextOfADamagedListOfPluralsAndNothingElse(seed: Int) {
    var dice = Dice(seed: seed)
    var count = 0
    for round in 0..<80 {
      let bytes = round < 10 ? stringsDict : stringsDict.mutated(&dice)
      let document = StringsDictDocument(bytes, path: "a.stringsdict", locale: "de")
      #expect(document.applying([]).bytes == bytes)
      let isChanged = changeOneText(of: document, &dice) {
        StringsDictDocument($0, path: "a.stringsdict", locale: "de")
      }
      if isChanged { count += 1 }
      let width = AdaptiveForm(
        condition: "5", value: .text("x"),
        location: SourceLocation(file: "", line: 1, column: 1))
      addAndRemove(in: document, .widths([width]), &dice) {
        StringsDictDocument($0, path: "a.stringsdict", locale: "de")
      }
    }
    #expect(count > 5)
  }

  @Test(arguments: 0..<8)
  func changesOneTextOfADamagedCatalogAndNothingElse(seed: Int) {
    var dice = Dice(seed: seed)
    var count = 0
    for round in 0..<80 {
      let bytes = round < 10 ? catalog : catalog.mutated(&dice)
      let document = CatalogDocument(bytes, path: "a.xcstrings")
      #expect(document.applying([]).bytes == bytes)
      let isChanged = changeOneText(of: document, &dice) {
        CatalogDocument($0, path: "a.xcstrings")
      }
      if isChanged { count += 1 }
      addAndRemove(in: document, .text("x"), &dice) {
        CatalogDocument($0, path: "a.xcstrings")
      }
    }
    #expect(count > 5)
  }

  @Test func survivesRandomBytes() {
    var dice = Dice(seed: 3)
    for _ in 0..<300 {
      let bytes = (0..<dice.roll(100)).map { _ in UInt8(dice.roll(256)) }
      let removal = TextChange(in: "en", .removal(key: "k"))
      #expect(CatalogDocument(bytes, path: "a").applying([removal]).bytes == bytes)
      #expect(StringsDocument(bytes, path: "a", locale: "en").applying([removal]).bytes == bytes)
      let plurals = StringsDictDocument(bytes, path: "a", locale: "en")
      #expect(plurals.applying([removal]).bytes == bytes)
    }
  }

  @Test(arguments: [
    "[", "{\"a\":", "{\"strings\":{\"a\":{},", "\"\\ud83d", "{}", " ", "{\"strings\":{\"",
    "{\"strings\":{\"a\":{\"localizations\":{\"de\":{",
  ])
  func readsManyOfOneMistakeInLittleTime(fragment: String) {
    let bytes = Array(String(repeating: fragment, count: 100_000 / fragment.utf8.count).utf8)
    let start = ContinuousClock.now
    _ = CatalogDocument(bytes, path: "a.xcstrings").entries(in: "en")
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func readsACatalogOfTooManyLanguagesInLittleTime() {
    let languages = (0..<2_000).map { "\"l\($0)\":{\"stringUnit\":{\"value\":\"a\"}}" }
    let keys = (0..<2_000).map { ",\"k|==|plural.one\($0)|==|plural.one\":{}" }
    let source = CatalogSample.line(languages.joined(separator: ","), then: keys.joined())
    let start = ContinuousClock.now
    let document = CatalogDocument(Array(source.utf8), path: "a.xcstrings")
    #expect(document.locales.count == 1001)
    #expect(document.problems.contains { $0.kind == .invalidStructure })
    #expect(document.locales.prefix(5).allSatisfy { document.entries(in: $0).count > 0 })
    let removals = (0..<2_000).map {
      TextChange(in: "en", .removal(key: "k|==|plural.one\($0)|==|plural.one"))
    }
    #expect(document.applying(removals).rejections == [])
    #expect(ContinuousClock.now - start < .seconds(10))
  }
}
