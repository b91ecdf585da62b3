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
  /// Its range with its tags, in bytes of UTF-8; nothing in a binary list.
  var range = 0..<0
  /// The range between its tags; none when there is one empty tag (`<string/>`).
  var content: Range<Int>?

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
  /// Where it begins: with its own comments, when it has any.
  var start = 0
  /// The range of the key's tags with the content between them.
  var keyRange = 0..<0
  var node: PropertyListNode
}

extension PropertyListNode {
  /// Whether it holds nothing but strings, lists and dictionaries.
  var isPlain: Bool {
    switch value {
    case .text: true
    case .scalar: false
    case .array(let nodes): nodes.allSatisfy { $0.isPlain }
    case .dictionary(let members): members.allSatisfy { $0.node.isPlain }
    }
  }
}

extension [PropertyListMember] {
  /// The places of each key, in the order of the file.
  var indicesByKey: [ExactText: [Int]] {
    Dictionary(grouping: indices) { ExactText(self[$0].key) }
  }

  /// The value of a key; of several the last, as Foundation has it.
  subscript(key: String) -> PropertyListNode? { last { $0.key == key }?.node }
}

extension PropertyListNode.Value {
  /// Its name, for a message.
  var noun: String {
    switch self {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .array: "a list"
    case .scalar(let name): "<\(name)>"
    }
  }
}
