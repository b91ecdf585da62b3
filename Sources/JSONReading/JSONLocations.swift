import AuditModel
import SourceText

/// The locations of many bytes of a JSON text.
package struct JSONLocations: Sendable {
  /// The text.
  package let source: JSONSource
  private let locations: LocationIndex

  /// Counts through a text.
  package init(_ source: JSONSource) {
    self.source = source
    locations = LocationIndex(source.bytes, from: source.start)
  }

  /// The line and the column of the byte at an offset.
  package func location(at offset: Int) -> SourceLocation {
    let location = locations.location(at: offset)
    return SourceLocation(file: source.file, line: location.line, column: location.column)
  }
}
