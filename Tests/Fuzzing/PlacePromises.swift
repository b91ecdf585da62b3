import AuditModel
import Localization

extension Promises {
  /// What is wrong with a file is said at a place in it, in clauses.
  mutating func expectPlaces(of problems: [LocalizationProblem], in file: String) {
    for problem in problems {
      expectPlace(problem.location, in: file)
      expectClause(problem.message)
      expectClause(problem.suggestion)
    }
  }

  /// A place is in the file, and lines and columns count from 1.
  mutating func expectPlace(_ place: SourceLocation, in file: String) {
    expect(
      place.file == file && place.line >= 1 && place.column >= 1, "\(place) is no place in \(file)")
  }

  /// A message says something, on one line.
  mutating func expectClause(_ message: String) {
    expect(!message.isEmpty, "a message is empty")
  }
}
