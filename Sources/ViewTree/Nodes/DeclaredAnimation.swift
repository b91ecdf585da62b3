/// A movement of a view that begins by itself.
public struct DeclaredAnimation: Hashable, Sendable {
  /// The properties that change; empty where they are unknown.
  public var properties: [AnimatedProperty]
  /// How long one run takes, in seconds.
  public var duration: Double?
  /// How often it runs; none for once.
  public var repeats: Repetition?
  /// The `id` of the control that pauses, stops or hides it.
  public var stoppedBy: String?

  /// Joins the four.
  public init(
    of properties: [AnimatedProperty] = [], duration: Double? = nil, repeats: Repetition? = nil,
    stoppedBy: String? = nil
  ) {
    self.properties = properties
    self.duration = duration
    self.repeats = repeats
    self.stoppedBy = stoppedBy
  }

  /// How often a movement runs.
  public enum Repetition: Hashable, Sendable {
    /// So many times.
    case times(Int)
    /// Without an end.
    case forever
  }

  /// Whether nothing moves: a change of colour or opacity is what Apple suggests in place of a movement
  /// (Human Interface Guidelines, Accessibility, Motion; evaluation criteria of Reduced Motion).
  package var isOnlyFading: Bool {
    !properties.isEmpty && properties.allSatisfy { $0 == .opacity || $0 == .color }
  }
}

/// A property of a view that an animation changes.
public enum AnimatedProperty: String, Hashable, Sendable, CaseIterable {
  case offset, position, scale, size, rotation, path, blur, opacity, color
}

/// The effect of Reduce Motion on a movement.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
  /// Nothing moves: the end is shown at once, or a fade.
  case removesAnimation
  /// It moves all the same.
  case ignored
}
