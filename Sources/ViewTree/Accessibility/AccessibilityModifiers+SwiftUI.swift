import AuditModel

/// How a container hands its children to VoiceOver, by SwiftUI's name.
public typealias AccessibilityChildBehavior = AccessibilityGrouping

extension AccessibilityTraits {
  /// It can be pressed.
  public static let isButton = button
  /// It leads somewhere else.
  public static let isLink = link
  /// It is a picture.
  public static let isImage = image
  /// It is text that cannot be changed.
  public static let isStaticText = staticText
  /// It is a heading.
  public static let isHeader = header
  /// It is chosen.
  public static let isSelected = selected
  /// It searches.
  public static let isSearchField = searchField
  /// It is a key of a keyboard.
  public static let isKeyboardKey = keyboardKey
  /// It sums up the screen when the app starts.
  public static let isSummaryElement = summaryElement
  /// It switches something on and off.
  public static let isToggle = toggleButton
  /// It holds tabs.
  public static let isTabBar = tabBar
  /// All outside is kept from assistive technologies.
  @available(*, unavailable, message: "use accessibilityModal()")
  public static var isModal: Self { notAvailable() }
}

extension View {
  /// The accessibility label, which is a variable.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> ViewNode {
    accessibilityLabel(.verbatim(String(label)))
  }

  /// The accessibility label.
  public func accessibilityLabel(_ label: Text) -> ViewNode {
    accessible { $0.label = label.node.text }
  }

  /// The accessibility value, which is a variable.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> ViewNode {
    accessibilityValue(.verbatim(String(value)))
  }

  /// The accessibility value.
  public func accessibilityValue(_ value: Text) -> ViewNode {
    accessible { $0.value = value.node.text }
  }

  /// The accessibility hint, which is a variable.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some StringProtocol) -> ViewNode {
    accessibilityHint(.verbatim(String(hint)))
  }

  /// The accessibility hint.
  public func accessibilityHint(_ hint: Text) -> ViewNode {
    accessible { $0.hint = hint.node.text }
  }

  /// Names for Voice Control, the best first.
  public func accessibilityInputLabels(_ labels: [Text]) -> ViewNode {
    accessible { $0.inputLabels = labels.compactMap(\.node.text) }
  }

  /// One more action, by its name; it is never run.
  public func accessibilityAction(
    named name: Text, _ action: @escaping () -> Void
  ) -> ViewNode {
    accessible { element in name.node.text.map { element.customActions.append($0) } }
  }

  /// One more action, by its name, which is a variable; it is never run.
  @_disfavoredOverload
  public func accessibilityAction(
    named name: some StringProtocol, _ action: @escaping () -> Void
  ) -> ViewNode {
    accessibilityAction(named: .verbatim(String(name)), action)
  }

  /// The action of a double tap, an escape gesture or a magic tap; it is never run.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ action: @escaping () -> Void
  ) -> ViewNode {
    switch kind {
    case .default: accessible { $0.hasTapAction = true }
    case .escape: declaring { $0.hasEscapeAction = true }
    case .magicTap: node
    }
  }

  /// One more action for each button.
  public func accessibilityActions(@ViewBuilder _ content: () -> [ViewNode]) -> ViewNode {
    let names = content().compactMap(\.firstText)
    return accessible { $0.customActions += names }
  }

  /// The action of swiping up and down; it is never run.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ViewNode {
    accessibilityAddTraits(.adjustable)
  }

  /// Keeps it and all inside from assistive technologies, by the older name.
  public func accessibility(hidden: Bool) -> ViewNode { accessibilityHidden(hidden) }

  /// The accessibility label, by the older name.
  public func accessibility(label: Text) -> ViewNode { accessibilityLabel(label) }

  /// The accessibility value, by the older name.
  public func accessibility(value: Text) -> ViewNode { accessibilityValue(value) }

  /// The accessibility hint, by the older name.
  public func accessibility(hint: Text) -> ViewNode { accessibilityHint(hint) }

  /// The name for tests, by the older name.
  public func accessibility(identifier: String) -> ViewNode { accessibilityIdentifier(identifier) }

  /// Traits beyond those of the content, by the older name.
  public func accessibility(addTraits traits: AccessibilityTraits) -> ViewNode {
    accessibilityAddTraits(traits)
  }

  /// Traits that the content shall not have, by the older name.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> ViewNode {
    accessibilityRemoveTraits(traits)
  }

  /// Siblings with a higher priority are read first, by the older name.
  public func accessibility(sortPriority: Double) -> ViewNode {
    accessibilitySortPriority(sortPriority)
  }
}

/// A gesture of VoiceOver.
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap }

/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: String, Hashable, Sendable, CaseIterable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

// Modifiers that an audit of one moment does not see.
extension View {
  /// VoiceOver's focus, which is on no view.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> ViewNode { node }

  /// VoiceOver's focus, which is on no view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ViewNode { node }

  /// Whether Switch Control, Voice Control and Full Keyboard Access stop at it.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> ViewNode {
    accessible { $0.respondsToUserInteraction = responds }
  }

  /// The kind of text, by which VoiceOver reads it.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> ViewNode {
    node
  }

  /// Whether punctuation is read.
  public func speechAlwaysIncludesPunctuation(_ includes: Bool = true) -> ViewNode { node }

  /// Whether characters are read one by one.
  public func speechSpellsOutCharacters(_ spells: Bool = true) -> ViewNode { node }
}

/// A kind of text.
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
