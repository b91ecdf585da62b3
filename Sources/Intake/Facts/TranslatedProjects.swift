import AuditModel
import Localization

/// Which Xcode projects of a repository the strings belong to: a package may have an example or an app for tests in
/// it, whose languages are none of the package's.
struct TranslatedProjects {
  private let texts: [LocalizationFile]
  /// The project files, and the folders of the projects.
  private let projects: [(file: String, folder: String)]
  private let packages: [String]
  private let source: LocaleIdentifier

  /// Takes the files of a repository.
  init(_ project: ProjectFiles, source: LocaleIdentifier) {
    texts = project.textFiles
    projects = project.found.projectFiles.map {
      (file: $0, folder: FilePath.folder(of: FilePath.folder(of: $0)))
    }
    packages = project.found.packageFiles.map(FilePath.folder)
    self.source = source
  }

  /// Whether a project file is about any of the strings: one in a folder around them, or the only one.
  func isAboutTexts(_ file: String) -> Bool {
    let folder = projects.first { $0.file == file }?.folder ?? FilePath.folder(of: file)
    return texts.contains { isIn(folder, $0.path) }
      || projects.count == 1 && !isInTranslatedPackage(file)
  }

  /// Whether the project around a property list has translations, as far as can be seen.
  func isOfTranslatedProject(_ path: String) -> Bool {
    let around = projects.map(\.folder).filter { isIn($0, path) }
    guard let own = around.max(by: { $0.count < $1.count }), own != "." else { return true }
    let isTranslated = texts.contains { file in
      isIn(own, file.path) && (file.kind == .catalog || !file.isBase && file.locale != source)
    }
    return isTranslated || !isInTranslatedPackage(path)
  }

  /// Whether a package has the file and strings in it.
  private func isInTranslatedPackage(_ path: String) -> Bool {
    packages.contains { folder in
      isIn(folder, path) && texts.contains { isIn(folder, $0.path) }
    }
  }

  private func isIn(_ folder: String, _ path: String) -> Bool {
    folder == "." || path.hasPrefix("\(folder)/")
  }
}
