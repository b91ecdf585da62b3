/// An option that takes names which stand for values.
struct Choice<Value: Sendable>: Sendable {
  /// The option, as it is parsed and shown in help.
  let option: Option
  /// The name of the choices in a message.
  let kind: String
  /// The values by name.
  let values: [(name: String, value: Value)]

  /// An option that takes one name; the command needs it when no standard is named.
  init(
    _ name: String, _ kind: String, among values: [(name: String, value: Value)],
    standard: String?, help: String
  ) {
    self.kind = kind
    self.values = values
    option = Option(
      name, value: .one(of: values.map(\.name), standard: standard), help: help)
  }

  /// An option that takes several names; all of them when it is left out, unless a standard is named.
  init(
    _ name: String, _ kind: String, amongMany values: [(name: String, value: Value)],
    standard: [String]? = nil, help: String
  ) {
    self.kind = kind
    self.values = values
    option = Option(
      name, value: .some(of: values.map(\.name), standard: standard), help: help)
  }
}

extension Arguments {
  /// The value that an option names, or its standard one.
  func one<Value>(_ choice: Choice<Value>) throws(CommandError) -> Value {
    guard case .one(_, let standard) = choice.option.value else {
      throw .usage("\(choice.option.name) takes several values")
    }
    guard let name = value(choice.option.name) ?? standard else {
      throw .usage(
        "name the \(choice.kind) with \(choice.option.name): "
          + choice.option.accepted.joined(separator: ", "))
    }
    return try NamedValue.find(name, kind: choice.kind, among: choice.values, of: choice.option)
  }

  /// The values that an option names, or its standard ones, in the order in which they are declared.
  func some<Value>(_ choice: Choice<Value>) throws(CommandError) -> [Value] {
    guard case .some(_, let standard) = choice.option.value else {
      return [try one(choice)]
    }
    guard let names = list(choice.option.name) else {
      return choice.values.filter { standard?.contains($0.name) ?? true }.map(\.value)
    }
    return try NamedValue.select(
      names, kind: choice.kind, among: choice.values, of: choice.option)
  }
}
