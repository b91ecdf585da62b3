import AuditModel

/// The strings of `Info.plist` that are build settings, such as
/// `INFOPLIST_KEY_NSCameraUsageDescription`, in a project of Xcode or an `.xcconfig` file.
struct BuildSettingTexts {
  /// The keys of `Info.plist` with their strings; those with several strings are left out, as each
  /// belongs to another target.
  let entries: [TableEntry]

  private static let prefix = Array("INFOPLIST_KEY_".utf8)

  /// Reads the bytes of a file, in which each setting has a line of its own.
  ///
  /// - Parameter path: the path to show in locations.
  init(_ bytes: [UInt8], path: String) {
    var found: [String: TableEntry] = [:]
    var ambiguous: Set<String> = []
    var line = 0
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      line += 1
      let start = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard start.starts(with: Self.prefix),
        let (key, value) = Self.setting(
          String(decoding: start, as: UTF8.self), hasComments: path.hasSuffix(".xcconfig")),
        InfoPlistTexts.isText(key), !value.isEmpty, !value.contains("$(")
      else { continue }
      let location = SourceLocation(file: path, line: line, column: text.count - start.count + 1)
      let entry = TableEntry(
        key: key, value: .text(value), keyLocation: location, valueLocation: location)
      if let first = found[key], first.value != entry.value { ambiguous.insert(key) }
      found[key] = found[key] ?? entry
    }
    entries = found.values.filter { !ambiguous.contains($0.key) }
      .sorted { $0.keyLocation < $1.keyLocation }
  }

  /// Whether a file has build settings.
  static func isList(_ file: LocalizationFile) -> Bool {
    file.path.hasSuffix(".pbxproj") || file.path.hasSuffix(".xcconfig")
  }

  /// The key of `Info.plist` and the string in a line; in a configuration file `//` ends the string,
  /// even in an address.
  private static func setting(
    _ line: String, hasComments: Bool
  ) -> (key: String, value: String)? {
    let comment = hasComments ? line.firstRange(of: "//")?.lowerBound : nil
    let line = String(line[..<(comment ?? line.endIndex)])
    guard let match = line.wholeMatch(of: /INFOPLIST_KEY_(\w+)(?:\[[^\]]*\])*\s*=\s*(.*?)[;\s]*/)
    else { return nil }
    let value = String(match.2)
    guard value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 else {
      return (String(match.1), value)
    }
    return (String(match.1), String(value.dropFirst().dropLast()).withoutListEscapes)
  }
}

/// The tables of `InfoPlist` strings whose source strings are build settings.
struct BuildSettingTables {
  private let files: [LocalizationFile]
  private let sourceLocale: LocaleIdentifier

  init(_ files: [LocalizationFile], sourceLocale: LocaleIdentifier) {
    self.files = files.filter(BuildSettingTexts.isList)
    self.sourceLocale = sourceLocale
  }

  /// Adds the strings beneath those of the source language, as far as a translation has their keys:
  /// the other settings may be those of another target.
  func add(to tables: inout [StringTable]) {
    for file in files {
      let own = tables.filter { $0.folder == file.folder && $0.name == file.name }
      let source = own.first { $0.locale == sourceLocale }
      let entries = BuildSettingTexts(file.bytes, path: file.path).entries.filter { entry in
        source?[entry.key] == nil && own.contains { $0[entry.key] != nil }
      }
      guard !entries.isEmpty else { continue }
      tables.removeAll {
        $0.folder == file.folder && $0.name == file.name && $0.locale == sourceLocale
      }
      tables.append(
        StringTable(
          name: file.name, locale: sourceLocale, folder: file.folder,
          files: (source?.files ?? []) + [file.path], entries: (source?.entries ?? []) + entries))
    }
  }
}

extension String {
  /// A string of an old-style property list with its escapes resolved.
  fileprivate var withoutListEscapes: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
