import Foundation

// Modifiers that change how people move on the screen, which an audit of one moment does not see.
extension View {
  /// A rotor with its entries.
  public func accessibilityRotor(
    _ label: TextContent, @ViewBuilder entries: () -> [ViewNode]
  ) -> ViewNode { accessible { $0.rotors.append(label) } }
  /// A rotor with its entries and a name that is a variable.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ label: some StringProtocol, @ViewBuilder entries: () -> [ViewNode]
  ) -> ViewNode { accessible { $0.rotors.append(.verbatim(String(label))) } }
  /// A rotor with its entries.
  public func accessibilityRotor(
    _ label: Text, @ViewBuilder entries: () -> [ViewNode]
  ) -> ViewNode { accessible { rotor in label.node.text.map { rotor.rotors.append($0) } } }
  /// The entries of a rotor of iOS.
  public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> [ViewNode]
  ) -> ViewNode { node }
  /// A rotor with an entry for each element.
  public func accessibilityRotor<Entry: Identifiable>(
    _ label: TextContent, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> ViewNode { accessible { $0.rotors.append(label) } }
  /// An entry for a rotor.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> ViewNode {
    node
  }
  /// Views between which a rotor moves.
  public func accessibilityLinkedGroup(
    id: some Hashable, in namespace: Namespace.ID
  ) -> ViewNode { node }
  /// Runs when VoiceOver scrolls: never.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ViewNode { node }
  /// The position that VoiceOver speaks when it scrolls.
  public func accessibilityScrollStatus(
    _ status: TextContent, isEnabled: Bool = true
  ) -> ViewNode { node }
  /// Runs when VoiceOver zooms: never.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ViewNode { node }
  /// The point of the element that a double tap touches.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> ViewNode {
    accessible { $0.activationPoint = .unit(point) }
  }
  /// The point of the element that a double tap touches.
  public func accessibilityActivationPoint(_ point: CGPoint) -> ViewNode {
    accessible { $0.activationPoint = .point(Point(x: Double(point.x), y: Double(point.y))) }
  }
  /// A point of the element from which it can be dragged.
  public func accessibilityDragPoint(_ point: UnitPoint, description: TextContent) -> ViewNode {
    node
  }
  /// A point of the element on which others can be dropped.
  public func accessibilityDropPoint(_ point: UnitPoint, description: TextContent) -> ViewNode {
    node
  }
  /// The description of a chart, which VoiceOver reads on request.
  public func accessibilityChartDescriptor(_ representable: Any) -> ViewNode { node }
  /// Where VoiceOver begins: at the first element.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> ViewNode { node }
  /// How high the voice is.
  public func speechAdjustedPitch(_ value: Double) -> ViewNode { node }
  /// Whether announcements wait for others.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> ViewNode { node }
}

/// An entry of a rotor, which is no view.
public struct AccessibilityRotorEntry: NodeView {
  /// No view.
  public let node = ViewNode.group([])

  /// An entry for a view.
  public init(_ label: Text, id: some Hashable, in namespace: Namespace.ID? = nil) {}

  /// An entry for a view.
  public init(_ label: TextContent, id: some Hashable, in namespace: Namespace.ID? = nil) {}

  /// An entry for a view, with a name that is a variable.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: some Hashable, in namespace: Namespace.ID? = nil
  ) {}
}

/// A rotor of iOS.
public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// Headings.
  public static let headings = AccessibilitySystemRotor()
  /// Links.
  public static let links = AccessibilitySystemRotor()
  /// Links that were opened, or others.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
  /// Pictures.
  public static let images = AccessibilitySystemRotor()
  /// Lists.
  public static let lists = AccessibilitySystemRotor()
  /// Tables.
  public static let tables = AccessibilitySystemRotor()
  /// Fields.
  public static let textFields = AccessibilitySystemRotor()
  /// Landmarks.
  public static let landmarks = AccessibilitySystemRotor()
}

/// A gesture of VoiceOver that zooms.
public struct AccessibilityZoomGestureAction {
  /// In or out.
  public let direction: Direction
  /// The point of the view.
  public let location: UnitPoint

  /// In or out.
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
}
