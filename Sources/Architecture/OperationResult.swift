import Reactive

/// The result of an operation, as a value that does not end a stream.
public enum OperationResult<Value: Sendable, Failure: Sendable>: Sendable {
  /// It went well.
  case success(Value)
  /// It failed.
  case failure(Failure)
}

extension OperationResult {
  /// The value, if it went well.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  /// Why it failed, if it did.
  public var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }

  /// The same result with another value.
  public func map<Other: Sendable>(
    _ transform: (Value) -> Other
  ) -> OperationResult<Other, Failure> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let failure): .failure(failure)
    }
  }
}

extension OperationResult: Equatable where Value: Equatable, Failure: Equatable {}
extension OperationResult: Hashable where Value: Hashable, Failure: Hashable {}
