import AuditModel

/// The strings of an `Info.plist` file that people read, which are in the source language.
///
/// `InfoPlist` tables translate them; the source language usually has no such table.
package struct InfoPlistTexts {
  private let file: LocalizationFile
  private let entries: [StringsEntry]

  /// Takes an `Info.plist` file as the table of its language folder.
  init(_ file: LocalizationFile) {
    self.file = file
    entries = StringsFile(file.bytes, path: file.path).entries
  }

  /// Takes the bytes of an `Info.plist` file.
  package init(_ bytes: [UInt8], path: String) {
    self.init(
      LocalizationFile(
        path: path, folder: "", name: "InfoPlist", kind: .strings, locale: nil, bytes: bytes))
  }

  /// The language that it says it is developed in; none when a build setting determines it.
  package var developmentLanguage: LocaleIdentifier? {
    let entry = entries.first { $0.key == "CFBundleDevelopmentRegion" }
    return entry.flatMap { $0.isLiteral ? LocaleIdentifier($0.value) : nil }
  }

  /// The reasons for which the app asks for access, as they are written.
  package var usageDescriptions: [(key: String, text: String, location: SourceLocation)] {
    entries.filter { entry in
      // A sentence may name the app by a build setting; one setting alone may be any text.
      entry.key.hasPrefix("NS") && entry.key.hasSuffix("UsageDescription")
        && entry.value.contains(where: \.isLetter)
        && (entry.isLiteral || entry.value.contains(" "))
    }.map { ($0.key, $0.value, $0.keyLocation) }
  }

  /// The reasons among the build settings of a project file or an `.xcconfig` file.
  package static func usageDescriptions(
    inBuildSettings bytes: [UInt8], path: String
  ) -> [(key: String, text: String, location: SourceLocation)] {
    BuildSettingTexts(bytes, path: path).entries.filter { entry in
      entry.key.hasPrefix("NS") && entry.key.hasSuffix("UsageDescription")
        && entry.value.format.contains(where: \.isLetter)
    }.map { ($0.key, $0.value.format, $0.keyLocation) }
  }

  /// Why the property list cannot be read; none for one that can, and for one that Xcode puts through
  /// the preprocessor of C first (`INFOPLIST_PREPROCESS`).
  package var damage: LocalizationProblem? {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
    let isPreprocessed = lines.contains { line in
      let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return ["#if", "#include", "#define"].contains { start.starts(with: $0.utf8) }
    }
    guard !isPreprocessed else { return nil }
    return StringsFile(file.bytes, path: file.path).problems.first { $0.kind.hidesTexts }
  }

  /// Whether a file is a property list with source strings, and no table.
  static func isList(_ file: LocalizationFile) -> Bool { file.path.hasSuffix(".plist") }

  /// A table with the strings of this file that it lacks.
  func added(to table: StringTable) -> StringTable {
    let own = entries.filter { entry in
      entry.isLiteral && Self.isText(entry.key) && table[entry.key] == nil
    }.map(TableEntry.init)
    return StringTable(
      name: file.name, locale: table.locale, folder: file.folder, files: table.files + [file.path],
      entries: table.entries + own)
  }

  /// Whether people read what a key says.
  static func isText(_ key: String) -> Bool {
    key.hasPrefix("NS") && key.hasSuffix("UsageDescription") || key == "CFBundleDisplayName"
  }
}

extension StringsEntry {
  /// Whether no build setting is in the text.
  fileprivate var isLiteral: Bool {
    !value.isEmpty && !value.contains("$(") && !value.contains("${")
  }
}
