import Reactive
import Testing

@testable import Corkboard

/// The services over a server that is not there, in virtual time.
struct ServiceRig {
  let scheduler = TestScheduler()
  let transport: StubTransport
  let preferences = InMemoryPreferences()
  let log = Locked<[String]>([])
  let root: CompositionRoot

  init() {
    transport = StubTransport(scheduler: scheduler)
    root = CompositionRoot.stub(transport: transport, preferences: preferences) {
      [log] line in log.withLock { $0.append(line) }
    }
  }

  /// Subscribes now; what is emitted is written down with its time in milliseconds.
  func observe<Value>(_ stream: some ObservableConvertible<Value>) -> TestableObserver<Value> {
    let observer = scheduler.createObserver(Value.self)
    _ = stream.subscribe(observer)
    return observer
  }

  /// Subscribes and lets all time pass.
  func play<Value>(_ stream: some ObservableConvertible<Value>) -> TestableObserver<Value> {
    let observer = observe(stream)
    scheduler.start()
    return observer
  }
}

extension TestableObserver {
  /// Why what it has heard of failed.
  var failure: ServiceError? { serviceFailure?.reason }

  /// The request that failed.
  var failedRequest: ServiceRequest? { serviceFailure?.request }

  private var serviceFailure: ServiceFailure? {
    events.lazy.compactMap { $0.value.error as? ServiceFailure }.first
  }
}

/// A target made for a test.
struct TestTarget: Target {
  var path = "/things"
  var method = HTTPMethod.get
  var parameters: [String: ParameterValue] = [:]
  var sample = #"{"name":"sample"}"#
  var empty = #"{"name":""}"#
  var needsAccessToken = false

  var sampleData: [UInt8] { Array(sample.utf8) }
  var emptySampleData: [UInt8] { Array(empty.utf8) }
}

/// A transport whose answers a test decides upon.
final class ManualTransport: Transport {
  typealias Finish = @Sendable (Result<Response, any Error>) -> Void

  private let finishes = Locked<[Finish]>([])
  private let cancelled = Locked(0)

  var sentCount: Int { finishes.value.count }
  var cancelledCount: Int { cancelled.value }

  func send(_ request: Request) -> Single<Response> {
    Single.create { [finishes, cancelled] finish in
      finishes.withLock { $0.append(finish) }
      return Disposables.create { cancelled.withLock { $0 += 1 } }
    }
  }

  func answer(_ index: Int, _ body: String, status: Int = 200) {
    finish(index, .success(Response(status: status, body: Array(body.utf8))))
  }

  func fail(_ index: Int, _ error: any Error) { finish(index, .failure(error)) }

  private func finish(_ index: Int, _ result: Result<Response, any Error>) {
    let finishes = finishes.value
    guard finishes.indices.contains(index) else {
      Issue.record("only \(finishes.count) requests were sent")
      return
    }
    finishes[index](result)
  }
}
