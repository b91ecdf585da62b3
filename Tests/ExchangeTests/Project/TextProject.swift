import AuditModel
import Exchange
import Localization
import TextShaping

/// A small app in memory.
struct TextProject {
  private(set) var files: [LocalizationFile] = []

  /// Takes the contents of files by their paths from the project's folder on.
  init(_ contents: [String: String]) {
    for (path, text) in contents.sorted(by: { $0.key < $1.key }) {
      let location = OriginalPath(path)
      let parts = path.split(separator: "/").map { String($0) }
      let language = parts.dropLast().last.flatMap {
        $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil
      }
      files.append(
        LocalizationFile(
          path: path, folder: location.folder, name: location.table,
          kind: location.kind ?? .strings,
          locale: language == "Base" || location.kind == .catalog
            ? nil : language.map { LocaleIdentifier($0) },
          isBase: language == "Base", bytes: Array(text.utf8)))
    }
  }

  var project: TranslationProject { TranslationProject(files: files) }

  /// The strings of a language, as `key: text` or `key path: text`.
  func texts(in locale: LocaleIdentifier) -> [String] {
    LocalizationProject(files: files).tables.filter { $0.locale == locale }.flatMap(\.entries)
      .flatMap { entry in
        entry.leaves.map { leaf in
          "\(entry.key)\(leaf.path.isText ? "" : " \(leaf.path)"): \(leaf.text)"
        }
      }
  }
}

extension BilingualFile {
  /// A file with translations into German that came back.
  static func german(
    _ units: [BilingualUnit], of original: String = "en.lproj/Localizable.strings"
  ) -> BilingualFile {
    BilingualFile(original: original, sourceLocale: "en", targetLocale: "de", units: units)
  }
}

extension BilingualUnit {
  /// A text with its translation.
  static func text(
    _ key: String, _ source: String?, _ target: String?, path: VariationPath = .text,
    state: TranslationState? = nil, line: Int = 1
  ) -> BilingualUnit {
    BilingualUnit(
      key: key, path: path, source: source, target: target, state: state,
      location: SourceLocation(file: "de.xliff", line: line, column: 1))
  }
}

extension VariationPath {
  /// The words of a variable for a plural category.
  static func words(_ name: String, _ category: PluralCategory) -> VariationPath {
    VariationPath([.substitution(name), .plural(category)])
  }
}

extension Importer {
  /// Plans an import of strings that came back as XLIFF 1.2.
  func plan(
    _ files: [BilingualFile], rejecting rejected: [ImportedKey: ImportDiagnostic] = [:]
  ) -> ImportPlan {
    plan(files.map { ReturnedFile($0, format: .xliff12) }, rejecting: rejected)
  }
}
