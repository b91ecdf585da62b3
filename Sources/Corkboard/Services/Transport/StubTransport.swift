import Reactive

/// A server that is not there: it answers as configured, by any clock.
package final class StubTransport: Transport {
  private struct State: Sendable {
    var answer = StubAnswer.sample
    var requests: [Request] = []
  }

  private let scheduler: any Scheduler
  private let delay: Duration
  private let state = Locked(State())

  /// A server that answers with sample data at first.
  ///
  /// - Parameter delay: How long each answer takes, failures too.
  package init(scheduler: any Scheduler, delay: Duration = .milliseconds(500)) {
    self.scheduler = scheduler
    self.delay = delay
  }

  /// How it answers to requests that are sent now.
  package var answer: StubAnswer { state.value.answer }

  /// The requests so far, in the order in which they were sent.
  package var requests: [Request] { state.value.requests }

  /// How many requests were sent.
  package var requestCount: Int { requests.count }

  /// Lets it answer otherwise from the next request on.
  package func setAnswer(to answer: StubAnswer) { state.withLock { $0.answer = answer } }

  /// Answers without contents, because no target says what they would be.
  package func send(_ request: Request) -> Single<Response> {
    answers(to: request, full: [], empty: [])
  }

  /// Answers with what the target has for an answer.
  package func send(_ request: Request, for target: some Target) -> Single<Response> {
    answers(to: request, full: target.sampleData, empty: target.emptySampleData)
  }

  private func answers(
    to request: Request, full: @autoclosure @escaping @Sendable () -> [UInt8],
    empty: @autoclosure @escaping @Sendable () -> [UInt8]
  ) -> Single<Response> {
    Single.create { [self] finish in
      let answer = state.withLock { state in
        state.requests.append(request)
        return state.answer
      }
      if case .silent = answer { return Disposables.create() }
      return scheduler.schedule(after: delay) {
        finish(answer.result(full: full, empty: empty))
      }
    }
  }
}

extension StubAnswer {
  fileprivate func result(
    full: () -> [UInt8], empty: () -> [UInt8]
  ) -> Result<Response, any Error> {
    switch self {
    case .sample: .success(Response(body: full()))
    case .empty: .success(Response(body: empty()))
    case .refused(let code, let message): .success(.refusal(code, message))
    case .expired: .success(.refusal(401, "expired"))
    case .garbled: .success(Response(body: Array(#"{"boards": [{"id":"#.utf8)))
    case .noConnection: .failure(TransportError.noConnection)
    case .timedOut: .failure(TransportError.timedOut)
    case .cancelled: .failure(TransportError.cancelled)
    case .failed, .silent: .failure(TransportError.other("stub"))
    }
  }
}

extension Response {
  fileprivate static func refusal(_ code: Int, _ message: String) -> Response {
    Response(status: code, body: Wire.bytes(of: ["message": message]))
  }
}
