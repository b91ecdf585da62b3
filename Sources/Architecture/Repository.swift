import Reactive

/// A place where models are kept.
public protocol Repository<Model>: Sendable {
  /// The kept value.
  associatedtype Model: Identifiable & Sendable where Model.ID: Sendable

  /// Everything that is kept, now and after each change.
  func all() -> Observable<[Model]>

  /// The model with an identifier, if there is one.
  func find(_ id: Model.ID) -> Maybe<Model>

  /// Changes everything that is kept in one step when subscribed to, and emits what is kept then.
  ///
  /// Of several models with one identifier the last is kept, in the place of the first.
  ///
  /// - Parameter change: Runs while other changes wait: it must not use the repository.
  func update(_ change: @escaping @Sendable (inout [Model]) -> Void) -> Single<[Model]>
}

extension Repository {
  /// Keeps a model in place of the one with the same identifier when subscribed to.
  public func save(_ model: Model) -> Single<Model> {
    update { $0.append(model) }.map { _ in model }
  }

  /// Forgets a model when subscribed to and emits it, or ends without an element when there is none.
  public func delete(_ id: Model.ID) -> Maybe<Model> {
    Observable.deferred {
      let removed = Locked<Model?>(nil)
      return update { models in
        guard let index = models.firstIndex(where: { $0.id == id }) else { return }
        removed.exchange(models.remove(at: index))
      }.asObservable().compactMap { _ in removed.value }
    }.asMaybe()
  }
}

extension Array where Element: Identifiable {
  /// Leaves one element of each identifier, the last, in the place of the first.
  mutating func keepLastOfEachID() {
    var positions: [Element.ID: Int] = [:]
    var kept: [Element] = []
    for element in self {
      if let position = positions[element.id] {
        kept[position] = element
      } else {
        positions[element.id] = kept.count
        kept.append(element)
      }
    }
    self = kept
  }
}

/// A place in memory where models are kept in the order in which they were first saved.
public final class InMemoryRepository<Model: Identifiable & Sendable>: Repository
where Model.ID: Sendable {
  private let models: BehaviorRelay<[Model]>

  /// A place that has these models at first.
  public init(_ models: [Model] = []) {
    var models = models
    models.keepLastOfEachID()
    self.models = BehaviorRelay(value: models)
  }

  /// Everything that is kept, now and after each change.
  public func all() -> Observable<[Model]> { models.asObservable() }

  /// The model with an identifier, if there is one.
  public func find(_ id: Model.ID) -> Maybe<Model> {
    models.take(1).compactMap { models in models.first { $0.id == id } }.asMaybe()
  }

  /// Changes everything that is kept in one step when subscribed to, and emits what is kept then.
  public func update(_ change: @escaping @Sendable (inout [Model]) -> Void) -> Single<[Model]> {
    Single.deferred { [models] in
      var changed: [Model] = []
      models.update { models in
        change(&models)
        models.keepLastOfEachID()
        changed = models
      }
      return .just(changed)
    }
  }
}
