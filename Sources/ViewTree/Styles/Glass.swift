/// Glass, through which the views behind it shine: no single colour, so contrast on it cannot be
/// measured.
public struct Glass: Hashable, Sendable {
  private let isThere: Bool

  /// Glass.
  public static let regular = Glass(isThere: true)
  /// Clearer glass.
  public static let clear = Glass(isThere: true)
  /// No glass.
  public static let identity = Glass(isThere: false)

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// The glass, which answers to touches.
  public func interactive(_ isInteractive: Bool = true) -> Glass { self }

  /// The ground behind the content.
  fileprivate var fill: Fill? { isThere ? .picture : nil }
}

extension View {
  /// Glass in a shape behind the content and its padding.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> ViewNode {
    glass.fill.map { background(PlainStyle(fill: $0), in: shape) } ?? node
  }

  /// Which glass changes into which.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> ViewNode
  { node }

  /// Which glasses are one.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> ViewNode { node }

  /// How glass comes and goes.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> ViewNode { node }

  /// A mirror image of the content under the bars: grounds end at the safe area.
  public func backgroundExtensionEffect() -> ViewNode { node }
}

/// How glass comes and goes.
public enum GlassEffectTransition: Sendable { case identity, matchedGeometry, materialize }

/// Views whose glasses flow into one another where they are close.
public struct GlassEffectContainer: NodeView {
  /// The views.
  public let node: ViewNode

  /// Views whose glasses flow into one another where they are nearer than `spacing`.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> [ViewNode]) {
    node = .group(content())
  }
}
