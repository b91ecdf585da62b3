/// A value of a JSON text that knows where it is.
package struct JSONValue: Sendable {
  /// Its kind.
  package var kind: Kind
  /// The offset of its first byte; 0 in a value that is to be written.
  package var offset: Int

  /// The six kinds of values; a number keeps its digits, since no type holds them all.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// Makes a value.
  package init(kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  /// Its name, in messages.
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let digits): digits
    case .string(let text): "the text “\(text.shortened)”"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A field of an object: its name and its value.
package struct JSONMember: Sendable {
  /// Its name.
  package var name: String
  /// The offset of the first byte of its name; 0 in a field that is to be written.
  package var nameOffset: Int
  /// Its value.
  package var value: JSONValue

  /// Makes a field.
  package init(name: String, nameOffset: Int = 0, value: JSONValue) {
    self.name = name
    self.nameOffset = nameOffset
    self.value = value
  }
}

extension JSONValue {
  /// Takes all values of a text.
  package init(_ tree: JSONTree) {
    // The descendants of a value come behind it, so going backwards meets it first.
    var values: [JSONValue?] = Array(repeating: nil, count: tree.count)
    for index in values.indices.reversed() {
      values[index] = JSONValue(index, of: tree, inner: &values)
    }
    self = values.first.flatMap(\.self) ?? JSONValue(kind: .null)
  }

  private init(_ index: Int, of tree: JSONTree, inner values: inout [JSONValue?]) {
    let kind: Kind
    switch tree.kind(of: index) {
    case .null: kind = .null
    case .true: kind = .bool(true)
    case .false: kind = .bool(false)
    case .number: kind = .number(tree.written(index))
    case .text: kind = .string(tree.text(of: index) ?? "")
    case .list: kind = .array(tree.children(of: index).compactMap { values[$0].take() })
    case .object:
      kind = .object(
        tree.children(of: index).compactMap { child in
          values[child].take().map {
            JSONMember(
              name: tree.name(of: child), nameOffset: tree.nameRange(of: child).lowerBound,
              value: $0)
          }
        })
    }
    self.init(kind: kind, offset: tree.range(of: index).lowerBound)
  }
}

extension String {
  /// The beginning, as long as a message can bear.
  package var shortened: String { count > 40 ? prefix(40) + "…" : self }
}
