import AuditModel
import XMLReading

/// Reads property lists into nodes, with places where the format has any.
enum PropertyList {
  /// The result: none when nothing could be read, and the problems.
  typealias Result = (root: PropertyListNode?, problems: [LocalizationProblem])

  /// Reads a property list of either format.
  static func read(_ bytes: [UInt8], path: String) -> Result {
    BinaryListReader.canRead(bytes)
      ? readBinary(bytes, path: path) : readXML(bytes, path: path)
  }

  /// Reads an XML property list.
  static func readXML(_ bytes: [UInt8], path: String) -> Result {
    var builder = PropertyListBuilder(path: path)
    do {
      try XMLDocumentReader(bytes).forEach { builder.take($0) }
      let isEmpty = builder.root == nil && builder.problems.isEmpty
      return (builder.root, isEmpty ? [.noList(path, 1, 1, "it is empty")] : builder.problems)
    } catch let error as XMLError {
      return (nil, [.noList(path, error.line, error.column, error.message)])
    } catch {
      return (nil, [.noList(path, 1, 1, "\(error)")])
    }
  }

  /// Reads a binary property list, which knows no places: everything is in line 1.
  static func readBinary(_ bytes: [UInt8], path: String) -> Result {
    let location = SourceLocation(file: path, line: 1, column: 1)
    do throws(BinaryListReader.Failure) {
      return (try BinaryListReader.read(bytes, location: location), [])
    } catch {
      return (nil, [.noList(path, 1, 1, error.message)])
    }
  }
}

extension LocalizationProblem {
  fileprivate static func noList(
    _ path: String, _ line: Int, _ column: Int, _ reason: String
  ) -> Self {
    Self(
      location: SourceLocation(file: path, line: line, column: column), kind: .syntax,
      message: "this is no property list: \(reason)",
      suggestion: "correct it; Foundation rejects the whole file")
  }
}
