/// A request that failed, and why: a missing card is not a missing account, although the server
/// answers 404 to both.
package struct ServiceFailure: Error, Hashable, Sendable {
  /// Why it failed.
  package let reason: ServiceError
  /// The request; none when what failed is not a request, such as the storage on the device.
  package let request: ServiceRequest?

  /// The failure of a request.
  package init(_ reason: ServiceError, of request: ServiceRequest? = nil) {
    self.reason = reason
    self.request = request
  }

  /// The meaning of an error of any kind; one that names its request keeps it.
  package init(_ error: any Error, of request: ServiceRequest? = nil) {
    let known = error as? ServiceFailure
    self.init(known?.reason ?? ServiceError(error), of: known?.request ?? request)
  }

  /// The access token is no longer valid, whatever it was sent with.
  package static let expired = ServiceFailure(.accessTokenExpired)
}
