import Corkboard
import Foundation
import Reactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Takes requests to a server over HTTP.
///
/// Nothing is stored: no cookies, no cache, no passwords. The answers come on a queue of Foundation.
package final class URLSessionTransport: Transport {
  private let session: URLSession
  private let exchanges: Exchanges
  private let timeout: Duration
  private let clock: any Scheduler

  /// A transport.
  ///
  /// - Parameters:
  ///   - timeout: How long a request may take until its whole answer is there.
  ///   - bodyLimit: The most bytes of an answer.
  ///   - clock: Says when the time is over.
  package init(
    timeout: Duration = .seconds(30), bodyLimit: Int = 8 << 20,
    clock: any Scheduler = DispatchScheduler(label: "corkboard.transport.timeout")
  ) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    exchanges = Exchanges(bodyLimit: bodyLimit)
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    self.timeout = timeout
    self.clock = clock
  }

  deinit { session.invalidateAndCancel() }

  /// Sends a request when subscribed to; disposing of it calls the request off.
  package func send(_ request: Request) -> Single<Response> {
    Single.create { [self] finish in
      guard let foundationRequest = URLRequest(request) else {
        finish(.failure(TransportError.other("“\(request.baseURL)” is no address of a server")))
        return Disposables.create()
      }
      let task = session.dataTask(with: foundationRequest)
      exchanges.begin(task, finish: finish)
      let timer = clock.schedule(after: timeout) { [exchanges] in
        exchanges.end(task, with: .failure(TransportError.timedOut))
      }
      task.resume()
      return Disposables.create { [self] in
        timer.dispose()
        exchanges.forget(task)
      }
    }
  }
}

extension URLRequest {
  /// A request as Foundation has it, unless its address is none of HTTP.
  fileprivate init?(_ request: Request) {
    guard let url = URL(string: request.url), url.host()?.isEmpty == false,
      ["http", "https"].contains(url.scheme?.lowercased())
    else { return nil }
    self.init(url: url, cachePolicy: .reloadIgnoringLocalAndRemoteCacheData)
    httpMethod = request.method.rawValue
    setValue("application/json", forHTTPHeaderField: "Accept")
    if let body = request.body {
      httpBody = Data(body)
      setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    for (name, value) in request.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
