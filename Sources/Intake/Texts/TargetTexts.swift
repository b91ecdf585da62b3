import AuditModel
import Localization

/// The files with strings of one target.
package struct TargetTexts: Sendable {
  /// The files that translators translate.
  package var files: [LocalizationFile] = []
  /// Problems that keep other files from being read.
  package var problems: [LocalizationProblem] = []
  /// Files whose strings are not compared.
  package var skipped: [SkippedFile] = []
  /// The `Info.plist` file whose strings the `InfoPlist` tables translate.
  package var infoPlist: LocalizationFile?

  /// All files that hold strings of the app.
  package var allFiles: [LocalizationFile] { files + (infoPlist.map { [$0] } ?? []) }
}
