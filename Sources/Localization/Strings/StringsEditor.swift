import AuditModel
import SourceText

/// Changes an old-style `.strings` file.
struct StringsEditor {
  private let source: StringsText
  private let entries: [StringsEntry]
  private let style: StringsStyle
  /// The entries of each key that was asked for, in the order of the file.
  private var indices: [ExactText: [Int]] = [:]
  private var additions: [Addition] = []

  /// A new entry.
  private struct Addition {
    var key: String
    var text: String
    var comment: String?
  }

  init(_ source: StringsText, entries: [StringsEntry]) {
    self.source = source
    self.entries = entries
    style = StringsStyle(of: source)
  }

  /// The bytes with what is asked for done.
  mutating func apply(_ changes: [KeyChanges], to editing: inout DocumentEditing) -> [UInt8] {
    find(changes.map(\.key))
    for change in changes { apply(change, to: &editing) }
    if let addition { editing.edits.append(addition) }
    return source.text.applying(editing.edits)
  }

  private mutating func find(_ keys: [String]) {
    indices = Dictionary(keys.map { (ExactText($0), []) }) { one, _ in one }
    for (index, entry) in entries.enumerated() where source.layouts.indices.contains(index) {
      indices[ExactText(entry.key)]?.append(index)
    }
  }

  private mutating func apply(_ change: KeyChanges, to editing: inout DocumentEditing) {
    let found = indices[ExactText(change.key)] ?? []
    let outcome = change.plainOutcome(isThere: !found.isEmpty)
    for rejection in outcome.rejections { editing.reject(rejection) }
    switch outcome.action {
    case .none: break
    case .removal: editing.edits += found.map { removal(of: source.layouts[$0]) }
    case .text(let text, let comment, _):
      guard let last = found.last else {
        return additions.append(Addition(key: change.key, text: text, comment: comment))
      }
      if let edit = edit(of: last, to: text) { editing.edits.append(edit) }
    }
  }
}

extension StringsEditor {
  /// The edit that changes the string of an entry, none when it is that already.
  private func edit(of index: Int, to text: String) -> TextEdit? {
    let layout = source.layouts[index]
    guard !text.utf8.elementsEqual(entries[index].value.utf8) else { return nil }
    if layout.isShortcut {
      let literal = StringsQuoting().literal(text)
      return .insert(style.equals + literal, at: layout.key.upperBound)
    }
    let writer = writer(for: layout.value)
    return leastEdit(of: layout.value, from: entries[index].value, to: text, writer)
      ?? .replace(layout.value, with: writer.literal(text))
  }

  /// Changes as few characters of a text in quotation marks as it takes.
  private func leastEdit(
    of value: Range<Int>, from old: String, to text: String, _ writer: StringsQuoting
  ) -> TextEdit? {
    guard writer.quote != nil, value.count > 1 else { return nil }
    return WrittenText.edit(
      of: source.text.text, in: value.dropFirst().dropLast(), from: old, to: text
    ) {
      var literal = StringsLiteral($0)
      return literal.written()
    } write: {
      writer.escaped($0)
    }.map { .replace($0.range, with: $0.text) }
  }

  /// Writes as the old text is written.
  private func writer(for value: Range<Int>) -> StringsQuoting {
    let old = source.text.text[value]
    let quote = old.first.flatMap { first in
      first == .quote ? StringsQuoting.Quote.double : first == .apostrophe ? .single : nil
    }
    let hasEscapedNewline = source.characters(value).contains("\\n")
    return StringsQuoting(
      quote: quote, keepsNewlines: !hasEscapedNewline && old.contains { $0.isLineEnd })
  }

  private func removal(of layout: StringsEntryLayout) -> TextEdit {
    .remove(source.text.text.wholeLines(around: layout.start..<layout.end))
  }

  /// All that is new, behind what the file ends with or before its closing brace.
  private var addition: TextEdit? {
    guard !additions.isEmpty else { return nil }
    let entries = additions.map {
      style.entry(key: $0.key, text: $0.text, comment: $0.comment)
    }
    let gap = style.lineEnd + (style.hasBlankLines ? style.lineEnd : "")
    let text = entries.joined(separator: gap)
    guard let brace = source.closingBrace else { return end(with: text) }
    let start = source.text.text.indentation(at: brace).map { brace - $0.utf8.count }
    let before = source.text.text.indentation(at: brace) == nil ? style.lineEnd : ""
    return .insert(
      before + separator(before: start ?? brace) + text + style.lineEnd, at: start ?? brace)
  }

  /// The addition at the end, where the last line may lack its end.
  private func end(with text: String) -> TextEdit {
    let bytes = source.text.text
    guard let last = bytes.last else { return .insert(text + style.lineEnd, at: 0) }
    if last.isLineEnd {
      return .insert(separator(before: bytes.count) + text + style.lineEnd, at: bytes.count)
    }
    let blank = needsBlankLine ? style.lineEnd : ""
    return .insert(style.lineEnd + blank + text, at: bytes.count)
  }

  private var needsBlankLine: Bool {
    source.endsWithComment || (style.hasBlankLines && !source.layouts.isEmpty)
  }

  /// An empty line where one is needed and none is there.
  private func separator(before offset: Int) -> String {
    let lineEnd = Array(style.lineEnd.utf8)
    let isThere = source.text.text[..<offset].suffix(2 * lineEnd.count).elementsEqual(
      lineEnd + lineEnd)
    return needsBlankLine && !isThere ? style.lineEnd : ""
  }
}
