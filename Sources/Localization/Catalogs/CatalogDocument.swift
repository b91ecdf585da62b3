import AuditModel
import JSONReading
import SourceText

/// A string catalog (`.xcstrings`) that is read without loss and changed text by text.
///
/// A key that is removed in the source language goes with all its languages; in another language
/// only its strings there go. New entries are where Xcode would put them, in the style of the file.
package struct CatalogDocument: LocalizationDocument {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// Its problems, in the order of the file.
  package let problems: [LocalizationProblem]
  /// The languages of its strings, in order; the source language is always among them.
  package let locales: [LocaleIdentifier]
  /// The language in which keys without a text are their own strings.
  package let sourceLocale: LocaleIdentifier
  /// The version of the format as it is written, such as `1.0`.
  package let version: String?
  private let tree: CatalogTree?
  /// How the file writes each language, in its order.
  private let localeNames: [LocaleIdentifier: [String]]

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    do throws(JSONError) {
      let json = try JSONParser.parse(
        JSONSource(file: path, bytes: bytes), limits: .generated)
      let tree = CatalogTree(json)
      var checker = CatalogChecker(tree)
      checker.check()
      self.tree = tree
      sourceLocale = LocaleIdentifier(tree.text("sourceLanguage", of: json.root) ?? "en")
      version = tree.text("version", of: json.root)
      problems = checker.sortedProblems
      var names = checker.localeNames
      names[sourceLocale, default: []] += []
      localeNames = names
      locales = names.keys.sorted()
    } catch {
      tree = nil
      (sourceLocale, version, locales, localeNames) = ("en", nil, [], [:])
      let locations = JSONLocations(JSONSource(file: path, bytes: bytes))
      problems = [.unreadable(error, at: locations.location(at: error.offset))]
    }
  }

  /// Its keys with their strings in a language, in the order of the file.
  package func entries(in locale: LocaleIdentifier) -> [TableEntry] {
    guard let tree, let names = localeNames[locale] else { return [] }
    var reader = CatalogReader(tree, localeNames: names, isSource: locale == sourceLocale)
    return reader.entries()
  }

  /// The bytes with some strings changed.
  package func applying(_ changes: [TextChange]) -> Applied<TextChange> {
    guard !changes.isEmpty else { return Applied<TextChange>(bytes: bytes) }
    guard let tree, let strings = tree.strings else {
      let reason = problems.first.map {
        "correct line \($0.location.line) of the file first: \($0.message)"
      }
      return Applied<TextChange>(
        bytes: bytes,
        rejections: changes.map {
          Applied<TextChange>.Rejection($0, because: reason ?? "the file has no “strings”")
        })
    }
    var editor = CatalogEditor(
      tree, strings: strings, sourceLocale: sourceLocale, localeNames: localeNames)
    return editor.apply(changes)
  }
}

extension LocalizationProblem {
  fileprivate static func unreadable(_ error: JSONError, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .syntax, message: "this is no string catalog: \(error.message)",
      suggestion: error.suggestion ?? "correct it; Foundation rejects the whole file")
  }
}
