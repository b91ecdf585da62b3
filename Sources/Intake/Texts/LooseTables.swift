import AuditModel
import Localization

/// The tables that lie in no folder of a language.
struct LooseTables {
  /// The files, each with the reason why it is not compared.
  private(set) var skipped: [SkippedFile] = []
  /// The problems of their syntax.
  private(set) var problems: [LocalizationProblem] = []

  /// Reads the files at some paths.
  init(_ paths: [String], in files: any FileAccess) {
    for path in paths {
      guard let kind = LocalizationFile.Kind(fileName: path) else {
        skipped.append(SkippedFile(path, reason: "it is compiled; audit the tables it is made of"))
        continue
      }
      guard let bytes = try? Array(files.read(path)) else {
        problems.append(.unopened(path))
        continue
      }
      let document = kind.document(bytes, path: path, locale: "und")
      problems += document?.problems ?? []
      skipped.append(
        SkippedFile(
          path,
          reason: "in no .lproj folder, so only the syntax was checked"))
    }
  }
}
