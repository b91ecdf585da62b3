import AuditModel
import Foundation
import XMLReading

/// Reads property lists into nodes, with places where the format has any.
enum PropertyList {
  /// What was read: none when nothing could be, and what is wrong.
  typealias Result = (root: PropertyListNode?, problems: [LocalizationProblem])

  /// Reads a property list of either format.
  static func read(_ bytes: [UInt8], path: String) -> Result {
    bytes.starts(with: Array("bplist".utf8))
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
    do {
      let value = try PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil)
      return (node(value, SourceLocation(file: path, line: 1, column: 1), depth: 0), [])
    } catch {
      return (nil, [.noList(path, 1, 1, "the binary property list is damaged")])
    }
  }

  private static func node(_ value: Any, _ location: SourceLocation, depth: Int) -> PropertyListNode
  {
    let result: PropertyListNode.Value
    switch value {
    case let text as String: result = .text(text)
    case let members as [String: Any] where depth < 100:
      // The order of a binary dictionary is lost.
      result = .dictionary(
        members.sorted { $0.key < $1.key }.map { key, value in
          PropertyListMember(
            key: key, keyLocation: location, comment: nil,
            node: node(value, location, depth: depth + 1))
        })
    case let values as [Any] where depth < 100:
      result = .array(values.map { node($0, location, depth: depth + 1) })
    default: result = .scalar("data")
    }
    return PropertyListNode(value: result, location: location)
  }
}

extension LocalizationProblem {
  fileprivate static func noList(
    _ path: String, _ line: Int, _ column: Int, _ reason: String
  ) -> Self {
    Self(
      location: SourceLocation(file: path, line: line, column: column), kind: .syntax,
      message: "this is no property list: \(reason)",
      suggestion: "correct it, or the system reads none of the file")
  }
}
