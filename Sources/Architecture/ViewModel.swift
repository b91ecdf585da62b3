/// Turns what people do on a screen into what the screen shows.
///
/// Both are made of streams, so a view model has no state that others can change.
public protocol ViewModel<Input, Output>: Sendable {
  /// The streams that come from the screen: taps, texts, appearances.
  associatedtype Input
  /// The streams that the screen shows.
  associatedtype Output

  /// Connects the output to the input; nothing happens before the first subscription.
  func transform(_ input: Input) -> Output
}
