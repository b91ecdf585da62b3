import AuditModel
import Localization

/// The identities of the strings in a PO file.
///
/// Gettext identifies a string by `msgctxt` and `msgid` together (manual, “Contexts”). So do we, but
/// for the entries that this program writes, whose `msgctxt` names a file and a key. An entry is
/// one of those when its `msgctxt` can be read so, no entry with another `msgid` has the same one,
/// and its `#:` names that file; an editor may have left `#:` out, so that without any the file
/// has to be one of strings, or all entries of the PO file have to be such.
enum POIdentity {
  /// The character between `msgctxt` and `msgid` in a key: a visible U+0004, which gettext has there
  /// and XML cannot hold.
  static let separator: Unicode.Scalar = "\u{2404}"

  /// The identity of each entry, in their order.
  static func contexts(of entries: [POEntry]) -> [POContext] {
    let ids = Dictionary(
      entries.compactMap { entry in
        entry.context.map { (ExactText($0.value), [ExactText(entry.id?.value ?? "")]) }
      }
    ) { $1 == Array($0.prefix(1)) ? $0 : $0 + $1 }
    let own = entries.map { entry -> POContext? in
      guard let text = entry.context?.value, ids[ExactText(text)]?.count == 1 else { return nil }
      return POContext(text).flatMap { $0.text.isExactly(text) ? $0 : nil }
    }
    let isOwnFile = !own.contains(nil)
    var keys = GettextKeys()
    return zip(entries, own).map { entry, own in
      if let own, isOwnFile || entry.names(own.original) { return own }
      return POContext(original: "", key: keys.key(of: GettextName(entry)))
    }
  }
}

/// Gettext's name of a string.
struct GettextName: Hashable, Sendable {
  /// The content of `msgctxt`; none where there is none, which is another than an empty one.
  let context: ExactText?
  /// The content of `msgid`.
  let id: ExactText

  init(_ entry: POEntry) {
    context = entry.context.map { ExactText($0.value) }
    id = ExactText(entry.id?.value ?? "")
  }

  /// Reads a key that was made of a name; none when it was not, or when the name is the header's.
  init?(key: String, id: String) {
    self.id = ExactText(id)
    if key.isExactly(id) {
      context = nil
      if id.isEmpty { return nil }
      return
    }
    let ending = Array((String(POIdentity.separator) + id).utf8)
    guard key.utf8.count >= ending.count, key.utf8.suffix(ending.count).elementsEqual(ending) else {
      return nil
    }
    context = ExactText(String(decoding: key.utf8.dropLast(ending.count), as: UTF8.self))
  }

  /// The key of the string.
  var key: String { (context.map { $0.text + String(POIdentity.separator) } ?? "") + id.text }
}

/// The keys of strings by gettext's identities; no two strings have one key.
private struct GettextKeys {
  private var names: [ExactText: GettextName] = [:]

  mutating func key(of name: GettextName) -> String {
    var key = name.key
    // Only a string that holds the separator itself can have the key of another.
    while let known = names[ExactText(key)], known != name {
      key.unicodeScalars.append(POIdentity.separator)
    }
    names[ExactText(key)] = name
    return key
  }
}

extension POEntry {
  /// Whether it names a file; without `#:`, whether that is one of strings.
  fileprivate func names(_ original: String) -> Bool {
    references.isEmpty ? OriginalPath(original).kind != nil : referencedFile == original
  }

  /// The file of the first `#:` as `file:line`; a name with spaces is between U+2068 and U+2069.
  fileprivate var referencedFile: String? {
    guard let text = references.first?.trimmed else { return nil }
    let isIsolated = text.hasPrefix("\u{2068}")
    let name =
      isIsolated
      ? text.dropFirst().prefix { $0 != "\u{2069}" } : text.prefix { !$0.isWhitespace }
    guard let colon = name.lastIndex(of: ":"),
      name[name.index(after: colon)...].allSatisfy({ $0.isASCII && $0.isNumber })
    else { return String(name) }
    return String(name[..<colon])
  }
}
