/// How a server that is not there answers.
package enum StubAnswer: Hashable, Sendable {
  /// As it should.
  case sample
  /// As it should when there is nothing yet: with empty lists.
  case empty
  /// It refuses.
  case refused(code: Int, message: String)
  /// The access token is no longer valid.
  case expired
  /// With something that cannot be understood.
  case garbled
  /// It cannot be reached.
  case noConnection
  /// Too late.
  case timedOut
  /// The request was called off.
  case cancelled
  /// Something has gone wrong on the way.
  case failed
  /// Never.
  case silent
}
