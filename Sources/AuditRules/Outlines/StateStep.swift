import AuditModel
import ViewTree

// A step from one state to the next one.
extension OutlinedScreen.Pair {
  /// The elements that are not in the state before.
  var newElements: [ElementOutline] {
    let matched = Set(OutlineMatching(self, isStep: true).positions.compactMap(\.self))
    return other.elements.indices.filter { !matched.contains($0) }.map { other.elements[$0] }
  }

  /// Whether at most a fifth of the content stays, as on another screen; too little content says nothing. The
  /// control with the focus may stay.
  var replacesContent: Bool {
    let matching = OutlineMatching(self, isStep: true)
    let focused = keepsFocus ? reference.focus?.element : nil
    let content = reference.elements.indices.filter {
      !reference.elements[$0].isInBar && $0 != focused
    }
    guard content.count >= 3 else { return false }
    let kept = content.count { position in
      matching.positions[position].map {
        other.elements[$0].label == reference.elements[position].label
      } ?? false
    }
    return kept * 5 <= content.count
  }

  /// Whether the focus is declared on the control that it was on, of which there is nothing new to say.
  var keepsFocus: Bool {
    guard let before = reference.focusedElement, let after = other.focusedElement else {
      return false
    }
    return before.path == after.path && before.label == after.label && before.value == after.value
      && before.hint == after.hint && before.traits == after.traits && before.state == after.state
      && after.isInteractive
  }

  /// Whether another title is in the bar, as after iOS has moved to another screen.
  var changesTitle: Bool {
    func titles(_ outline: ScreenOutline) -> [String] {
      outline.elements.filter { $0.isInBar && $0.traits.contains(.header) }.map(\.label)
    }
    return titles(reference) != titles(other)
  }

  /// Whether another field is edited than before, to which VoiceOver moves.
  var movesCursor: Bool {
    func edited(_ outline: ScreenOutline) -> String? {
      outline.elements.first { $0.traits.contains(.isEditing) }?.path
    }
    return edited(other) != edited(reference)
  }
}
