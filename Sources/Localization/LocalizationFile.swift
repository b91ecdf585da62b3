import AuditModel

/// A file of an app that holds strings, as it was found in its folders.
public struct LocalizationFile: Hashable, Sendable {
  /// The path to show in places, with `/`.
  public var path: String
  /// The folder of its target, which holds the `.lproj` folders or the string catalog; empty for
  /// the current one.
  public var folder: String
  /// The name without its ending, such as `Localizable`.
  public var name: String
  /// Its kind.
  public var kind: Kind
  /// The language of its strings; none for catalogs, which hold all of them.
  public var locale: LocaleIdentifier?
  /// Whether it lies in `Base.lproj`, so that it counts only where the source language has no file
  /// of its own.
  public var isBase: Bool
  /// Its bytes.
  public var bytes: [UInt8]
  /// The language that its app is written in, where that is known from elsewhere.
  package var appLocale: LocaleIdentifier?

  /// The kinds of files.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Keys and strings.
    case strings
    /// Strings that depend on numbers, widths or devices.
    case stringsDict = "stringsdict"
    /// All strings in all languages.
    case catalog = "xcstrings"
    /// Screens of Interface Builder with the strings in them.
    case storyboard
    /// Views of Interface Builder with the strings in them.
    case xib
    /// Intents of Siri and the Shortcuts app with the strings in them.
    case intents = "intentdefinition"
  }

  /// Makes a file.
  public init(
    path: String, folder: String, name: String, kind: Kind, locale: LocaleIdentifier?,
    isBase: Bool = false, bytes: [UInt8]
  ) {
    self.path = path
    self.folder = folder
    self.name = name
    self.kind = kind
    self.locale = locale
    self.isBase = isBase
    self.bytes = bytes
  }
}

extension LocalizationFile.Kind {
  /// The kind of a file by the ending of its name, none for other files.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."),
      let kind = Self(rawValue: String(fileName[fileName.index(after: dot)...]))
    else { return nil }
    self = kind
  }

  /// Whether it is a table of its own in a language folder.
  var isTable: Bool { self == .strings || self == .stringsDict }

  /// Whether screens, views or intents are in it, with strings of the source language only.
  package var isInterface: Bool { self == .storyboard || self == .xib || self == .intents }
}

/// The purpose of the tables of an app, which iOS recognizes by their names.
public enum TableRole: Hashable, Sendable {
  /// The strings of the app itself.
  case texts
  /// Strings of the app that iOS shows: its name, and why it asks for permissions (`InfoPlist`).
  case infoPlist
  /// Phrases that people say to Siri to use the app (`AppShortcuts`).
  case appShortcuts

  /// The role of a table with a name.
  public init(tableName: String) {
    if tableName.hasSuffix("InfoPlist") {
      self = .infoPlist
    } else if tableName.hasSuffix("AppShortcuts") {
      self = .appShortcuts
    } else {
      self = .texts
    }
  }
}
