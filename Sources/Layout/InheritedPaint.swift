import AuditModel
import ViewTree

/// The colours that children inherit from the nodes around them.
///
/// They are kept with all their appearances, as SwiftUI keeps styles: which one is shown is known where
/// they are used, since a view in between may override light and dark.
struct InheritedPaint {
  /// The colour of text and symbols.
  private(set) var foreground = Color.label
  /// The colour that a view around names, of which `foreground` is a level.
  private var named: Color?
  private var level = 0
  private var tint: Color?
  private var scheme: ColorScheme?
  private var isElevated = false

  /// Takes the colours that a node names.
  mutating func take(_ node: ViewNode) {
    let isRaised =
      switch node.kind {
      case .sheet, .alert: true
      default: false
      }
    guard node.ownStyle != nil || isRaised else { return }
    if let style = node.ownStyle?.value { take(style, of: node) }
    if isRaised { isElevated = true }
    foreground = adapted(foreground(level: level))
  }

  private mutating func take(_ style: Style, of node: ViewNode) {
    if let own = style.tint { tint = resolved(own) }
    if let own = style.foreground { name(own, in: node) }
    if let own = style.colorScheme { scheme = own }
  }

  private mutating func name(_ own: Color, in node: ViewNode) {
    if case .foreground(let own) = own.reference?.role {
      level += own
      return
    }
    // The tint of a button gives way to a colour that a view around it names, as in SwiftUI.
    if case .button = node.kind, own.isTint, named != nil { return }
    named = resolved(own)
    level = 0
  }

  /// A colour as it is shown here.
  func shown(_ color: Color) -> Color { adapted(resolved(color)) }

  /// A colour with that of the views around in the place of a reference to it.
  private func resolved(_ color: Color) -> Color {
    guard let reference = color.reference else { return color }
    switch reference.role {
    case .tint: return tint?.opacity(reference.opacity) ?? color.withoutReference
    case .foreground(let own): return foreground(level: level + own).opacity(reference.opacity)
    case .pattern: return color
    }
  }

  private func foreground(level: Int) -> Color {
    named?.opacity(Color.opacity(ofLevel: level)) ?? Color.foreground(level: level).withoutReference
  }

  /// A style as it is shown here.
  func shown(_ style: Style) -> Style {
    guard style.background != nil || style.borderColor != nil else { return style }
    var style = style
    style.borderColor = style.borderColor.map { shown($0) }
    if case .color(let color) = style.background {
      let shown = shown(color)
      style.background = shown.isPattern ? .picture : .color(shown)
    }
    return style
  }

  private func adapted(_ color: Color) -> Color {
    guard isElevated || scheme != nil else { return color }
    let color = isElevated ? color.elevated : color
    return scheme.map { color.fixed($0) } ?? color
  }
}

extension Color {
  fileprivate var withoutReference: Color {
    var copy = self
    copy.reference = nil
    return copy
  }
}
