import AuditModel
import Localization
import SourceScanning

/// The tables that the projects of Xcode around them build.
///
/// A project hides no table that may be a part of the app all the same: one in a Swift package or a
/// pod, one in a folder that no project is around, any when a project file cannot be read to its end,
/// when another build system builds a target, or when a project builds none of the tables at all.
struct BuiltTexts {
  private let files: any FileAccess
  private let packages: [String]
  private var projects: [Project] = []
  /// The damage of project files.
  private(set) var problems: [LocalizationProblem] = []

  private struct Project {
    var name: String
    /// The folder around it, by its path behind all links.
    var folder: String
    var built: BuiltFiles
  }

  /// Larger files are not project files.
  private static let mostBytes = 64 << 20

  /// Reads the project files that were found.
  init(_ found: FoundFiles, files: any FileAccess) {
    self.files = files
    packages = (found.packageFiles + found.podFiles).map {
      files.realPath(FilePath.folder(of: $0))
    }
    for path in found.projectFiles { read(path) }
  }

  private mutating func read(_ path: String) {
    let bundle = FilePath.folder(of: path)
    let folder = files.realPath(FilePath.folder(of: bundle))
    do {
      let data = try files.read(path)
      guard data.count <= Self.mostBytes else { throw FileTooLarge() }
      let file = ProjectFile(Array(data), path: path)
      if let built = try file.builtFiles(in: folder, behindLinks: files.realPath) {
        projects.append(Project(name: FilePath.name(of: bundle), folder: folder, built: built))
      }
    } catch let damage as ProjectDamage {
      problems.append(.damagedProject(damage))
    } catch {
      problems.append(.unopened(path, because: error))
    }
  }

  /// Moves the files that no target builds from the read ones to the skipped ones.
  func filter(_ texts: [TargetTexts]) -> [TargetTexts] {
    guard problems.isEmpty, !projects.isEmpty else { return texts }
    let reals = Dictionary(
      texts.flatMap(\.files).map { ($0.path, files.realPath($0.path)) }
    ) { first, _ in first }
    let built = Set(
      reals.filter { _, real in projects.contains { $0.built.contains(real) } }.map(\.key))
    let deciding = projects.filter { project in
      project.built.isComplete && reals.values.contains(where: project.built.contains)
    }
    return texts.map { texts in
      var texts = texts
      let unbuilt = texts.files.filter { file in
        !built.contains(file.path)
          && reals[file.path].map { project(for: $0, among: deciding) != nil } ?? false
      }
      let paths = Set(unbuilt.map(\.path))
      texts.files.removeAll { paths.contains($0.path) }
      texts.skipped += unbuilt.map { file in
        let name = reals[file.path].flatMap { project(for: $0, among: deciding) }?.name ?? ""
        return SkippedFile(
          file.path, locale: file.locale, reason: "built by no target of \(name)")
      }
      return texts
    }
  }

  /// The nearest project around a file, if all of those around it are among some.
  private func project(for real: String, among deciding: [Project]) -> Project? {
    guard !packages.contains(where: { FilePath.path(real, from: $0) != nil }) else { return nil }
    let around = projects.filter { FilePath.path(real, from: $0.folder) != nil }
    guard around.allSatisfy({ project in deciding.contains { $0.name == project.name } }) else {
      return nil
    }
    return around.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }
}

extension LocalizationProblem {
  /// Why a project file cannot be read to its end; nil for one that can.
  package static func damage(ofProject bytes: [UInt8], at path: String) -> Self? {
    do throws(ProjectDamage) {
      _ = try ProjectFile(bytes, path: path).builtFiles(in: "/")
      return nil
    } catch {
      return damagedProject(error)
    }
  }

  fileprivate static func damagedProject(_ damage: ProjectDamage) -> Self {
    Self(
      location: damage.location, kind: .syntax,
      message: "\(damage.reason), so which tables it builds is not known",
      suggestion: damage.advice)
  }
}
