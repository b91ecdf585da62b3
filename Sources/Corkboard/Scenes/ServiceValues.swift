import Architecture
import Reactive

extension BasicViewModel {
  /// What the operations lead to that go well; those that fail show their alert.
  func values<Request: ObservableType, Source: ObservableConvertible>(
    of requests: Request, operation: @escaping @Sendable (Request.Element) -> Source
  ) -> Observable<Source.Element> {
    results(of: requests, operation: operation).compactMap(\.value).share()
  }
}
