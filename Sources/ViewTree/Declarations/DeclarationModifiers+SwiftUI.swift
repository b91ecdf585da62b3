import AuditModel

// Modifiers of SwiftUI that declare how a view behaves. Those for the views inside hold for them unless
// these declare something themselves.
extension View {
  /// Whether iOS's focus effect is switched off; once it is off, views inside cannot switch it on (Apple
  /// documentation, `focusEffectDisabled(_:)`).
  public func focusEffectDisabled(_ disabled: Bool = true) -> ViewNode {
    declaring { $0.isFocusEffectDisabled = disabled || $0.isFocusEffectDisabled == true }
  }

  /// The keyboard of a field; all have the same height.
  public func keyboardType(_ type: UIKeyboardType) -> ViewNode {
    declaring { $0.keyboardType = $0.keyboardType ?? type }
  }

  /// The purpose of a field, by which iOS fills it in; none declares that it has no purpose.
  public func textContentType(_ type: UITextContentType?) -> ViewNode {
    declaring { $0.textContentType = $0.textContentType ?? type ?? .noPurpose }
  }

  /// The level of a heading, which VoiceOver speaks; it is a heading by that.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ViewNode {
    declaring { $0.headingLevel = $0.headingLevel ?? level }
  }

  /// The content of the Large Content Viewer, which is not shown.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ content: () -> [ViewNode] = { [] }
  ) -> ViewNode { declaring { $0.showsLargeContentViewer = true } }

  /// Whether colours stay as they are with Smart Invert.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> ViewNode {
    declaring { $0.ignoresInvertColors = $0.ignoresInvertColors ?? isActive }
  }

  /// The keys of a keyboard that press it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> ViewNode {
    declaring { $0.keyboardShortcut = $0.keyboardShortcut ?? shortcut }
  }

  /// The key of a keyboard that presses it, with others that are held.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ViewNode { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

  /// Runs on a long press: never. `onLongPressGesture(named:)` says what it does.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> ViewNode { gesture(.longPress) }

  /// Runs on a long press: never. `onLongPressGesture(named:)` says what it does.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> ViewNode { gesture(.longPress) }

  /// Animates changes of a value. A change that repeats moves by itself; others follow an action.
  public func animation(_ animation: Animation?, value: some Equatable) -> ViewNode {
    repeating(animation)
  }

  /// Animates changes. A change that repeats moves by itself; others follow an action.
  public func animation(_ animation: Animation?) -> ViewNode { repeating(animation) }

  private func repeating(_ animation: Animation?) -> ViewNode {
    guard let animation, let repeats = animation.repeats else { return node }
    return self.animation(of: [], duration: animation.duration, repeats: repeats)
  }

  /// A menu that a long press opens: it is closed, and its items are audited by their names only.
  public func contextMenu(
    @ViewBuilder menuItems: () -> [ViewNode], @ViewBuilder preview: () -> [ViewNode] = { [] }
  ) -> ViewNode {
    let names = menuItems().flatMap(\.views).compactMap(\.firstName)
    return declaring { $0.menuItems += names }
  }
}
