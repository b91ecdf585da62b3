extension Observable {
  /// The elements of all streams as they come; it ends when all have ended or one has failed.
  @inlinable public static func merge(_ sources: Observable...) -> Observable { merge(sources) }

  /// The elements of all streams as they come; it ends when all have ended or one has failed.
  @inlinable public static func merge(_ sources: [Observable]) -> Observable {
    Observable<Observable>.from(sources).flatMap { $0 }
  }
}
