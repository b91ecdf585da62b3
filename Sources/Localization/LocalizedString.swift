import AuditModel

/// A text as an app shows it, and where it comes from.
public struct LocalizedString: Hashable, Sendable {
  /// The text with its arguments, or the key with them when there is none.
  public var string: String
  /// The language that the text was found in, none when it was not found.
  public var locale: LocaleIdentifier?
  /// Whether it is in another language than was asked for.
  public var isFallback: Bool
  /// Where the text is, none when it was not found.
  public var location: SourceLocation?

  /// The defect of its arguments, so that it is not what an app shows.
  package var argumentDefect: ArgumentDefect?

  /// Whether there is no text at all, so that the key is shown.
  public var isMissing: Bool { locale == nil }

  /// Makes a text.
  public init(
    string: String, locale: LocaleIdentifier?, isFallback: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.string = string
    self.locale = locale
    self.isFallback = isFallback
    self.location = location
  }
}

extension LocalizationProject {
  /// The text of a key as iOS would show it to a user of a language.
  ///
  /// A text that the language lacks comes from its parents (`pt-BR`, `pt`), then from the source
  /// language. Plural forms follow the rules of the language in which the text was found.
  public func text(
    key: String, table: String = "Localizable", arguments: [TextArgument] = [],
    locale: LocaleIdentifier
  ) -> LocalizedString {
    for (index, candidate) in fallbacks(from: locale).enumerated() {
      guard let entry = self.table(table, locale: candidate)?[key] else { continue }
      let writer = FormatWriter(arguments: arguments, rules: pluralRules(for: candidate))
      var found = LocalizedString(
        string: writer.text(of: entry.value), locale: candidate, isFallback: index > 0,
        location: entry.valueLocation)
      found.argumentDefect = entry.value.format.defect(of: arguments)
      return found
    }
    let writer = FormatWriter(arguments: arguments, rules: pluralRules(for: sourceLocale))
    return LocalizedString(string: writer.text(of: .text(key)), locale: nil)
  }

  /// The languages in which to look for a text, the best first.
  package func fallbacks(from locale: LocaleIdentifier) -> [LocaleIdentifier] {
    var result = locale.withParents
    if !result.contains(sourceLocale) { result.append(sourceLocale) }
    return result
  }
}

/// The arguments of a screen that do not fit the format of a string.
package enum ArgumentDefect: Int, Sendable {
  /// The format takes more of them: specifiers are shown as they are written, or nothing in their
  /// places.
  case missing
  /// A text is where the format takes a number: an app would show a number that means nothing, or
  /// crash.
  case textForNumber
}

extension String {
  /// The defect of arguments for it. A percent sign with a space behind it is a specifier, as in
  /// “100 % done”, which only looks like one. A number may be the text of an object.
  fileprivate func defect(of arguments: [TextArgument]) -> ArgumentDefect? {
    guard utf8.contains(UInt8(ascii: "%")) else { return nil }
    let specifiers = FormatString(self).specifiers.filter { !$0.layout.showsSpace }
    if specifiers.contains(where: { $0.position > arguments.count }) { return .missing }
    let isText = specifiers.contains {
      $0.takesNumber && arguments.argument(at: $0.position)?.isText == true
    }
    return isText ? .textForNumber : nil
  }
}

extension FormatSpecifier {
  fileprivate var takesNumber: Bool {
    switch typeClass {
    case .integer32, .integer64, .double, .character: true
    default: false
    }
  }
}

extension LocaleIdentifier {
  /// The identifier, then shorter ones that are written in the same script.
  fileprivate var withParents: [LocaleIdentifier] {
    var result = [self]
    var subtags = identifier.split { $0 == "-" }
    if let script = impliedScript { result.append(LocaleIdentifier("\(language)-\(script)")) }
    while subtags.count > 1, subtags.removeLast().count != 4 {
      result.append(LocaleIdentifier(subtags.joined(separator: "-")))
    }
    return result
  }

  /// Chinese is written in two scripts, which folders name and regions imply.
  private var impliedScript: String? {
    guard language == "zh", script == nil else { return nil }
    switch region {
    case "TW", "HK", "MO": return "Hant"
    case "CN", "SG": return "Hans"
    default: return nil
    }
  }
}
