import AuditModel
import Localization
import SourceText
import XMLReading

extension PODocument {
  /// The bytes with some translations changed, and the changes that the file could not take.
  ///
  /// The strings in quotation marks behind `msgstr` are written anew where they become different,
  /// and the flag `fuzzy` comes or goes with the state. An empty text takes a translation away.
  /// Changes of nothing give the very same bytes.
  package func applying(_ changes: [BilingualChange]) -> Applied<BilingualChange> {
    var editor = POEditor(self)
    for change in changes { editor.take(change) }
    return Applied<BilingualChange>(bytes: editor.bytes, rejections: editor.rejections)
  }
}

/// Collects changes of a PO file, entry by entry.
private struct POEditor {
  /// The changes of an entry.
  private struct Draft {
    var targets: [Int: String] = [:]
    var isFuzzy: Bool?
  }

  private let document: PODocument
  private var drafts: [Int: Draft] = [:]
  /// Checks that need all changes of their entry.
  private var pending: [(change: BilingualChange, entry: Int, index: Int)] = []
  private var ownRefusals: [Applied<BilingualChange>.Rejection] = []

  /// Whether the characters of the file are encoded as they would be when it is written again.
  private let isRewritable: Bool
  /// How wide lines are; files whose strings are not wrapped stay so.
  private let width: Int
  private let lineEnd: String

  init(_ document: PODocument) {
    self.document = document
    width = document.content.isWrapped ? POText.usualWidth : .max
    lineEnd = document.content.lineEnd
    isRewritable =
      document.content.encoding == nil
      || document.content.bytes(of: document.content.text) == document.bytes
  }

  private var content: POContent { document.content }

  /// The changes that were not made, those of shared forms last.
  var rejections: [Applied<BilingualChange>.Rejection] {
    ownRefusals
      + pending.filter { pending in
        pending.change.target.map { $0 != target(pending.entry, pending.index) } ?? false
      }
      .map { .init($0.change, because: .sharedForm) }
  }

  mutating func take(_ change: BilingualChange) {
    let id = POUnitID(original: change.original, key: change.key, path: change.path)
    if let reason = rejection(of: change, id) {
      ownRefusals.append(.init(change, because: reason))
      return
    }
    switch document.slots[id] {
    case .form(let entry, let index): take(change, entry, index)
    case .shared(let entry, let index): pending.append((change, entry, index))
    case .format, .sourceOnly, nil: break
    }
  }

  private func rejection(of change: BilingualChange, _ id: POUnitID) -> String? {
    switch document.slots[id] {
    case nil: return .noEntry
    case .format(let format):
      return change.target == nil || change.target == format ? nil : .fixedFormat
    case .sourceOnly: return change.target?.isEmpty ?? true ? nil : .noCategory
    case .shared: return nil
    case .form(let entry, let index):
      let target = change.target ?? self.target(entry, index)
      if target.utf8.contains(0) { return .endOfText }
      if let reason = encodingRejection(of: target) { return reason }
      if content.entries[entry][form: index] == nil { return .noForm }
      if let other = drafts[entry]?.targets[index], other != target { return .twoTargets }
      return nil
    }
  }

  private func encodingRejection(of target: String) -> String? {
    guard let name = content.encoding?.name else { return nil }
    if !isRewritable { return .notRewritable(name) }
    return content.canHold(target) ? nil : .notEncodable(name)
  }

  private mutating func take(_ change: BilingualChange, _ entry: Int, _ index: Int) {
    let target = change.target ?? self.target(entry, index)
    drafts[entry, default: Draft()].targets[index] = target
    let wasEmpty = content.entries[entry][form: index]?.value.isEmpty ?? true
    // A text that was not translated and is not now has no state but that.
    guard let state = change.state, !(wasEmpty && target.isEmpty) else { return }
    // Of several forms one that is not finished is enough.
    let isFuzzy = !state.isFinished && !target.isEmpty
    let wasFuzzy = drafts[entry]?.isFuzzy ?? false
    drafts[entry]?.isFuzzy = wasFuzzy || isFuzzy
  }

  private func target(_ entry: Int, _ index: Int) -> String {
    drafts[entry]?.targets[index] ?? content.entries[entry][form: index]?.value ?? ""
  }
}

extension POEditor {
  /// The bytes with the changes that were made.
  var bytes: [UInt8] {
    let edits = drafts.flatMap { self.edits(of: content.entries[$0], $1) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !edits.isEmpty else { return document.bytes }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += content.text[end..<edit.range.lowerBound] + edit.text.utf8
      end = edit.range.upperBound
    }
    result += content.text[end...]
    return content.bytes(of: result) ?? document.bytes
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private func edits(of entry: POEntry, _ draft: Draft) -> [Edit] {
    let texts = draft.targets.compactMap { index, target -> Edit? in
      guard let old = entry[form: index], old.value != target else { return nil }
      return leastEdit(of: old, to: target)
        ?? (old.range, literal(target, behind: old.range.lowerBound))
    }
    guard let isFuzzy = draft.isFuzzy, isFuzzy != entry.isFuzzy else { return texts }
    return texts + (isFuzzy ? [addingFuzzy(to: entry)] : removingFuzzy(from: entry))
  }

  /// Changes as few characters as it takes, where the line stays as short as gettext makes lines.
  private func leastEdit(of old: POEntry.Text, to target: String) -> Edit? {
    let encoding = content.encoding
    let edit = WrittenText.edit(
      of: content.text, in: old.range.dropFirst().dropLast(), from: old.value, to: target
    ) {
      WrittenText(po: $0, encoding: encoding)
    } write: {
      POText(keyword: "", text: $0, width: .max).escaped
    }
    let isClosed = old.range.count > 1 && content.text[old.range].last == UInt8(ascii: "\"")
    guard let edit, isClosed else { return nil }
    let isLineEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
    let start = content.text[..<edit.range.lowerBound].lastIndex(where: isLineEnd) ?? -1
    let end = content.text[edit.range.upperBound...].firstIndex(where: isLineEnd)
    let line =
      (end ?? content.text.count) - start - 1 - edit.range.count + edit.text.utf8.count
    let isOneLine = !content.text[edit.range].contains(where: isLineEnd)
    return isOneLine && line <= width && !edit.text.contains("\\n") ? edit : nil
  }

  /// The text in quotation marks, in lines as gettext wraps them behind the keyword before it.
  private func literal(_ target: String, behind offset: Int) -> String {
    let lineStart = content.text[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1
    let keyword = String(repeating: "k", count: max(0, offset - lineStart - 2))
    let lines = POText(keyword: keyword, text: target, width: width).lines
    let first = lines[0].dropFirst(keyword.count + 1)
    return ([String(first)] + lines.dropFirst()).joined(separator: lineEnd)
  }

  private func addingFuzzy(to entry: POEntry) -> Edit {
    if let line = entry.flagLines.first {
      return (line.range, "#, " + (["fuzzy"] + line.flags).joined(separator: ", "))
    }
    let offset = entry.flagOffset ?? 0
    return (offset..<offset, "#, fuzzy\(lineEnd)")
  }

  private func removingFuzzy(from entry: POEntry) -> [Edit] {
    entry.flagLines.filter { $0.flags.contains("fuzzy") }.map { line in
      let others = line.flags.filter { $0 != "fuzzy" }
      if !others.isEmpty { return (line.range, "#, " + others.joined(separator: ", ")) }
      var end = line.range.upperBound
      if content.text[end...].starts(with: lineEnd.utf8) {
        end += lineEnd.utf8.count
      }
      return (line.range.lowerBound..<end, "")
    }
  }
}

extension POContent {
  /// Whether the strings of the file are wrapped: no line is far wider than gettext makes them,
  /// unless it has no space to be broken at.
  fileprivate var isWrapped: Bool {
    text.split { $0 == 0x0A || $0 == 0x0D }.allSatisfy { line in
      guard line.count >= 100, line.last == UInt8(ascii: "\""),
        let start = line.firstIndex(of: UInt8(ascii: "\""))
      else { return true }
      let text = String(decoding: line[start...], as: UTF8.self)
      return !text.contains(" ") || text.unicodeScalars.count < 100
    }
  }
}

extension String {
  fileprivate static let noEntry = "the file has no entry for it"
  fileprivate static let noForm = "the entry has no form for it"
  fileprivate static let noCategory = "the language has no such plural form"
  fileprivate static let endOfText = "a text of gettext cannot hold the character U+0000"
  fileprivate static func notEncodable(_ name: String) -> String {
    "the encoding of the file, \(name), lacks a character of it"
  }
  fileprivate static func notRewritable(_ name: String) -> String {
    "the file writes some character of \(name) in a way that would not stay; convert it to UTF-8"
  }
  fileprivate static let fixedFormat = "its text is nothing but a variable and stays as it is"
  fileprivate static let twoTargets = "the file has one form for it and for another category"
  fileprivate static let sharedForm =
    "the file has no form for it, as no whole number takes it; another category's serves for it"
}
