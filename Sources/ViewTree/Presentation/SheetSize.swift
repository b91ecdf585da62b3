import AuditModel

/// The size of a sheet on the screen that is being built, and its place there.
struct SheetSize {
  /// The greatest width.
  let width: Double
  /// The greatest height.
  let height: Double
  /// Whether it is in the middle of the screen, not at its lower edge.
  let isInTheMiddle: Bool

  /// The size at a detent, which an iPad leaves out where both of its size classes are regular.
  ///
  /// Source: “580 × 620 pt”, centred, for SwiftUI’s `.sheet` on an iPad (fudong.dev, “One JS, Two UXes”); Apple
  /// publishes no size. That it does not grow with the text size is assumed.
  init(_ detent: PresentationDetent) {
    let isPad = EnvironmentValues.current.variant.sizeClasses == .regularRegular
    width = isPad ? 580 : .infinity
    height = isPad ? 620 : detent.points
    isInTheMiddle = isPad
  }

  /// A sheet of that size, as far as its own frame says nothing, at its place on the screen.
  func apply(to sheet: ViewNode) -> ViewNode {
    var sheet = sheet
    var frame = sheet.layout.frame ?? LayoutAttributes.Frame()
    if !frame.hasWidth { frame.maxWidth = .points(width) }
    if !frame.hasHeight { frame.maxHeight = .points(height) }
    sheet.layout.frame = frame
    sheet.lowerFirstBar()
    // VoiceOver's escape gesture closes it, as a swipe does.
    sheet.declarations.hasEscapeAction = sheet.declarations.hasEscapeAction ?? true
    return sheet.frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: isInTheMiddle ? .center : .bottom)
  }
}

extension LayoutAttributes.Frame {
  /// Whether anything is said about its width.
  var hasWidth: Bool { [width, minWidth, idealWidth, maxWidth].contains { $0 != nil } }
  /// Whether anything is said about its height.
  var hasHeight: Bool { [height, minHeight, idealHeight, maxHeight].contains { $0 != nil } }
}

extension ViewNode {
  /// Moves the items of a bar at the top of a sheet down: no status bar is over them.
  ///
  /// Source: bars begin 10 points under the top of a container without a safe area there, on iOS 26.1 (openuikit);
  /// that sheets are such containers is assumed.
  fileprivate mutating func lowerFirstBar() {
    if case .navigationBar = kind {
      layout.padding.top = layout.padding.top + 10
    } else if !children.isEmpty {
      children[0].lowerFirstBar()
    }
  }
}
