import Reactive

extension Driver {
  /// The same driver, which has some work done as long as it has observers.
  func keeping<Result: Sendable>(_ work: Observable<Result>) -> Driver {
    let silent = work.flatMap { _ in Observable<Element>.empty() }
    return Observable.merge(asObservable(), silent).asDriver(onErrorDriveWith: .never())
  }
}
