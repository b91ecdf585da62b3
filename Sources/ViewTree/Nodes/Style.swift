import AuditModel

/// The background of the content of a node.
public enum Fill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A picture, a gradient or a blur: no one colour, so contrast on it cannot be measured.
  case picture
}

/// The colours and outlines of a node.
public struct Style: Hashable, Sendable {
  /// The colour of text and symbols, for this node and those in it.
  public var foreground: Color?
  /// Whether a control of iOS names the colour of text, and not the app.
  package var isForegroundOfSystem = false
  /// The colour of controls, for this node and those in it.
  public var tint: Color?
  /// The appearance that overrides the person's, for this node and those in it.
  public var colorScheme: ColorScheme?
  /// The background of the content.
  public var background: Fill?
  /// The colour of the line around the frame.
  public var borderColor: Color?
  /// The thickness of the line around the frame in points.
  public var borderWidth = 0.0
  /// How round the corners are in points.
  public var cornerRadius = 0.0

  /// No colours of its own.
  public init() {}

  package static let none = Style()
}

extension ViewNode {
  /// The view in iOS's colour for secondary text, as a control has it that gives the app no choice.
  func inSystemSecondary() -> ViewNode {
    changed {
      guard $0.style.foreground == nil else { return }
      $0.style.foreground = Color.secondary
      $0.style.isForegroundOfSystem = true
    }
  }
}
