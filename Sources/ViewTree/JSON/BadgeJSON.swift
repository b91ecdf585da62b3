import AuditModel
import JSONReading

/// A badge as it is written: a text, or a number as in SwiftUI's `badge(_: Int)`.
struct WrittenBadge: Equatable, Sendable, JSONConvertible {
  let text: TextContent

  static let form = JSONForm.defined(definition.name)

  static let definition = FormDefinition(
    "badge", title: "Badge", "A text, or a number that is not 0.",
    is: .any([TextContent.form, .integer(1...9_999_999)]))

  init(_ field: JSONField) throws(Diagnostic) {
    guard case .number = field.value.kind else {
      text = try TextContent(field)
      return
    }
    text = .verbatim("\(try field.integer(in: 1...9_999_999))")
  }

  var jsonValue: JSONValue { text.jsonValue }
}
