import Reactive

/// A place where models are kept.
package protocol Repository<Model>: Sendable {
  /// What is kept.
  associatedtype Model: Identifiable & Sendable where Model.ID: Sendable

  /// Everything that is kept, now and after each change.
  func all() -> Observable<[Model]>

  /// The model with an identifier, if there is one.
  func find(_ id: Model.ID) -> Maybe<Model>

  /// Keeps a model in place of the one with the same identifier.
  func save(_ model: Model) -> Single<Model>

  /// Forgets a model and emits it, or ends without an element when there is none.
  func delete(_ id: Model.ID) -> Maybe<Model>
}

/// A place in memory where models are kept in the order in which they were first saved.
package final class InMemoryRepository<Model: Identifiable & Sendable>: Repository
where Model.ID: Sendable {
  private let models: BehaviorRelay<[Model]>

  /// A place that has these models at first.
  package init(_ models: [Model] = []) { self.models = BehaviorRelay(value: models) }

  /// Everything that is kept, now and after each change.
  package func all() -> Observable<[Model]> { models.asObservable() }

  /// The model with an identifier, if there is one.
  package func find(_ id: Model.ID) -> Maybe<Model> {
    models.take(1).compactMap { models in models.first { $0.id == id } }.asMaybe()
  }

  /// Keeps a model in place of the one with the same identifier when subscribed to.
  package func save(_ model: Model) -> Single<Model> {
    Single.deferred { [models] in
      models.update { models in
        let index = models.firstIndex { $0.id == model.id }
        if let index { models[index] = model } else { models.append(model) }
      }
      return .just(model)
    }
  }

  /// Forgets a model when subscribed to and emits it, if there is one.
  package func delete(_ id: Model.ID) -> Maybe<Model> {
    Observable.deferred { [models] in
      var removed: Model?
      models.update { models in
        guard let index = models.firstIndex(where: { $0.id == id }) else { return }
        removed = models.remove(at: index)
      }
      return .from([removed].compactMap(\.self))
    }.asMaybe()
  }
}
