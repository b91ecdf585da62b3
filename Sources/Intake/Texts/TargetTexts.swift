import AuditModel
import Localization

/// The files with strings of one target.
package struct TargetTexts: Sendable {
  /// The files that translators translate.
  package var files: [LocalizationFile] = []
  /// Problems that keep other files from being read.
  package var problems: [LocalizationProblem] = []
  /// The languages of tables that are there and cannot be read.
  var unreadLocales: Set<LocaleIdentifier> = []
  /// Files whose strings are not compared.
  package var skipped: [SkippedFile] = []
  /// The `Info.plist` file whose strings the `InfoPlist` tables translate.
  package var infoPlist: LocalizationFile?

  /// Other files with source strings: pages of settings, and build settings.
  package var sources: [LocalizationFile] = []

  /// All files that hold strings of the app, and may be changed.
  package var allFiles: [LocalizationFile] { files + (infoPlist.map { [$0] } ?? []) }
}
