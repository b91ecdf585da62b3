import AuditModel
import Localization
import SourceScanning

/// The languages that project files name as those that an app is developed in.
struct DevelopmentLanguages {
  private let files: any FileAccess
  /// The languages declared at or below the named paths, by their folders.
  private let inside: [(folder: [Substring], language: LocaleIdentifier)]
  /// The languages declared further up, for everything, the nearest first.
  private let above: [LocaleIdentifier]

  /// Larger files are not project files.
  private static let mostBytes = 32 << 20

  /// Reads the project files that were found, and those further up in the same repository.
  init(_ found: FoundFiles, files: any FileAccess) {
    self.files = files
    let lists = found.infoPlists.map { (folder: Self.folder(of: $0), file: $0) }
    let projects = found.projectFiles.map {
      (folder: Self.folder(of: Self.folder(of: $0)), file: $0)
    }
    let packages = found.packageFiles.map { (folder: Self.folder(of: $0), file: $0) }
    inside = (lists + projects + packages).compactMap { folder, file in
      Self.language(in: file, files).map { (Self.parts(files.absolute(folder)), $0) }
    }
    above = Self.languages(above: found.boundary.roots, files)
  }

  /// The languages that are named for a folder, the nearest first.
  func languages(for folder: String) -> [LocaleIdentifier] {
    let parts = Self.parts(files.absolute(folder.isEmpty ? "." : folder))
    let around = inside.enumerated().filter { parts.starts(with: $1.folder) }
    // Of those for one folder the lists come first, as iOS reads them.
    let sorted = around.sorted {
      ($1.element.folder.count, $0.offset) < ($0.element.folder.count, $1.offset)
    }
    return sorted.map(\.element.language) + above
  }

  /// Adds the source language to the files of a folder, where it is named, or where a file that
  /// cannot be read may be in it: another language would pass for it otherwise.
  ///
  /// - Parameter unread: the languages of files that cannot be read.
  func stamp(
    _ texts: [LocalizationFile], unread: Set<LocaleIdentifier>, in folder: String,
    source: LocaleIdentifier?
  ) -> [LocalizationFile] {
    let locale =
      source ?? SourceLanguage.of(texts, unread: unread, among: languages(for: folder))
      ?? (unread.isEmpty ? nil : SourceLanguage.of(texts, unread: unread))
    guard let locale else { return texts }
    return texts.map { file in
      var file = file
      file.appLocale = locale
      return file
    }
  }

  private static func language(
    in path: String, _ files: any FileAccess
  ) -> LocaleIdentifier? {
    guard let data = try? files.read(path), data.count <= mostBytes else { return nil }
    let bytes = Array(data)
    return path.hasSuffix(".plist")
      ? InfoPlistTexts(bytes, path: path).developmentLanguage
      : ProjectFile(bytes, path: path).developmentLanguage
  }

  /// The languages that projects and packages around the named folders name, as far as their
  /// repository reaches; outside of one nothing further up is about them.
  private static func languages(
    above roots: [String], _ files: any FileAccess
  ) -> [LocaleIdentifier] {
    guard let first = roots.first else { return [] }
    var result: [LocaleIdentifier] = []
    var folder = first
    while folder != "/", !folder.isEmpty {
      let names = Set(files.names(in: folder))
      if folder != first {
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
          .map { "\($0)/project.pbxproj" }
        let packages = names.contains("Package.swift") ? ["Package.swift"] : []
        result += (projects + packages).compactMap { language(in: "\(folder)/\($0)", files) }
      }
      if names.contains(".git") { return result }
      folder = Self.folder(of: folder)
    }
    return []
  }

  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast()
    let folder = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/\(folder)" : folder.isEmpty ? "." : folder
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
