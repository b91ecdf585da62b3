import Exchange
import Intake
import Localization

/// The exchange files that an audit looks at.
package struct ExchangeInput {
  private let project: ProjectFiles
  private let jobs: Int?

  /// Takes the files, and on how many threads to work; on one for each processor when it is not
  /// named.
  package init(project: ProjectFiles, jobs: Int?) {
    self.project = project
    self.jobs = jobs
  }

  /// The problems of files, and the strings in them that the project does not have; each file is
  /// gone again when the next one is read.
  package func read() -> [ExchangeAudit.Outcome] {
    guard !project.found.exchangeFiles.isEmpty else { return [] }
    let files = project.targets.flatMap(\.files)
    let audit = ExchangeAudit(
      project: files.isEmpty ? nil : TranslationProject(files: files, jobs: jobs), jobs: jobs)
    return project.found.exchangeFiles.map { read($0, by: audit) }
  }

  private func read(_ path: String, by audit: ExchangeAudit) -> ExchangeAudit.Outcome {
    do throws(IntakeError) {
      let incoming = try ExchangeFileReader(project.files).source(of: path)
      var outcome = audit.read(incoming.bytes, path: incoming.path, format: incoming.format)
      outcome.add(incoming.bundleProblems)
      return outcome
    } catch {
      return .unreadable(path: path, reason: error.description)
    }
  }
}
