/// How much larger or smaller a view is drawn than it is laid out, with all in it.
public struct ScaleEffect: Hashable, Sendable {
  /// The factor of widths; where it is negative, left and right are exchanged.
  public var x: Double
  /// The factor of heights; where it is negative, top and bottom are exchanged.
  public var y: Double
  /// The point of its frame that stays where it is.
  public var anchor: UnitPoint

  /// Joins two factors and a point.
  public init(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) {
    self.x = x
    self.y = y
    self.anchor = anchor
  }

  /// Whether nothing of the view is left to be seen.
  package var hidesAll: Bool { x == 0 || y == 0 }

  /// Whether the view is drawn otherwise than it is laid out.
  ///
  /// SwiftUI ignores a transform that cannot be inverted, such as one without an end (OpenSwiftUI,
  /// `GeometryEffectProvider`); a factor of 0 it makes the least one there is (DanceUI, `_ScaleEffect`).
  var isEffective: Bool {
    let numbers = [x, y, anchor.x, anchor.y]
    return numbers.allSatisfy(\.isFinite) && (x != 1 || y != 1)
  }
}
