import JSONReading
import TextShaping

extension JSONValue {
  /// An object with these fields in this order.
  static func object(_ fields: [(name: String, value: JSONValue)]) -> JSONValue {
    JSONValue(kind: .object(fields.map { JSONMember(name: $0.name, value: $0.value) }))
  }

  /// A text.
  static func text(_ text: String) -> JSONValue { JSONValue(kind: .string(text)) }

  /// Objects in one another, each with one field.
  static func nested(_ names: some Sequence<String>, _ value: JSONValue) -> JSONValue {
    names.reversed().reduce(value) { .object([($1, $0)]) }
  }

  /// This with the fields of another added in the order of their bytes; what is in both comes from
  /// the other unless it is an object too.
  func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(var members) = kind, case .object(let added) = other.kind else {
      return other
    }
    for member in added {
      if let index = members.firstIndex(where: { $0.name.utf8.elementsEqual(member.name.utf8) }) {
        members[index].value = members[index].value.merging(member.value)
      } else {
        let index = members.firstIndex {
          member.name.utf8.lexicographicallyPrecedes($0.name.utf8)
        }
        members.insert(member, at: index ?? members.endIndex)
      }
    }
    return JSONValue(kind: .object(members))
  }

  /// A `stringUnit` with its text and state.
  static func unit(_ text: String, _ state: TranslationState?) -> JSONValue {
    .object([("state", .text((state ?? .translated).catalogName)), ("value", .text(text))])
  }
}

extension VariationPath {
  /// The names of the fields on the way from the object of a language to a `stringUnit`.
  var catalogNames: [String] {
    steps.flatMap { step in
      switch step {
      case .device(let name): ["variations", "device", name]
      case .width(let width): ["variations", "width", width]
      case .plural(let category): ["variations", "plural", category.rawValue]
      case .substitution(let name): ["substitutions", name]
      case .phrase: ["stringSet"]
      }
    } + ["stringUnit"]
  }
}

extension FormatVariable {
  /// The attributes of a substitution about its number, without its words.
  var catalogDefinition: JSONValue {
    var fields: [(name: String, value: JSONValue)] = []
    if let argumentNumber {
      fields.append(("argNum", JSONValue(kind: .number("\(argumentNumber)"))))
    }
    if let valueType { fields.append(("formatSpecifier", .text(valueType))) }
    return .object(fields)
  }
}

extension TableEntry {
  /// The object of a language with all strings of the entry and their states.
  ///
  /// The value must be one that catalogs have: no widths, and variables only at its top.
  var catalogLocalization: JSONValue {
    if case .text(let text) = value {
      return .object([("stringUnit", .unit(text, states[.text]))])
    }
    if case .phrases(let phrases) = value {
      let state = phrases.indices.compactMap { states[VariationPath([.phrase($0)])] }.min {
        $0.rank < $1.rank
      }
      return .object([
        (
          "stringSet",
          .object([
            ("state", .text((state ?? .translated).catalogName)),
            ("values", JSONValue(kind: .array(phrases.map { .text($0.text) }))),
          ])
        )
      ])
    }
    let leaves = leaves.map { leaf in
      JSONValue.nested(leaf.path.catalogNames, .unit(leaf.text, states[leaf.path]))
    }
    let definitions = value.catalogVariables.map {
      JSONValue.nested(["substitutions", $0.name], $0.catalogDefinition)
    }
    return (definitions + leaves).reduce(.object([])) { $0.merging($1) }
  }
}

extension TableValue {
  /// The variables that are beside the strings of a language.
  var catalogVariables: [FormatVariable] {
    switch self {
    case .plural(_, let variables), .substituted(_, let variables): variables
    default: []
    }
  }
}

extension TranslationState {
  /// How far it is, to find the least of several.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
