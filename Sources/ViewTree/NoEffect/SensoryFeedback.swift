/// A sound or a tap.
public struct SensoryFeedback: Sendable {
  /// Done.
  public static let success = SensoryFeedback()
  /// Careful.
  public static let warning = SensoryFeedback()
  /// Failed.
  public static let error = SensoryFeedback()
  /// Another choice.
  public static let selection = SensoryFeedback()
  /// A touch.
  public static let impact = SensoryFeedback()
  /// More.
  public static let increase = SensoryFeedback()
  /// Less.
  public static let decrease = SensoryFeedback()
  /// A beginning.
  public static let start = SensoryFeedback()
  /// An end.
  public static let stop = SensoryFeedback()
  /// In line.
  public static let alignment = SensoryFeedback()
  /// Another level.
  public static let levelChange = SensoryFeedback()
  /// A touch.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// A touch.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }

  /// The weight of a touch.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How soft a touch is.
  public enum Flexibility: Sendable { case soft, solid, rigid }
}
