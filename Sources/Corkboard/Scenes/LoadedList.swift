import Architecture
import Reactive

extension Announceable where Self: Sendable {
  /// A list that is loaded when the screen appears and whenever somebody tries again.
  ///
  /// - Parameters:
  ///   - retry: Somebody tries again.
  ///   - kept: What is kept: a change that is saved later shows at once, without asking the server.
  ///   - spoken: What VoiceOver says when the list has come, by the number of its elements.
  ///   - load: Asks the server.
  func loadedList<Element: Hashable & Sendable>(
    retry: Observable<Void>, kept: Observable<[Element]>,
    spoken: @escaping @Sendable (Int) -> Announcement,
    load: @escaping @Sendable () -> Single<[Element]>
  ) -> Driver<Loadable<[Element]>> {
    let loaded = retry.startWith(()).flatMapLatest { load().loadable.startWith(.loading) }.share()
    let announced = loaded.compactMap(\.value)
      .do(onNext: { announce(message: spoken($0.count)) })
    return Observable.combineLatest(loaded, kept) { loaded, kept in
      loaded.value == nil ? loaded : .loaded(kept)
    }
    .distinctUntilChanged().asDriver(onErrorJustReturn: .failed(.systemError))
    .keeping(announced)
  }
}

extension ObservableConvertible where Element: Hashable {
  /// What comes, or why it does not.
  var loadable: Observable<Loadable<Element>> {
    asObservable().map { .loaded($0) }.catch { .just(.failed(ServiceError($0))) }
  }
}
