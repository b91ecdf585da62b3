import AuditModel
import TranslationRules

/// The texts of the app's page in the App Store, in the folders of fastlane.
enum StoreMetadata {
  /// The folder with the texts of all languages that have none of their own.
  private static let general = "default"

  /// Reads the files at some paths, those that cannot be read left out.
  static func texts(at paths: [String], in files: any FileAccess) -> [StoreText] {
    paths.compactMap { path in
      guard let name = StoreTextPath(path), let data = try? files.read(path) else { return nil }
      return StoreText(
        name.field, locale: name.folder == general ? nil : LocaleIdentifier(name.folder),
        text: String(decoding: data, as: UTF8.self),
        at: SourceLocation(file: path, line: 1, column: 1))
    }
  }
}
