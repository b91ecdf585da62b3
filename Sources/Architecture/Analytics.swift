import Reactive

/// Records how people use an app, so that its makers learn where they give up.
///
/// An event is a value of the app, which names the control that was used and not the text that was
/// typed: a type that cannot hold a personal text cannot send one.
public protocol Analytics<Event>: Sendable {
  /// An event of the app.
  associatedtype Event: Hashable & Sendable

  /// Records an event.
  func track(_ event: Event)
}

extension ObservableConvertible where Element: Hashable {
  /// The same events, each tracked once however many observers there are.
  ///
  /// Nothing is tracked before the first observer, nor after the last one is gone.
  public func tracked(by analytics: any Analytics<Element>) -> Observable<Element> {
    asObservable().do(onNext: { analytics.track($0) }).share()
  }
}
