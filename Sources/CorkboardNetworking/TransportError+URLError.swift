import Corkboard
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension TransportError {
  /// The meaning of an error of Foundation; its own words may quote an address and are left out.
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .other("\(type(of: error))")
      return
    }
    self =
      switch error.code {
      case .notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
        .networkConnectionLost, .dataNotAllowed, .internationalRoamingOff:
        .noConnection
      case .timedOut: .timedOut
      case .cancelled: .cancelled
      default: .other("URLError \(error.errorCode)")
      }
  }
}
