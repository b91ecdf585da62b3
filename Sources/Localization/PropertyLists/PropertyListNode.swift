import AuditModel

/// A value of a property list, and where it is written.
struct PropertyListNode: Hashable, Sendable {
  /// The values that matter here.
  indirect enum Value: Hashable, Sendable {
    case text(String)
    case dictionary([PropertyListMember])
    case array([PropertyListNode])
    /// A number, a date, data or a truth value, by the name of its element.
    case scalar(String)
  }

  var value: Value
  var location: SourceLocation

  /// The text, when it is one.
  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The members, when it is a dictionary.
  var members: [PropertyListMember]? {
    if case .dictionary(let members) = value { members } else { nil }
  }
}

/// A key of a dictionary with its value.
struct PropertyListMember: Hashable, Sendable {
  var key: String
  var keyLocation: SourceLocation
  /// The comments directly above.
  var comment: String?
  var node: PropertyListNode
}

extension [PropertyListMember] {
  /// The value of a key; of several the last, as the system has it.
  subscript(key: String) -> PropertyListNode? { last { $0.key == key }?.node }
}

extension PropertyListNode.Value {
  /// What it is, for a message.
  var noun: String {
    switch self {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .scalar(let name): "<\(name)>"
    }
  }
}
