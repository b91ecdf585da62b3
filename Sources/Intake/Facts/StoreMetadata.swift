import AuditModel
import TranslationRules

/// The texts of the app's page in the App Store, in the folders of fastlane.
enum StoreMetadata {
  /// The folder with the texts of all languages that have none of their own.
  private static let general = "default"

  /// Whether a file is one by its path: `metadata/<locale>/<field>.txt`.
  static func includes(_ path: String) -> Bool { field(of: path) != nil }

  /// Reads the files at some paths, those that cannot be read left out.
  static func texts(at paths: [String], in files: any FileAccess) -> [StoreText] {
    paths.compactMap { path in
      guard let (field, folder) = field(of: path), let data = try? files.read(path) else {
        return nil
      }
      return StoreText(
        field, locale: folder == general ? nil : LocaleIdentifier(folder),
        text: String(decoding: data, as: UTF8.self),
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }

  private static func field(of path: String) -> (field: StoreField, folder: String)? {
    guard path.hasSuffix(".txt") else { return nil }
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[parts.count - 3] == "metadata",
      let field = parts.last.flatMap({ StoreField(rawValue: String($0.dropLast(4))) })
    else { return nil }
    return (field, String(parts[parts.count - 2]))
  }
}
