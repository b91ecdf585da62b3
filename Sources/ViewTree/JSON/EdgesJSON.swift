import JSONReading

/// Several edges, as a list of their names in SwiftUI.
extension Edge.Set: JSONConvertible {
  static let form = JSONForm.list(.defined(definition.name), minimum: 0)

  static let definition = FormDefinition(
    "edges", title: "Edges", "One or several edges of a view, named as in SwiftUI.",
    is: .choice(named.map(\.name)))

  init(_ field: JSONField) throws(Diagnostic) {
    let edges = try field.list { (item) throws(Diagnostic) in
      try item.choice(of: "edge", among: Self.named) { $0.name }.edges
    }
    self = edges.reduce(into: []) { $0.formUnion($1) }
  }

  var jsonValue: JSONValue { JSONValue(names) }
}
