import AuditModel
import Localization
import SourceScanning
import ViewTree

/// The files of a project that are left out.
package struct PathFilter: Sendable {
  private let included: Patterns
  private var excluded: Patterns
  /// Whether what git ignores is left out.
  private let skipsIgnored: Bool
  /// Files and folders that git ignores, by their paths from the root of the file system.
  private var ignored: Set<String> = []

  /// Patterns, and the folder that they begin at, by its path behind all links.
  private struct Patterns {
    var patterns: [PathPattern]
    let folder: String

    /// Whether a pattern matches a path from the root of the file system; nil when it is elsewhere.
    func match(_ path: String) -> Bool? {
      FilePath.path(path, from: folder).map { path in patterns.contains { $0.matches(path) } }
    }
  }

  /// Leaves nothing out.
  package static let none = Self(
    including: [], from: "/", excluding: [], from: "/", skipsIgnored: false)

  /// Takes patterns, and the folders that they begin at.
  package init(
    including included: [PathPattern], from folder: String, excluding excluded: [PathPattern],
    from other: String, skipsIgnored: Bool
  ) {
    self.included = Patterns(patterns: included, folder: folder)
    self.excluded = Patterns(patterns: excluded, folder: other)
    self.skipsIgnored = skipsIgnored
  }

  /// Whether it has patterns, which may leave out everything.
  package var hasPatterns: Bool { !included.patterns.isEmpty || !excluded.patterns.isEmpty }

  /// Whether it leaves nothing out.
  var isEmpty: Bool {
    included.patterns.isEmpty && excluded.patterns.isEmpty && ignored.isEmpty
  }

  /// Whether a file or folder is left out, by its path from the root of the file system.
  func leavesOut(_ path: String) -> Bool {
    if ignored.contains(path) || excluded.match(path) == true { return true }
    return !included.patterns.isEmpty && Self.isAudited(path) && included.match(path) != true
  }

  /// The filter of a project, which does not leave out what was named itself.
  ///
  /// - Parameters:
  ///   - named: the named files and folders, by their paths behind all links.
  ///   - root: the folder of the project.
  func keeping(_ named: [String], below root: String) -> PathFilter {
    var filter = self
    filter.excluded.patterns.removeAll { pattern in
      named.contains { FilePath.path($0, from: excluded.folder).map(pattern.matches) ?? false }
    }
    if skipsIgnored {
      filter.ignored = IgnoredFiles.paths(below: root).filter { path in
        !named.contains { $0 == path || $0.hasPrefix("\(path)/") }
      }
    }
    return filter
  }

  /// The files among those that git ignores whose strings or screens are audited otherwise.
  var ignoredInput: [String] {
    ignored.filter { Self.isAudited($0) && CodeLanguage(fileName: FilePath.name(of: $0)) == nil }
      .sorted()
  }

  /// Whether a file is one that is audited; others, such as projects of Xcode, are read for facts, and
  /// need not be included.
  private static func isAudited(_ path: String) -> Bool {
    LocalizationFile.Kind(fileName: path) != nil || path.hasSuffix(ScreenFile.nameSuffix)
      || ExchangeFileName.isBilingual(path) || path.hasSuffix(".xcloc")
      || CodeLanguage(fileName: FilePath.name(of: path)) != nil && !path.hasSuffix("Package.swift")
  }
}
