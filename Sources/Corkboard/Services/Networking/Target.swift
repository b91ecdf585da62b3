/// What is to be done at a path of a server.
package enum HTTPMethod: String, Hashable, Sendable, CaseIterable {
  /// Reads; the parameters go into the query.
  case get = "GET"
  /// Makes something new.
  case post = "POST"
  /// Changes something.
  case put = "PUT"
  /// Takes something away.
  case delete = "DELETE"
}

/// One thing that a server can be asked for.
package protocol Target: Sendable {
  /// Where on the server, from the first slash on, with everything odd percent-encoded.
  var path: String { get }
  /// What is to be done there.
  var method: HTTPMethod { get }
  /// What the server has to know.
  var parameters: [String: ParameterValue] { get }
  /// What the server answers, as JSON, for those who have none.
  var sampleData: [UInt8] { get }
  /// What the server answers when there is nothing yet.
  var emptySampleData: [UInt8] { get }
  /// Whether the server answers only to people who have logged in.
  var needsAccessToken: Bool { get }
}

extension Target {
  /// The same as ever, where the answer has no lists.
  package var emptySampleData: [UInt8] { sampleData }
}
