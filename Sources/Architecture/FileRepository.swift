import Reactive

/// A JSON file in which models are kept in the order in which they were first saved.
///
/// The same models always make the same bytes. The file is read anew each time, so what another
/// instance or process has saved is found; `all()` hears of that with the next change made here. A
/// file that could not be read is never written over.
public final class FileRepository<Model: Identifiable & Codable & Sendable>: Repository
where Model.ID: Sendable {
  private struct Snapshot: Sendable {
    var models: [Model] = []
    var bytes: [UInt8]?
    var revision = 0
  }

  private let file: StoredFile
  private let snapshot = BehaviorRelay(value: Snapshot())

  /// A repository in a file, which need not be there yet.
  public init(file: StoredFile) { self.file = file }

  /// Everything that is kept, now and after each change; fails when the file cannot be read.
  public func all() -> Observable<[Model]> {
    Observable.deferred { [self] in
      _ = try current()
      return snapshot.distinctUntilChanged(at: \.revision).map(\.models)
    }
  }

  /// The model with an identifier, if there is one; fails when the file cannot be read.
  public func find(_ id: Model.ID) -> Maybe<Model> {
    Observable.deferred { [self] in
      .from(try current().first { $0.id == id }.map { [$0] } ?? [])
    }.asMaybe()
  }

  /// Changes everything that is kept in one step when subscribed to, and emits what is kept then.
  ///
  /// It fails with a `StorageError`, and then nothing is changed.
  public func update(_ change: @escaping @Sendable (inout [Model]) -> Void) -> Single<[Model]> {
    Single.deferred { [self] in
      .just(
        try renew { () throws(StorageError) in
          var renewed = Snapshot()
          try file.update { bytes throws(StorageError) in
            renewed.models = try models(of: bytes)
            change(&renewed.models)
            renewed.models.keepLastOfEachID()
            renewed.bytes = try self.bytes(of: renewed.models)
            return renewed.bytes
          }
          return renewed
        })
    }
  }

  private func current() throws(StorageError) -> [Model] {
    try renew { () throws(StorageError) in
      let bytes = try file.read()
      return Snapshot(models: try models(of: bytes), bytes: bytes)
    }
  }

  /// Reads and emits in one step, so that the snapshots are emitted in the order of the file's.
  private func renew(
    _ load: () throws(StorageError) -> Snapshot
  ) throws(StorageError) -> [Model] {
    var result = Result<[Model], StorageError>.success([])
    snapshot.update { snapshot in
      do throws(StorageError) {
        var renewed = try load()
        let isSame = renewed.bytes == snapshot.bytes
        renewed.revision = snapshot.revision + (isSame ? 0 : 1)
        result = .success(renewed.models)
        snapshot = renewed
      } catch { result = .failure(error) }
    }
    return try result.get()
  }

  private func models(of bytes: [UInt8]?) throws(StorageError) -> [Model] {
    guard let bytes else { return [] }
    let models = try file.decoded([Model].self, from: bytes)
    var known: Set<Model.ID> = []
    for model in models where !known.insert(model.id).inserted {
      throw StorageError(path: file.path, reason: .malformed("“\(model.id)” is there twice"))
    }
    return models
  }

  private func bytes(of models: [Model]) throws(StorageError) -> [UInt8] {
    try file.encoded(models)
  }
}
