import AuditModel

/// How a container hands its children to VoiceOver.
public enum AccessibilityGrouping: String, Hashable, Sendable, Codable, CaseIterable {
  /// Each child is met by itself; the container may have a name.
  case contain
  /// The children are one element that says what they say.
  case combine
  /// The container is one element and its children say nothing.
  case ignore
}

/// The attributes of a node for assistive technologies beyond those of its content.
public struct AccessibilityAttributes: Hashable, Sendable {
  /// The name, in place of the one that the content gives.
  public var label: TextContent?
  /// The value, in place of the one that the content gives.
  public var value: TextContent?
  /// Its hint.
  public var hint: TextContent?
  /// The name for tests, never spoken.
  public var identifier: String?
  /// Traits beyond those of the content.
  public var addedTraits: AccessibilityTraits = []
  /// Traits of the content that it shall not have.
  public var removedTraits: AccessibilityTraits = []
  /// Names for Voice Control, the best first.
  public var inputLabels: [TextContent] = []
  /// Names of further actions.
  public var customActions: [TextContent] = []
  /// More content, which VoiceOver reads on request, or at once where it is important.
  public var customContent: [AccessibilityCustomContent] = []
  /// The names of rotors of its own.
  public var rotors: [TextContent] = []
  /// Whether Switch Control, Voice Control and Full Keyboard Access stop at it; where nothing is said, they
  /// do if something can be done with it.
  public var respondsToUserInteraction: Bool?
  /// The point that a double tap touches; the middle where there is none.
  public var activationPoint: ActivationPoint?
  /// Siblings with a higher priority are read first; the default is 0.
  public var sortPriority = 0.0
  /// How the children are handed on.
  public var grouping: AccessibilityGrouping?
  /// Whether it and all in it are kept from assistive technologies.
  public var isHidden = false
  /// Whether everything outside is kept from assistive technologies.
  public var isModal = false
  /// Whether a tap does something though it is no control.
  public var hasTapAction = false
  /// The language it is spoken in, when it is not the person's.
  public var language: LocaleIdentifier?
  /// Whether its controls are the members of a series, of which VoiceOver speaks the position, as it does
  /// for the segments of a control.
  public var isSeries = false
  /// The identifiers of the nodes in it that are read, in this order, and no others.
  public var elementOrder: [String]?

  /// Says nothing.
  public init() {}

  static let none = AccessibilityAttributes()
}
