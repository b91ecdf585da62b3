import AuditModel
import JSONReading

/// A `.legible.json` file: JSON in which comments, and commas behind the last value, are allowed.
package struct ConfigurationFile: Sendable {
  /// The usual name of the file.
  package static let name = ".legible.json"

  private let source: JSONSource

  /// Takes the bytes and the path to show in locations.
  package init(_ bytes: [UInt8], path: String) { source = JSONSource(file: path, bytes: bytes) }

  /// Why the file cannot be used: the first thing that is wrong, and where.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error as `file:line:column: message; suggestion`.
    package let description: String
  }

  /// Reads the file; an unknown name is an error.
  package func read() throws(Failure) -> Configuration {
    do throws(JSONError) {
      let values = ConfigurationValues(try JSONParser.parse(source, limits: .settings))
      return try ConfigurationReader(values).configuration()
    } catch {
      throw Failure(description: "\(error)")
    }
  }
}
