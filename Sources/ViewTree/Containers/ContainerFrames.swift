import AuditModel

// The container is the nearest scroll view or list around, or else the screen without the edges that bars
// cover (Apple documentation, `containerRelativeFrame(_:alignment:)`). Its margins are not left out.
extension View {
  /// As wide or as high as its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ViewNode {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A share of its container: `span` of `count` columns, or rows, that are `spacing` apart.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> ViewNode {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * Double(count - 1)) / Double(max(1, count))
      return one * Double(span) + spacing * Double(span - 1)
    }
  }

  /// A length that a function makes of that of its container.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: (Double, Axis) -> Double
  ) -> ViewNode {
    let question = GeometryQuestion(.container)
    let container = question.extent.frame
    let framed = frame(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : nil,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : nil,
      alignment: alignment)
    return framed.changed { $0.geometryQuestion = question }
  }
}
