import AuditModel

extension View {
  /// The accessibility label, in place of the content's text.
  public func accessibilityLabel(_ label: TextContent) -> ViewNode {
    accessible { $0.label = label }
  }

  /// The value that VoiceOver speaks after the name.
  public func accessibilityValue(_ value: TextContent) -> ViewNode {
    accessible { $0.value = value }
  }

  /// The accessibility hint, spoken after a pause.
  public func accessibilityHint(_ hint: TextContent) -> ViewNode {
    accessible { $0.hint = hint }
  }

  /// The name for tests, never spoken.
  public func accessibilityIdentifier(_ identifier: String) -> ViewNode {
    accessible { $0.identifier = identifier }
  }

  /// Traits beyond those of the content.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ViewNode {
    accessible {
      $0.addedTraits.formUnion(traits)
      $0.removedTraits.subtract(traits)
    }
  }

  /// Takes traits of the content away.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ViewNode {
    accessible {
      $0.removedTraits.formUnion(traits)
      $0.addedTraits.subtract(traits)
    }
  }

  /// Names for Voice Control, the best first.
  public func accessibilityInputLabels(_ labels: [TextContent]) -> ViewNode {
    accessible { $0.inputLabels = labels }
  }

  /// One more action, by its name; it is never run.
  public func accessibilityAction(
    named name: TextContent, _ action: @escaping () -> Void = {}
  ) -> ViewNode {
    accessible { $0.customActions.append(name) }
  }

  /// Siblings with a higher priority are read first.
  public func accessibilitySortPriority(_ priority: Double) -> ViewNode {
    accessible { $0.sortPriority = priority.finite(or: 0) }
  }

  /// Makes one element of the view or a group of its children.
  public func accessibilityElement(children: AccessibilityGrouping = .ignore) -> ViewNode {
    accessible { $0.grouping = children }
  }

  /// Keeps it and all inside from assistive technologies.
  public func accessibilityHidden(_ isHidden: Bool = true) -> ViewNode {
    accessible { $0.isHidden = isHidden }
  }

  /// Keeps all outside from assistive technologies.
  public func accessibilityModal(_ isModal: Bool = true) -> ViewNode {
    accessible { $0.isModal = isModal }
  }

  /// The language it is spoken in.
  public func accessibilityLanguage(_ language: LocaleIdentifier) -> ViewNode {
    accessible { $0.language = language }
  }

  /// The identifiers of the nodes inside that are read, in this order, and no others.
  public func accessibilityElements(_ ids: [String]) -> ViewNode {
    accessible { $0.elementOrder = ids }
  }

  /// Does something when it is tapped though it is no control; the action is never run.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void = {}) -> ViewNode {
    count == 1 ? accessible { $0.hasTapAction = true } : node
  }

  func accessible(_ change: (inout AccessibilityAttributes) -> Void) -> ViewNode {
    changedContent { change(&$0.accessibility) }
  }
}
