import AuditModel
import SourceText

/// A `.strings` file that is read without loss and changed text by text.
///
/// One text is changed by replacing its literal, with the quotation marks that it has. A new key is
/// at the end; of several entries for one key the last counts, so that is the one that is changed.
/// A file that Foundation rejects, or of which it loses the end, takes no changes.
package struct StringsDocument: LocalizationDocument {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// The language of its strings.
  package let locale: LocaleIdentifier
  /// The keys behind the place where Foundation stops reading without an error.
  package var lostKeys: [String] { reading.file.lostKeys }
  private let reading: StringsReading

  /// Reads the bytes of a file, whatever they are: old-style text, XML or binary property list.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String, locale: LocaleIdentifier) {
    self.bytes = bytes
    self.locale = locale
    reading = StringsReading(bytes, path: path)
  }

  /// Its problems, in the order of the file.
  package var problems: [LocalizationProblem] { reading.file.problems }

  /// The file in UTF-8, when it has lines such as `"key" = "text";` and can be read as a whole; nil for
  /// property lists.
  package var plainText: [UInt8]? {
    guard case .oldStyle(let source) = reading.format, source.isComplete else { return nil }
    return source.text.text
  }

  /// Its one language.
  package var locales: [LocaleIdentifier] { [locale] }

  /// Its keys with their strings in the order of the file, which is none for another language.
  package func entries(in locale: LocaleIdentifier) -> [TableEntry] {
    locale == self.locale ? reading.file.entries.map { TableEntry($0) } : []
  }

  /// The bytes with some strings changed.
  package func applying(_ changes: [TextChange]) -> Applied<TextChange> {
    var editing = DocumentEditing()
    let fitting = changes.filter { change in
      guard let reason = rejection(of: change) else { return true }
      editing.reject(change, because: reason)
      return false
    }
    let bytes: [UInt8]
    switch reading.format {
    case .oldStyle(let source):
      var editor = StringsEditor(source, entries: reading.file.entries)
      bytes = editor.apply(fitting.byKey(), to: &editing)
    case .xml(let list):
      bytes = PlainListEditor(list: list).apply(fitting.byKey(), to: &editing)
    case .binary(let root):
      bytes =
        PlainListEditor.rewritten(root, with: fitting.byKey(), rejections: &editing) ?? self.bytes
    }
    return Applied<TextChange>(bytes: bytes, rejections: editing.rejections(among: changes))
  }

  /// Why a change cannot be made in any file of this format, or not in this one.
  private func rejection(of change: TextChange) -> String? {
    if change.locale != locale { return "the file holds the strings of \(locale) only" }
    if let problem = firstObstacle {
      return "correct line \(problem.location.line) of the file first: \(problem.message)"
    }
    if case .binary(let root) = reading.format, root?.isPlain == false {
      return "the binary file also holds what is no text; turn it into an XML property list first"
    }
    switch change.kind {
    case .state: return "a .strings file holds no states"
    case .text(_, let path, _, _) where !path.isText:
      return "a .strings file holds one text for each key; “\(path)” belongs in a .stringsdict file"
    case .entry(let entry):
      if case .text = entry.value { return nil }
      return "a .strings file holds one text for each key; put the others in a .stringsdict file"
    case .text, .removal: return nil
    }
  }

  /// Problems for which Foundation rejects the whole file.
  private var firstObstacle: LocalizationProblem? {
    let isObstructed =
      switch reading.format {
      case .oldStyle(let source): !source.isComplete
      case .xml(let list): list.root?.members == nil || list.problems.isEmpty == false
      case .binary(let root): root?.members == nil
      }
    guard isObstructed else { return nil }
    return problems.first { !$0.kind.isBearable } ?? problems.first
  }
}

extension LocalizationProblem.Kind {
  /// Whether Foundation takes a `.strings` file with it.
  fileprivate var isBearable: Bool {
    [.duplicateKey, .unknownEscape, .notText].contains(self)
  }
}
