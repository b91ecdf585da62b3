import AuditModel
import Localization

extension Promises {
  /// Every problem of a file has a location in it, and is a clause.
  mutating func expectLocations(of problems: [LocalizationProblem], in file: String) {
    for problem in problems {
      expectLocation(problem.location, in: file)
      expectClause(problem.message)
      expectClause(problem.suggestion)
    }
  }

  /// A place is in the file, and lines and columns count from 1.
  mutating func expectLocation(_ location: SourceLocation, in file: String) {
    expect(
      location.file == file && location.line >= 1 && location.column >= 1,
      "\(location) is no place in \(file)")
  }

  /// A message says something, on one line.
  mutating func expectClause(_ message: String) {
    expect(!message.isEmpty, "a message is empty")
  }
}
