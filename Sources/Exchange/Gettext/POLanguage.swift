import AuditModel
import Foundation

/// How gettext writes a language: `pt_BR`, `zh_Hant`, `sr@latin`.
///
/// The script is where POSIX has the region, as translation programs do for Chinese; readers that
/// only know regions take `zh_TW`, which is read here too.
enum POLanguage {
  /// The name of a language in a header.
  static func name(of locale: LocaleIdentifier) -> String {
    locale.identifier.split(separator: "-").joined(separator: "_")
  }

  /// The language that a header names; none when it names none.
  static func locale(named name: String) -> LocaleIdentifier? {
    let parts = name.trimmed.split(separator: "@", maxSplits: 1)
    // The part behind a full stop is an encoding.
    guard let tag = parts.first?.split(separator: ".").first, !tag.isEmpty,
      // The locale without a language, in which programs show their strings as they are.
      tag != "C", tag != "POSIX"
    else { return nil }
    let script = parts.dropFirst().first.flatMap { scripts[$0.lowercased()] }
    return LocaleIdentifier(script.map { withScript($0, in: tag) } ?? String(tag))
  }

  /// The scripts that modifiers of locales name.
  ///
  /// Source: the locales of glibc (`localedata/SUPPORTED`) and the names of translations of GNOME.
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab", "shaw": "Shaw",
    "iqtelif": "Latn", "hebrew": "Hebr",
  ]

  /// The language of a file, by its header and its name: that of the header, in the script that the name
  /// alone may name, as in `sr@latin.po` with the header `sr`.
  static func locale(named header: LocaleIdentifier?, in path: String) -> LocaleIdentifier? {
    let file = locale(ofFile: path)
    guard let header else { return file }
    // A name, such as “Persian”, where the file has the code.
    if header.language.utf8.count > 3, let file { return file }
    guard let file, file.script != nil, header.script == nil, file.language == header.language
    else {
      return header
    }
    return file
  }

  /// The language that the place of a file names: `de/LC_MESSAGES/app.po`, `pt_BR.po`, `app.de.po`,
  /// `de/app.po`; none when it names none.
  static func locale(ofFile path: String) -> LocaleIdentifier? {
    var folders = path.split(separator: "/")
    let name = folders.popLast()?.split(separator: ".").dropLast() ?? []
    let isCatalog = folders.last == "LC_MESSAGES"
    if isCatalog { folders.removeLast() }
    let folder = folders.last.flatMap { language(in: $0) }
    let own =
      language(in: name.joined(separator: ".")[...]) ?? name.last.flatMap { language(in: $0) }
    return isCatalog ? folder ?? own : own ?? folder
  }

  /// The language that a name is, when it is nothing but one.
  private static func language(in name: Substring) -> LocaleIdentifier? {
    guard let locale = locale(named: String(name)) else { return nil }
    let parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "_" || $0 == "-" }
    guard let code = parts.first, parts.count <= 3, code == code.lowercased(),
      (2...3).contains(code.utf8.count), Locale.LanguageCode(String(code)).isISOLanguage
    else { return nil }
    let hasOnlySubtags = parts.dropFirst().allSatisfy { part in
      let part = part.lowercased()
      return part == locale.script?.lowercased() || part == locale.region?.lowercased()
    }
    return hasOnlySubtags ? locale : nil
  }

  private static func withScript(_ script: String, in tag: Substring) -> String {
    let subtags = tag.split(whereSeparator: { $0 == "_" || $0 == "-" }).map { String($0) }
    return (subtags.prefix(1) + [script] + subtags.dropFirst()).joined(separator: "-")
  }
}
