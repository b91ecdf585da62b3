import Localization

/// The parts of the path of a file in the source language.
package struct OriginalPath: Hashable, Sendable {
  /// The folder of its target; empty for the project's own.
  package let folder: String
  /// The name of the table.
  package let table: String
  /// The kind of file, when it is one of those that are read here.
  package let kind: LocalizationFile.Kind?

  /// The table that Foundation looks in when a call names none, and that of strings without a file.
  private static let usualTable = "Localizable"

  /// Whether a path leads to something below the folder that it begins at, on every system.
  package static func isInside(_ path: String) -> Bool {
    BundlePath.isInside(path)
  }

  /// Takes a path such as `App/en.lproj/Localizable.strings`.
  package init(_ path: String) {
    var parts = path.split(separator: "/").map { String($0) }
    let name = parts.popLast() ?? path
    if parts.last?.hasSuffix(".lproj") == true { parts.removeLast() }
    folder = parts.joined(separator: "/")
    kind = LocalizationFile.Kind(fileName: name)
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    table = base.isEmpty ? Self.usualTable : base
  }
}
