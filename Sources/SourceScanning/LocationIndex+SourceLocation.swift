import AuditModel
import SourceText

extension LocationIndex {
  /// The location of the byte at an offset of a file.
  func location(in file: String, at offset: Int) -> SourceLocation {
    let location = location(at: offset)
    return SourceLocation(file: file, line: location.line, column: location.column)
  }
}
