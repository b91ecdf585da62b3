import Reactive

/// Asks a server for targets, and fails with a `ServiceFailure` only.
package struct Provider<T: Target>: Sendable {
  private let baseURL: String
  private let transport: any Transport
  private let plugins: [any Plugin]

  /// A provider.
  ///
  /// - Parameters:
  ///   - baseURL: The server, with scheme.
  ///   - transport: Takes requests there.
  ///   - plugins: Are asked in this order.
  package init(baseURL: String, transport: any Transport, plugins: [any Plugin] = []) {
    self.baseURL = baseURL
    self.transport = transport
    self.plugins = plugins
  }

  /// Asks when subscribed to, and emits the answer.
  package func request(_ target: T) -> Single<Response> { send(target) { $0 } }

  /// Asks when subscribed to, and emits what the answer says.
  package func request<Value: Decodable & Sendable>(
    _ target: T, as type: Value.Type
  ) -> Single<Value> {
    send(target) { try Wire.value(type, from: $0.body) }
  }

  private func send<Value: Sendable>(
    _ target: T, parse: @escaping @Sendable (Response) throws -> Value
  ) -> Single<Value> {
    Single.deferred {
      let request = plugins.reduce(Request(target, baseURL: baseURL)) { request, plugin in
        plugin.prepare(request, for: target)
      }
      for plugin in plugins { plugin.willSend(request, for: target) }
      return transport.send(request, for: target).asObservable()
        .map { response in
          if let error = ServiceError(response, to: target) { throw error }
          return (response: response, value: try parse(response))
        }
        .do(
          onNext: { notify(.success($0.response), request, target) },
          onError: { notify(.failure(ServiceError($0)), request, target) }
        )
        .catch { throw ServiceFailure($0, of: target.request) }
        .map(\.value).asSingle()
    }
  }

  private func notify(_ result: Result<Response, ServiceError>, _ request: Request, _ target: T) {
    for plugin in plugins { plugin.didReceive(result, of: request, for: target) }
  }
}
