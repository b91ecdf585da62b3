import AuditModel

/// The header of a PO file, which is its first entry.
struct POHeader: Hashable, Sendable {
  /// The members by their names in small letters; of several the first counts.
  private let members: [String: String]
  private let text: String

  /// Reads the translation of the entry without a source string: one member on each line.
  init(_ text: String) {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmed
      return (line[..<colon].trimmed.lowercased(), String(value))
    }
    members = Dictionary(pairs) { first, _ in first }
    self.text = text
  }

  /// The value of a member, none when it is missing or empty.
  subscript(name: String) -> String? {
    members[name.lowercased()].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The language of the translations.
  var language: LocaleIdentifier? { self["Language"].flatMap { POLanguage.locale(named: $0) } }

  /// The language of the strings, as Poedit writes it.
  var sourceLanguage: LocaleIdentifier? {
    self["X-Source-Language"].flatMap { POLanguage.locale(named: $0) }
  }

  /// When the translations were last changed; none in templates, which have `YEAR-MO-DA …`.
  var revisionDate: String? {
    self[Self.revisionDateName].flatMap { $0.hasPrefix("YEAR") ? nil : $0 }
  }

  /// The member with the date of the last change.
  static let revisionDateName = "PO-Revision-Date"
  /// The value of that member where there is no date (gettext manual, “Filling in the Header Entry”).
  static let noRevisionDate = "YEAR-MO-DA HO:MI+ZONE"

  /// The name of the encoding; none in templates, which have `CHARSET`.
  ///
  /// It is looked for in the whole header, as by gettext (`po-charset.c`): before it is known, a
  /// character of Shift JIS that ends with the byte of a backslash can hide a line end.
  var charset: String? {
    guard let label = text.firstRange(of: "charset=") else { return nil }
    let name = text[label.upperBound...].prefix { !$0.isWhitespace && $0 != ";" }
    return name == "CHARSET" || name.isEmpty ? nil : String(name)
  }

  /// Whether the header has a formula at all, one of a template excepted.
  var namesPluralForms: Bool { self["Plural-Forms"].map { !$0.contains("INTEGER") } ?? false }

  /// Whether the formula is the placeholder of a template.
  var hasPlaceholderForms: Bool { self["Plural-Forms"].map { $0.contains("INTEGER") } ?? false }

  /// How many plural forms there are, and which is for which number.
  var pluralForms: PluralForms? { self["Plural-Forms"].flatMap { PluralForms($0) } }
}
