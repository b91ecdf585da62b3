import Architecture
import Reactive

extension Announceable where Self: Sendable {
  /// A list that is loaded on request.
  ///
  /// The kept value is shown while the server is asked and when it does not answer, and a change
  /// that is saved later shows at once.
  ///
  /// - Parameters:
  ///   - requests: The screen appears, or the user tries again.
  ///   - kept: The kept value.
  ///   - spoken: The announcement when the list has loaded, by the number of its elements.
  ///   - load: Asks the server.
  func loadedList<Element: Hashable & Sendable>(
    on requests: Observable<Void>, kept: @escaping @Sendable () -> Observable<[Element]>,
    spoken: @escaping @Sendable (Int) -> Announcement,
    load: @escaping @Sendable () -> Single<[Element]>
  ) -> Driver<Loadable<[Element]>> {
    requests.flatMapLatest {
      let loaded = load().loadable.do(onNext: { announce($0, spoken) }).startWith(.loading)
      return Observable.combineLatest(loaded, kept().loadable) { loaded, kept in
        guard let kept = kept.value else { return loaded }
        return loaded.value == nil && kept.isEmpty ? loaded : .loaded(kept)
      }
    }
    .distinctUntilChanged().asDriver(onErrorJustReturn: .failed(ServiceFailure(.systemError)))
  }

  private func announce<Element>(
    _ loaded: Loadable<[Element]>, _ spoken: (Int) -> Announcement
  ) {
    switch loaded {
    case .loading: break
    case .loaded(let elements): announce(message: spoken(elements.count))
    case .failed: notifyLayoutChanged(.element("failure/title"))
    }
  }
}

extension ObservableConvertible where Element: Hashable {
  /// The value, or the reason for its failure.
  var loadable: Observable<Loadable<Element>> {
    asObservable().map { .loaded($0) }.catch { .just(.failed(ServiceFailure($0))) }
  }
}
