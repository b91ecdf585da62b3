import Foundation

/// The files that hold the same content in different languages.
///
/// `App/de.lproj/Localizable.strings` and `App/fi.lproj/Localizable.strings` are one family, and so
/// are `de.xliff` and `fi.xliff`, `po/de.po` and `po/fi.po`, `de/LC_MESSAGES/app.po` and `fi/…`.
public struct FileFamily: Hashable, Sendable {
  /// The path with `*` for the language.
  public let pattern: String
  /// The language that the path names; nil when it names none.
  public let locale: LocaleIdentifier?

  /// Finds the family of a path.
  public init(of path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    var locale: LocaleIdentifier?
    for index in parts.indices.dropLast() {
      let part = parts[index]
      let isBeforeMessages = parts[index + 1] == "LC_MESSAGES" && Self.isLocale(part)
      guard part.hasSuffix(".lproj") || isBeforeMessages else { continue }
      let name = part.hasSuffix(".lproj") ? String(part.dropLast(6)) : part
      locale = name == "Base" ? nil : LocaleIdentifier(name)
      parts[index] = "*" + part.dropFirst(name.count)
    }
    if locale == nil, let name = parts.last, let dot = name.lastIndex(of: "."),
      Self.exchangeExtensions.contains(String(name[dot...]).lowercased()),
      Self.isLocale(String(name[..<dot]))
    {
      locale = LocaleIdentifier(String(name[..<dot]))
      parts[parts.count - 1] = "*" + name[dot...]
    }
    pattern = parts.joined(separator: "/")
    self.locale = locale
  }

  /// All files of a language beside it: the `.lproj` folder, or the files of the same type in its folder.
  public var languagePattern: String {
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last else { return pattern }
    if parts.dropLast().last == "*.lproj" { return parts.dropLast().joined(separator: "/") }
    let ending = last.lastIndex(of: ".").map { last[$0...] } ?? ""
    return (parts.dropLast() + ["*" + ending]).joined(separator: "/")
  }

  private static let exchangeExtensions: Set = [".xliff", ".xlf", ".po", ".xcloc"]

  /// Whether a file's name is a language tag: a language of ISO 639, then subtags.
  private static func isLocale(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.utf8.count),
      Locale.LanguageCode(String(language)).isISOLanguage
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count)
        && part.unicodeScalars.allSatisfy {
          $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }
    }
  }
}
