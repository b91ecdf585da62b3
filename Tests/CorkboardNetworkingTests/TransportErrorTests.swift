import Corkboard
import Foundation
import Testing

@testable import CorkboardNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct TransportErrorTests {
  @Test(arguments: [
    URLError.Code.notConnectedToInternet, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed,
    .networkConnectionLost, .dataNotAllowed, .internationalRoamingOff,
  ])
  func saysThatThereIsNoConnection(_ code: URLError.Code) {
    #expect(TransportError(URLError(code)) == .noConnection)
  }

  @Test func distinguishesTimeOutsAndCancellationsFromTheRest() {
    #expect(TransportError(URLError(.timedOut)) == .timedOut)
    #expect(TransportError(URLError(.cancelled)) == .cancelled)
    #expect(TransportError(URLError(.badServerResponse)) == .other("URLError -1011"))
    #expect(TransportError(CocoaError(.fileNoSuchFile)) == .other("CocoaError"))
  }

  @Test func quotesNoAddress() {
    let error = URLError(
      .badURL, userInfo: [NSURLErrorFailingURLErrorKey: "http://a/?token=secret"])
    #expect(TransportError(error) == .other("URLError -1000"))
  }
}
