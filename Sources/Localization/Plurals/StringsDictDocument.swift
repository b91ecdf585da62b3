import AuditModel
import SourceText

/// A `.stringsdict` file that is read without loss and changed text by text.
///
/// A text is changed between its tags, a plural category, width or device that is missing is added
/// to its dictionary. A binary file is written anew, and only when something becomes different.
package struct StringsDictDocument: LocalizationDocument {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// The language of its strings.
  package let locale: LocaleIdentifier
  private let file: StringsDictFile
  /// The list with its characters; none when it is binary.
  private let text: PropertyListText?
  private let root: PropertyListNode?

  /// Reads the bytes of an XML or binary property list.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String, locale: LocaleIdentifier) {
    self.bytes = bytes
    self.locale = locale
    if BinaryListReader.canRead(bytes) {
      let list = PropertyList.readBinary(bytes, path: path)
      (text, root) = (nil, list.root)
      file = StringsDictFile(list.root, list.problems)
    } else {
      let list = PropertyListText(bytes, path: path)
      (text, root) = (list, list.root)
      file = StringsDictFile(list.root, list.problems)
    }
  }

  /// Its problems, in the order of the file.
  package var problems: [LocalizationProblem] { file.problems }

  /// Its one language.
  package var locales: [LocaleIdentifier] { [locale] }

  /// Its keys with their strings in the order of the file, which is none for another language.
  package func entries(in locale: LocaleIdentifier) -> [TableEntry] {
    locale == self.locale ? file.entries : []
  }

  /// The bytes with some strings changed.
  package func applying(_ changes: [TextChange]) -> Applied<TextChange> {
    var editing = DocumentEditing()
    let fitting = changes.filter { change in
      guard let reason = rejection(of: change) else { return true }
      editing.reject(change, because: reason)
      return false
    }
    var bytes = self.bytes
    if let root, let members = root.members, !fitting.isEmpty {
      if let text {
        var editor = StringsDictEditor(text, root: root, members: members, entries: file.entries)
        bytes = editor.apply(fitting.byKey(), to: &editing)
      } else {
        var editor = BinaryStringsDictEditor(root: root, members: members, entries: file.entries)
        bytes = editor.apply(fitting.byKey(), to: &editing) ?? bytes
      }
    }
    return Applied<TextChange>(bytes: bytes, rejections: editing.rejections(among: changes))
  }

  /// Why a change cannot be made in any file of this format, or not in this one.
  private func rejection(of change: TextChange) -> String? {
    if change.locale != locale { return "the file holds the strings of \(locale) only" }
    if root?.members == nil || text?.problems.isEmpty == false {
      guard let problem = problems.first else { return "the file holds no dictionary" }
      return "correct line \(problem.location.line) of the file first: \(problem.message)"
    }
    if text == nil, root?.isPlain == false {
      return "the binary file also holds what is no text; turn it into an XML property list first"
    }
    switch change.kind {
    case .state: return "a .stringsdict file holds no states"
    case .text(let key, _, let text, _): return (key.obstacleInXML ?? text.obstacleInXML)
    case .entry(let entry):
      if let obstacle = entry.obstacleInXML { return obstacle }
      return entry.value.asStringsDictRules(key: entry.key).failure?.message
    case .removal: return nil
    }
  }
}

extension TableEntry {
  /// Why XML cannot hold one of its strings, or the name of what it is for; none when it can hold
  /// all.
  var obstacleInXML: String? {
    key.obstacleInXML
      ?? leaves.lazy.compactMap {
        $0.text.obstacleInXML ?? $0.path.description.obstacleInXML
      }.first
  }
}
