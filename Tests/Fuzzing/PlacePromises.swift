import AuditModel
import Localization

extension Promises {
  /// Every problem of a file has a location in it, and is a clause.
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
