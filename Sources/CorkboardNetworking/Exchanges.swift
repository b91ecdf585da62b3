import Corkboard
import Foundation
import Reactive

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The requests that are on their way, each with what has come of it so far.
final class Exchanges: NSObject, URLSessionDataDelegate {
  typealias Finish = @Sendable (Result<Response, any Error>) -> Void

  private struct Exchange: Sendable {
    let finish: Finish
    var body: [UInt8] = []
    var redirects = 0
  }

  /// The most times that one request is sent elsewhere.
  static let redirectLimit = 5

  private let bodyLimit: Int
  private let running = Locked<[Int: Exchange]>([:])

  init(bodyLimit: Int) { self.bodyLimit = bodyLimit }

  func begin(_ task: URLSessionTask, finish: @escaping Finish) {
    running.withLock { $0[task.taskIdentifier] = Exchange(finish: finish) }
  }

  /// Says how it ended, unless that was said already, and calls off what is left of it.
  func end(_ task: URLSessionTask, with result: Result<Response, any Error>) {
    let exchange = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    task.cancel()
    exchange?.finish(result)
  }

  /// Calls a request off without a word.
  func forget(_ task: URLSessionTask) {
    let exchange = running.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    // Released only here, outside the lock.
    if exchange != nil { task.cancel() }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let count = running.withLock { running in
      running[dataTask.taskIdentifier]?.body.append(contentsOf: data)
      return running[dataTask.taskIdentifier]?.body.count ?? 0
    }
    if count > bodyLimit {
      end(
        dataTask,
        with: .failure(TransportError.other("the answer has more than \(bodyLimit) bytes")))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let body = running.withLock { $0[task.taskIdentifier]?.body } ?? []
    if let error {
      end(task, with: .failure(TransportError(error)))
    } else if let response = task.response as? HTTPURLResponse {
      end(task, with: .success(Response(response, body: body)))
    } else {
      end(task, with: .failure(TransportError.other("the answer is not one of HTTP")))
    }
  }

  /// Follows to the same server only, because tokens and passwords go along.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let redirects = running.withLock { running in
      running[task.taskIdentifier]?.redirects += 1
      return running[task.taskIdentifier]?.redirects ?? 0
    }
    let isSameServer = request.url.map(Origin.init) == task.originalRequest?.url.map(Origin.init)
    completionHandler(isSameServer && redirects <= Self.redirectLimit ? request : nil)
  }
}

/// A server as far as trust is concerned (RFC 6454, section 4).
private struct Origin: Hashable {
  let scheme: String?
  let host: String?
  let port: Int?

  init(_ url: URL) {
    scheme = url.scheme?.lowercased()
    host = url.host()?.lowercased()
    port = url.port ?? ["http": 80, "https": 443][scheme ?? ""]
  }
}

extension Response {
  fileprivate init(_ response: HTTPURLResponse, body: [UInt8]) {
    let headers = response.allHeaderFields.map { name, value in
      ("\(name)".lowercased(), "\(value)")
    }
    self.init(
      status: response.statusCode,
      headers: Dictionary(headers, uniquingKeysWith: { first, _ in first }), body: body)
  }
}
