/// How long a step of an audit took, on all threads together.
public struct AuditTime: Hashable, Sendable {
  /// The step.
  public let step: Step
  /// The time.
  public let time: Duration

  /// A step of an audit, in words, or the rule that was asked.
  public enum Step: Hashable, Sendable {
    case part(String)
    case rule(String)
  }

  /// By time, the longest first, then by name.
  var order: (Duration, String) {
    switch step {
    case .part(let name), .rule(let name): (.zero - time, name)
    }
  }
}
