import AuditModel

/// The result of playing the events of a state on a device.
public struct PlayedState: Sendable {
  /// Whether the keyboard is up.
  public let showsKeyboard: Bool
  /// The announcements for VoiceOver on the way, in order; they are nowhere on the screen.
  public let announcements: [TextContent]
  /// When each of them was posted, on one clock; empty where all were posted at once.
  public let announcementTimes: [Duration]
  /// The `id` of the view with VoiceOver's focus, if it is declared: in the first state of a screen where it
  /// is before the change, in later ones where the app moves it.
  public let accessibilityFocused: String?
  /// The time after which the state ends by itself, if it does.
  public let timeLimit: TimeLimit?
  /// Why the events could not be played to their end; then the state is reported, not audited.
  public let failure: String?
  /// Turns an environment into what is shown: the same whenever what it asks the environment for is.
  public let render: ScreenState.Renderer

  /// Joins what is shown with what cannot be seen in it.
  public init(
    showsKeyboard: Bool = false, announcements: [TextContent] = [],
    announcementTimes: [Duration] = [], accessibilityFocused: String? = nil,
    timeLimit: TimeLimit? = nil, render: @escaping ScreenState.Renderer
  ) {
    self.showsKeyboard = showsKeyboard
    self.announcements = announcements
    self.announcementTimes = announcementTimes
    self.accessibilityFocused = accessibilityFocused
    self.timeLimit = timeLimit
    self.render = { environment in
      let root = Self.root(in: environment, render)
      // A screen that is always dark reads dark from its environment, too.
      guard let scheme = root.style.colorScheme, (scheme == .dark) != environment.appearance.isDark
      else { return root }
      var overridden = environment
      overridden.appearance.isDark.toggle()
      return Self.root(in: overridden, render)
    }
    failure = nil
  }

  private static func root(
    in environment: RenderEnvironment, _ render: ScreenState.Renderer
  ) -> ViewNode {
    let context = RenderContext(environment)
    return RenderContext.$current.withValue(context) {
      let root = render(environment)
      return context.hasPreferences ? root.presented() : root
    }
  }

  /// The result of events that could not be played to their end.
  public init(failure: String) {
    showsKeyboard = false
    announcements = []
    announcementTimes = []
    accessibilityFocused = nil
    timeLimit = nil
    render = { _ in ViewNode.screen([]) }
    self.failure = failure
  }

  /// How much of the device's screen the keyboard covers, in points from below.
  package func keyboardHeight(on device: Device) -> Double {
    showsKeyboard ? device.keyboardHeight : 0
  }
}
