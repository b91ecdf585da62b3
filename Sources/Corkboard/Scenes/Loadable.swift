/// Something that comes from the server, sooner or later or not at all.
package enum Loadable<Value: Hashable & Sendable>: Hashable, Sendable {
  /// It is on its way.
  case loading
  /// It is there.
  case loaded(Value)
  /// It did not come.
  case failed(ServiceFailure)

  /// The value.
  package var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}
