/// The reason why a stream did not have the expected number of elements, or not in time.
public enum ReactiveError: Error, Equatable {
  /// The stream completed without an element where one was expected.
  case noElements
  /// The stream emitted a second element where one was expected.
  case moreThanOneElement
  /// The stream did not end, or did not emit the next element, within this time.
  case timeout(Duration)
}

extension ReactiveError: CustomStringConvertible {
  /// The event and its handling.
  public var description: String {
    switch self {
    case .noElements:
      "the stream ended without an element; use asMaybe() if that is as it should be"
    case .moreThanOneElement:
      "the stream has more than one element; use take(1) if only the first counts"
    case .timeout(let duration):
      "the stream neither ended nor emitted an element within \(duration); allow more time"
    }
  }
}
