import AuditModel

/// The problems of files as text: a line for each problem, and one for each file.
package struct ValidationTextReport: Sendable {
  private let files: [ValidatedFile]
  private let isQuiet: Bool

  /// Takes files, and whether to leave out the line for each of them.
  package init(_ files: [ValidatedFile], isQuiet: Bool) {
    self.files = files
    self.isQuiet = isQuiet
  }

  /// The lines.
  package func render() -> String {
    var text = ""
    for file in files {
      for problem in file.problems { text += line(problem) }
      if file.omitted > 0 { text += "\(file.path.forTerminal): \(file.omitted) more\n" }
      if !isQuiet { text += summary(of: file) }
    }
    return text
  }

  private func line(_ problem: ValidatedFile.Problem) -> String {
    let clause = problem.clause.map { "; \($0)" } ?? ""
    let text =
      "\(problem.location): \(problem.severity.rawValue): \(problem.message); "
      + "\(problem.suggestion) [\(problem.rule)\(clause)]"
    return text.forTerminal + "\n"
  }

  private func summary(of file: ValidatedFile) -> String {
    func count(_ severity: Severity) -> String? {
      let count = file.problems.count { $0.severity == severity }
      return count == 0 ? nil : count.of(severity.rawValue)
    }
    let errors = count(.error)
    let parts =
      [file.kind, errors == nil ? "valid" : "not valid"]
      + [errors, count(.warning), count(.note)].compactMap(\.self)
    return "\(file.path): \(parts.joined(separator: ", "))".forTerminal + "\n"
  }
}
