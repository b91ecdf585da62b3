import Foundation

extension View {
  /// Draws it so many times as large around a point of it; what is around it stays.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ViewNode {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws it so many times as wide and as high around a point of it; what is around it stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> ViewNode {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws it so many times as wide and as high around a point of it; what is around it stays, while
  /// touches and VoiceOver follow the drawing.
  ///
  /// At 0 it is neither seen nor spoken (assumed: VoiceOver has no frame to stop at).
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ViewNode {
    let scale = ScaleEffect(x: x, y: y, anchor: anchor)
    guard scale.isEffective else { return node }
    // The wrapper keeps its size, so that a background that is named later does, too.
    return outside { $0.layout.scale != nil }.changed { $0.layout.scale = scale }
      .replaced { $0.wrapped() }
  }
}
