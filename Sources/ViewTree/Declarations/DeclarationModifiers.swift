import AuditModel

// Declarations that an audit needs and SwiftUI has no modifier for.
extension View {
  /// A movement that begins by itself when the screen is shown.
  public func animation(
    of properties: [AnimatedProperty], duration: Double? = nil,
    repeats: DeclaredAnimation.Repetition? = nil, stoppedBy: String? = nil
  ) -> ViewNode {
    declaring {
      $0.animation = DeclaredAnimation(
        of: properties, duration: duration, repeats: repeats, stoppedBy: stoppedBy)
    }
  }

  /// The effect of Reduce Motion on its movement.
  public func accessibilityReduceMotion(_ result: ReducedMotion) -> ViewNode {
    declaring { $0.reduceMotion = result }
  }

  /// A sound or a video that begins without an action of the person, or waits for one.
  public func autoplay(
    isOn: Bool = true, hasAudio: Bool? = nil, seconds: Double? = nil, stoppedBy: String? = nil
  ) -> ViewNode {
    declaring {
      $0.autoplay = Autoplay(
        isOn: isOn, hasAudio: hasAudio, seconds: seconds, stoppedBy: stoppedBy)
    }
  }

  /// Whether text can be pasted into its fields, and password managers can fill them in.
  public func allowsPasting(_ allows: Bool = true) -> ViewNode {
    declaring { $0.allowsPasting = $0.allowsPasting ?? allows }
  }

  /// A long press with the name of what it does; the action is never run.
  public func onLongPressGesture(
    named name: TextContent, perform action: @escaping () -> Void = {}
  ) -> ViewNode {
    declaring {
      if $0.longPress == nil {
        $0.longPress = name
      } else {
        $0.gestures.append(DeclaredGesture(.longPress, name: name))
      }
    }
  }

  /// A gesture, with the name of what it does where that is known.
  public func gesture(
    _ kind: DeclaredGesture.Kind, named name: TextContent? = nil
  ) -> ViewNode {
    declaring { $0.gestures.append(DeclaredGesture(kind, name: name)) }
  }

  /// A copy that declares more; what was declared nearer stays where only one of the two can count.
  func declaring(_ change: (inout Declarations) -> Void) -> ViewNode {
    changedContent { change(&$0.declarations) }
  }
}
