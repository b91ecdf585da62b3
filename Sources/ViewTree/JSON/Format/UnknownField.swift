import AuditModel

/// A field that an object does not have, and the ones that were perhaps meant.
struct UnknownField {
  /// Its name.
  let name: String
  /// The name of the object, in messages.
  let owner: String
  /// The fields that the object has.
  let known: [FieldDescription]
  /// The kinds of views that have it.
  var kinds: [String] = []

  /// The mistake, at the offset of the field's name.
  func diagnostic(at offset: Int, in text: ScreenText) -> Diagnostic {
    text.error(
      "\(owner) has no field “\(name.shortened)”", at: offset, suggestion: suggestion)
  }

  private var suggestion: String {
    let names = known.map(\.name)
    let fields = "known fields: \(names.joined(separator: ", "))"
    if !owners.isEmpty { return "it belongs to \(owners.joined(separator: " or ")); \(fields)" }
    guard let nearest = NearestWord.to(String(name.prefix(100)), among: names) else {
      return fields
    }
    return "did you mean “\(nearest)”? \(fields.capitalizedFirst)"
  }

  /// The objects inside this one, and the kinds of views, that have a field of that name.
  private var owners: [String] {
    known.filter { field in
      ScreenFormat.fields(of: field.form).contains { $0.name == name }
    }.map { "“\($0.name)”" } + kinds.map { "views of type “\($0)”" }
  }
}
