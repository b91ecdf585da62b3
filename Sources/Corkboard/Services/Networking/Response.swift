/// The answer of a server.
package struct Response: Hashable, Sendable {
  /// The status code of HTTP.
  package let status: Int
  /// The header fields, by name in lower case.
  package let headers: [String: String]
  /// The contents.
  package let body: [UInt8]

  /// An answer.
  package init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

extension Response: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// How it went and how much came, but not what: that may be a token.
  package var description: String { "\(status), \(body.count) bytes" }

  /// How it went and how much came.
  package var debugDescription: String { description }

  /// Nothing inside.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
