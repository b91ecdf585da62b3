import AuditModel
import SourceText

/// The locations of many bytes of a JSON text.
package struct JSONPlaces: Sendable {
  /// The text.
  package let source: JSONSource
  private let places: PlaceIndex

  /// Counts through a text.
  package init(_ source: JSONSource) {
    self.source = source
    places = PlaceIndex(source.bytes, from: source.start)
  }

  /// The line and the column of the byte at an offset.
  package func location(at offset: Int) -> SourceLocation {
    let place = places.place(at: offset)
    return SourceLocation(file: source.file, line: place.line, column: place.column)
  }
}
