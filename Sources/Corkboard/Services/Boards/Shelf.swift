import Architecture
import Reactive

/// Models of the server that are kept, never older ones in the place of newer ones.
struct Shelf<Model: Identifiable & Sendable>: Sendable where Model.ID: Sendable {
  private let repository: any Repository<Model>
  private let freshness = Freshness()

  /// Keeps them here.
  init(_ repository: any Repository<Model>) { self.repository = repository }

  /// The kept value, now and after each change.
  var all: Observable<[Model]> { repository.all() }

  /// Keeps what the server answers and emits what is kept then.
  ///
  /// An answer that is older than what is kept changes nothing. When something was changed after
  /// the server was asked, it is asked once more, because its answer may lack the change.
  func load(_ answer: @escaping @Sendable () -> Single<[Model]>) -> Single<[Model]> {
    Single.deferred {
      let ticket = freshness.begin()
      return answer().flatMap { models in
        let isOutdated = Locked(false)
        return repository.update { kept in
          switch freshness.verdict(on: ticket) {
          case .fresh: kept = models
          case .overtaken: break
          case .outdated: isOutdated.exchange(true)
          }
        }.flatMap { isOutdated.value ? load(answer) : .just($0) }
      }
    }
  }

  /// Changes what is kept.
  func change(_ change: @escaping @Sendable (inout [Model]) -> Void) -> Single<[Model]> {
    repository.update { models in
      freshness.change()
      change(&models)
    }
  }
}
