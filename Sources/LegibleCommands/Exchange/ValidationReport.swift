import AuditModel
import Foundation
import Reporting

/// Says what is wrong with files, for people and for programs.
struct ValidationReport {
  private let files: [ValidatedFile]

  init(_ files: [ValidatedFile]) { self.files = files }

  /// Whether anything is as bad as that.
  func hasProblems(atOrAbove threshold: Severity) -> Bool {
    files.contains { $0.problems.contains { $0.severity >= threshold } }
  }

  /// A line for each problem and, unless it is to be quiet, one for each file.
  func text(isQuiet: Bool) -> String {
    var text = ""
    for file in files {
      for problem in file.problems { text += line(problem) }
      if file.omitted > 0 { text += "\(file.path.forTerminal): \(file.omitted) more\n" }
      if !isQuiet { text += summary(of: file) }
    }
    return text
  }

  private func line(_ problem: ValidatedFile.Problem) -> String {
    let clause = problem.clause.isEmpty ? "" : "; \(problem.clause)"
    let text =
      "\(problem.location): \(problem.severity.rawValue): \(problem.message); "
      + "\(problem.suggestion) [\(problem.rule)\(clause)]"
    return text.forTerminal + "\n"
  }

  private func summary(of file: ValidatedFile) -> String {
    let errors = file.problems.count { $0.severity == .error }
    let others = file.problems.count - errors
    let verdict = errors == 0 ? "valid" : "not valid, \(errors.of("error"))"
    let rest = others == 0 ? "" : ", \(others.of("remark"))"
    return "\(file.path): \(file.kind), \(verdict)\(rest)".forTerminal + "\n"
  }

  /// The problems of all files as JSON.
  func json() throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(files.map(File.init)), as: UTF8.self) + "\n"
    } catch {
      throw .input("the report cannot be written as JSON: \(error)")
    }
  }

  private struct File: Encodable {
    let path: String
    let kind: String
    let isValid: Bool
    let omitted: Int
    let problems: [Problem]

    init(_ file: ValidatedFile) {
      path = file.path
      kind = file.kind
      isValid = !file.problems.contains { $0.severity == .error }
      omitted = file.omitted
      problems = file.problems.map(Problem.init)
    }
  }

  private struct Problem: Encodable {
    let file: String
    let line: Int
    let column: Int
    let severity: String
    let rule: String
    let clause: String?
    let message: String
    let suggestion: String

    init(_ problem: ValidatedFile.Problem) {
      file = problem.location.file
      line = problem.location.line
      column = problem.location.column
      severity = problem.severity.rawValue
      rule = problem.rule
      clause = problem.clause.isEmpty ? nil : problem.clause
      message = problem.message
      suggestion = problem.suggestion
    }
  }
}
