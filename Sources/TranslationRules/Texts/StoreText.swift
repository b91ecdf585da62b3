import AuditModel

/// A text of an app's page in the App Store, as fastlane keeps it:
/// `fastlane/metadata/de-DE/subtitle.txt`.
package struct StoreText: Hashable, Sendable {
  /// The field of the page.
  package var field: StoreField
  /// The language, none for the texts in `default` that serve all languages without their own.
  package var locale: LocaleIdentifier?
  /// The text without white space at its edges, as fastlane sends it.
  package var text: String
  /// Where it begins.
  package var location: SourceLocation

  /// Reads a text.
  package init(
    _ field: StoreField, locale: LocaleIdentifier?, text: String, at location: SourceLocation
  ) {
    self.field = field
    self.locale = locale
    self.text = text.trimmed
    self.location = location
  }
}

/// A field of an app's page in the App Store, by the name of its file.
///
/// Source of the limits: App Store Connect Help, “App information” and “Platform version
/// information”.
package enum StoreField: String, CaseIterable, Sendable {
  case name
  case subtitle
  case keywords
  case promotionalText = "promotional_text"
  case description
  case releaseNotes = "release_notes"

  /// The most characters that App Store Connect allows.
  var limit: Int {
    switch self {
    case .name, .subtitle: 30
    case .keywords: 100
    case .promotionalText: 170
    case .description, .releaseNotes: 4000
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
