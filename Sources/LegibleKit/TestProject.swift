import AuditEngine
import Foundation
import Intake
import Localization
import Synchronization
import TextShaping

/// The string tables and source files of a project, and the fonts, for the tests of a process: each
/// is read once.
struct TestProject {
  let strings: LocalizationProject
  private let files: ProjectFiles

  /// The fonts that are installed.
  static let fonts = Result { try FontLibrary() }

  private static let known = Mutex<[String: TestProject]>([:])

  /// The string tables and source files below a folder.
  static func read(_ folder: String) throws -> TestProject {
    if let project = known.withLock({ $0[folder] }) { return project }
    let files = try ProjectFiles([folder], in: DiskAccess())
    let project = TestProject(strings: files.comparison().project, files: files)
    known.withLock { $0[folder] = project }
    return project
  }

  /// The files that views may be written in: those of the app, and a file of tests.
  func sources(besides file: String) -> SourceFiles {
    SourceFiles(files.found, besides: [files.root.path(of: file)])
  }

  /// The nearest folder above a source file that has a package, an Xcode project or a repository.
  static func folder(around file: String) -> String {
    let start = URL(filePath: file).deletingLastPathComponent()
    let folders = sequence(first: start) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return folders.first(where: isProject)?.path ?? start.path
  }

  private static func isProject(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
    }
  }
}
