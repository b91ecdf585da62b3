/// A sound or a video that begins without an action of the person.
public struct Autoplay: Hashable, Sendable {
  /// Whether it begins by itself.
  public var isOn: Bool
  /// Whether there is sound in it; none where it is unknown.
  public var hasAudio: Bool?
  /// How long it is, in seconds; none where it is unknown.
  public var seconds: Double?
  /// The `id` of the control that pauses it, stops it or turns its sound off.
  public var stoppedBy: String?

  /// Joins the four.
  public init(
    isOn: Bool = true, hasAudio: Bool? = nil, seconds: Double? = nil, stoppedBy: String? = nil
  ) {
    self.isOn = isOn
    self.hasAudio = hasAudio
    self.seconds = seconds
    self.stoppedBy = stoppedBy
  }
}
