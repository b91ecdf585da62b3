import AuditModel
import SourceText

extension PlaceIndex {
  /// The location of the byte at an offset of a file.
  func location(in file: String, at offset: Int) -> SourceLocation {
    let place = place(at: offset)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }
}
