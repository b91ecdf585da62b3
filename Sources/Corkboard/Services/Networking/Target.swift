/// The HTTP method for a path of a server.
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
  /// The HTTP method.
  var method: HTTPMethod { get }
  /// The parameters.
  var parameters: [String: ParameterValue] { get }
  /// The answer of the server, as JSON, for stubs.
  var sampleData: [UInt8] { get }
  /// The answer of the server when there is nothing yet.
  var emptySampleData: [UInt8] { get }
  /// Whether the server answers only to people who have logged in.
  var needsAccessToken: Bool { get }
  /// The request that people read about when it fails.
  var request: ServiceRequest? { get }
}

extension Target {
  /// The same as ever, where the answer has no lists.
  package var emptySampleData: [UInt8] { sampleData }

  /// None that people know.
  package var request: ServiceRequest? { nil }
}
