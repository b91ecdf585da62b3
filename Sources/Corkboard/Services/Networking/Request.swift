/// A request to a server.
package struct Request: Hashable, Sendable {
  /// The HTTP method.
  package let method: HTTPMethod
  /// The server, with scheme and without a slash at its end.
  package let baseURL: String
  /// Where on the server, from the first slash on.
  package let path: String
  /// The parameters.
  package let parameters: [String: ParameterValue]
  /// The header fields by name.
  package private(set) var headers: [String: String]

  /// A request.
  package init(
    _ method: HTTPMethod = .get, baseURL: String, path: String,
    parameters: [String: ParameterValue] = [:], headers: [String: String] = [:]
  ) {
    self.method = method
    self.baseURL = String(baseURL.reversed().drop { $0 == "/" }.reversed())
    self.path = path
    self.parameters = parameters
    self.headers = headers.filter { Self.isSafe($0.value) }
  }

  /// The request of a target.
  package init(_ target: some Target, baseURL: String) {
    self.init(
      target.method, baseURL: baseURL, path: target.path, parameters: target.parameters)
  }

  /// The request with another header, or as it is when the value has control characters: a line
  /// break in a value would begin a header of its own.
  package func adding(header name: String, _ value: String) -> Request {
    guard Self.isSafe(value) else { return self }
    var copy = self
    copy.headers[name] = value
    return copy
  }

  private static func isSafe(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
  }
}

extension Request: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The request, with the names and without the values of its parameters.
  package var description: String {
    let names = (parameters.keys.sorted() + headers.keys.sorted()).joined(separator: ", ")
    return "\(method.rawValue) \(path)" + (names.isEmpty ? "" : " (\(names))")
  }

  /// The request, without values.
  package var debugDescription: String { description }

  /// Nothing inside, because there are tokens and passwords.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
