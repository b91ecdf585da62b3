import AuditModel
import Localization

extension LocalizationProject {
  /// Reads the files with strings in a folder: `<locale>.lproj/*.strings` and `*.stringsdict`, and
  /// `*.xcstrings` beside them.
  ///
  /// A file that cannot be read becomes a problem; a folder without such files gives an empty
  /// project. Links that lead out of the folder are not followed. `Base.lproj` counts as the source
  /// language where that has no table of its own.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - displayName: how to write the folder in locations, such as `Localizations`.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  public static func load(
    folder: String, displayedAs displayName: String, sourceLocale: LocaleIdentifier? = nil
  ) -> LocalizationProject {
    let found = files(inFolder: folder, displayedAs: displayName)
    return LocalizationProject(
      files: found.files, sourceLocale: sourceLocale, problems: found.problems)
  }

  /// The files with strings in a folder and in its language folders, and what keeps others from being
  /// read.
  package static func files(
    inFolder folder: String, displayedAs displayName: String
  ) -> (files: [LocalizationFile], problems: [LocalizationProblem]) {
    var reader = LocalizationFolder(folder, in: DiskAccess(), displayedAs: displayName)
    reader.load()
    return (reader.files, reader.problems)
  }
}
