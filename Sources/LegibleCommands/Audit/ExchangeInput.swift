import AuditEngine
import Exchange
import Intake
import Localization

/// The exchange files that an audit looks at.
struct ExchangeInput {
  let project: ProjectFiles
  /// On how many threads to work; on one for each processor when there is none.
  let jobs: Int?

  /// What is wrong with files, and the strings in them that the project does not have; each file is
  /// gone again when the next one is read.
  func read() -> [ExchangeAudit.Outcome] {
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
