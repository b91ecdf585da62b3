import AuditEngine
import AuditModel
import Exchange
import Foundation
import Localization

/// The files for translators that an audit looks at.
struct ExchangeInput {
  let paths: [String]
  let tool: CommandLineTool

  /// What is wrong with files, and the texts in them that the project does not have; each file is
  /// gone again when the next one is read.
  func read(beside files: [LocalizationFile]) -> [ExchangeAudit.Outcome] {
    guard !paths.isEmpty else { return [] }
    // Lists of the system are not exchanged.
    let files = files.filter { !$0.path.hasSuffix(".plist") }
    let audit = ExchangeAudit(project: files.isEmpty ? nil : TranslationProject(files: files))
    return paths.map { read($0, by: audit) }
  }

  private func read(_ path: String, by audit: ExchangeAudit) -> ExchangeAudit.Outcome {
    do throws(CommandError) {
      let incoming = try TranslatorFiles(tool: tool).source(of: path)
      var outcome = audit.read(incoming.bytes, path: incoming.path, format: incoming.format)
      outcome.add(incoming.bundleProblems)
      return outcome
    } catch {
      return .unreadable(path: path, reason: error.message)
    }
  }
}
