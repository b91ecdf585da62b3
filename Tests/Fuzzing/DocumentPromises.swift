import AuditModel
import Localization

extension Promises {
  /// The promises of every string file: it is read without loss, a change becomes what was asked
  /// for or is refused, and whatever is not changed stays.
  mutating func check<Document: LocalizationDocument>(
    _ bytes: [UInt8], path: String, read: ([UInt8]) -> Document
  ) {
    let document = read(bytes)
    expectLocations(of: document.problems, in: path)
    let unchanged = document.applying([])
    expect(
      unchanged.bytes == bytes && unchanged.rejections.isEmpty, "no changes make a different file")
    var choices = Choices(bytes)
    guard let locale = choices.pick(document.locales) else { return }
    checkSameText(of: document, in: locale, &choices)
    checkText(of: document, in: locale, &choices, read: read)
    checkRemoval(of: document, in: locale, &choices, read: read)
    checkAddition(to: document, in: locale, &choices, read: read)
    checkWriters(of: document, convertingTo: choices.format())
  }

  /// A text that is that already changes nothing.
  private mutating func checkSameText(
    of document: some LocalizationDocument, in locale: LocaleIdentifier, _ choices: inout Choices
  ) {
    let entries = document.entries(in: locale)
    guard let key = choices.pick(entries)?.key,
      let entry = entries.last(where: { $0.key.isExactly(key) }),
      let path = choices.pick(entry.leaves)?.path, let text = Outline(entry).texts[path]
    else { return }
    let kind = TextChange.Kind.text(key: key, path: path, text, state: nil)
    let changed = document.applying([TextChange(in: locale, kind)])
    expect(changed.bytes == document.bytes, "“\(key)” \(path) became different by its own text")
  }

  /// One text becomes another, and all others stay.
  private mutating func checkText<Document: LocalizationDocument>(
    of document: Document, in locale: LocaleIdentifier, _ choices: inout Choices,
    read: ([UInt8]) -> Document
  ) {
    guard let entry = choices.pick(document.entries(in: locale)),
      let path = choices.pick(entry.leaves)?.path
    else { return }
    let text = choices.text()
    let kind = TextChange.Kind.text(key: entry.key, path: path, text, state: nil)
    let changed = document.applying([TextChange(in: locale, kind)])
    guard changed.rejections.isEmpty else {
      return expect(changed.bytes == document.bytes, "a refused change made a different file")
    }
    var expected = document.outline(in: locale)
    guard let last = expected.lastIndex(where: { $0.key.isExactly(entry.key) }),
      expected[last].texts[path] != nil
    else { return }
    expected[last].texts[path] = text
    let after = read(changed.bytes)
    expect(after.outline(in: locale) == expected, "“\(entry.key)” \(path) did not become “\(text)”")
    for other in document.locales where other != locale {
      let isSame = after.outline(in: other) == document.outline(in: other)
      expect(isSame, "a change in \(locale) changed \(other)")
    }
  }

  /// A key goes, and all others stay.
  private mutating func checkRemoval<Document: LocalizationDocument>(
    of document: Document, in locale: LocaleIdentifier, _ choices: inout Choices,
    read: ([UInt8]) -> Document
  ) {
    guard let key = choices.pick(document.entries(in: locale))?.key else { return }
    let changed = document.applying([TextChange(in: locale, .removal(key: key))])
    guard changed.rejections.isEmpty else { return }
    let expected = document.outline(in: locale).filter { !$0.key.isExactly(key) }
    expect(read(changed.bytes).outline(in: locale) == expected, "“\(key)” was not removed alone")
  }

  /// A key comes, and all others stay.
  private mutating func checkAddition<Document: LocalizationDocument>(
    to document: Document, in locale: LocaleIdentifier, _ choices: inout Choices,
    read: ([UInt8]) -> Document
  ) {
    let entry = choices.entry(in: document is StringsDictDocument)
    let old = document.outline(in: locale)
    guard !old.contains(where: { $0.key.isExactly(entry.key) }) else { return }
    let changed = document.applying([TextChange(in: locale, .entry(entry))])
    guard changed.rejections.isEmpty else { return }
    let new = read(changed.bytes).outline(in: locale)
    expect(
      new.filter { !$0.key.isExactly(entry.key) } == old, "“\(entry.key)” changed another key")
    expect(new.contains(Outline(entry)), "“\(entry.key)” was not added as it is")
  }
}

extension Choices {
  /// A key that is new in most files.
  fileprivate mutating func entry(in stringsDict: Bool) -> TableEntry {
    let location = SourceLocation(file: "", line: 1, column: 1)
    let text = self.text()
    let width = AdaptiveForm(condition: "5", value: .text(text), location: location)
    return TableEntry(
      key: "new \(self.text())", value: stringsDict ? .widths([width]) : .text(text),
      comment: self.text(), keyLocation: location, valueLocation: location)
  }
}
