/// The point of an element that a double tap with VoiceOver touches.
public enum ActivationPoint: Hashable, Sendable {
  /// A share of its width and height.
  case unit(UnitPoint)
  /// In points from its leading upper corner.
  case point(Point)
}
