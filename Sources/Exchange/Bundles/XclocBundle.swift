import AuditModel
import Localization

/// Xcode's bundle for translators: an XLIFF file and what belongs to it.
///
/// Only what lies in the bundle is read: links are reported and never followed, and names that
/// could lead elsewhere are reported and never used.
package struct XclocBundle: Hashable, Sendable {
  /// The contents of `contents.json`; none when that cannot be read.
  package internal(set) var contents: XclocContents?
  /// The file with the translations, `Localized Contents/de.xliff`; none when there is none, or it
  /// cannot be read.
  package internal(set) var xliff: BundleFile?
  /// The paths of the files in `Source Contents`, in order.
  package internal(set) var sources: [String] = []
  /// The paths of the files in `Screenshots`, in order.
  package internal(set) var screenshots: [String] = []
  /// The paths of the files in `Notes`, in order.
  package internal(set) var notes: [String] = []
  /// The problems of the bundle.
  package internal(set) var problems: [LocalizationProblem] = []

  /// Reads a bundle.
  ///
  /// - Parameter path: the path of the bundle, to show in places.
  package init(_ files: some BundleFiles, path: String) {
    var reader = XclocReader(files, path: path)
    reader.read()
    self = reader.bundle
  }

  init() {}

  /// The problems of the languages that the XLIFF file names: they must be that of the bundle.
  ///
  /// - Parameter path: the path of the bundle, to show in places.
  package func problems(
    withTargetLocales locales: [LocaleIdentifier], path: String
  ) -> [LocalizationProblem] {
    guard let contents, let xliff, !contents.targetLocale.identifier.isEmpty else { return [] }
    return Set(locales).sorted().filter { $0 != contents.targetLocale }.map { locale in
      .xcloc(
        .syntax, at: "\(path)/\(xliff.path)",
        "its translations are in \(locale) and those of the bundle in \(contents.targetLocale)",
        "write one bundle for each language")
    }
  }
}

extension LocalizationProblem {
  static func xcloc(
    _ kind: Kind, at file: String, line: Int = 1, column: Int = 1, _ message: String,
    _ suggestion: String
  ) -> Self {
    Self(
      location: SourceLocation(file: file, line: line, column: column), kind: kind,
      message: message, suggestion: suggestion)
  }
}
