import Architecture
import Reactive

extension BasicViewModel {
  /// The results of successful operations; those that fail show their alert.
  func values<Request: ObservableType, Source: ObservableConvertible>(
    of requests: Request, loading style: LoadingStyle = .inline,
    operation: @escaping @Sendable (Request.Element) -> Source
  ) -> Observable<Source.Element> {
    results(of: requests, loading: style, operation: operation).compactMap(\.value).share()
  }
}
