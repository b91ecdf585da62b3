import AuditModel

/// A screen of an app with the states that it can be in.
public struct Screen: Sendable {
  /// The name on the command line and in reports.
  public let id: String
  /// What the screen is for, in a few words.
  public let title: String
  /// The states in order.
  public let states: [ScreenState]
  /// Whether it is audited though nobody named it.
  public let isAuditedByDefault: Bool
  /// Where it is described, when it comes from a file.
  public let location: SourceLocation?

  /// Describes a screen; one that is not audited by default is left out of an audit unless it is
  /// named, as in `--screens 'classic/*'`.
  public init(
    id: String, title: String = "", states: [ScreenState], isAuditedByDefault: Bool = true,
    location: SourceLocation? = nil
  ) {
    self.id = id
    self.title = title
    self.states = states
    self.isAuditedByDefault = isAuditedByDefault
    self.location = location
  }

  /// The same screen with some of its states only.
  package func keepingStates(where isKept: (ScreenState) -> Bool) -> Screen {
    Screen(
      id: id, title: title, states: states.filter(isKept), isAuditedByDefault: isAuditedByDefault,
      location: location)
  }
}

/// A state of a screen: what has happened to it before somebody looks.
public struct ScreenState: Sendable {
  /// Turns an environment into what is shown: the same whenever what it asks the environment for is.
  public typealias Renderer = @Sendable (RenderEnvironment) -> ViewNode

  /// The name on the command line and in reports.
  public let name: String
  /// Plays the events that lead to the state on a device, and returns what they end in.
  public let prepare: @Sendable (Device) -> PlayedState

  private init(name: String, prepare: @escaping @Sendable (Device) -> PlayedState) {
    self.name = name
    self.prepare = prepare
  }

  /// A state that has to be played on the device first.
  ///
  /// It is played once for each device, on any thread, at the same time as others.
  public static func played(
    name: String, _ prepare: @escaping @Sendable (Device) -> PlayedState
  ) -> ScreenState {
    ScreenState(name: name, prepare: prepare)
  }

  /// A state that is there from the start.
  public init(
    name: String, showsKeyboard: Bool = false,
    @ViewBuilder view: @escaping @Sendable (RenderEnvironment) -> [ViewNode]
  ) {
    self.init(name: name) { _ in
      PlayedState(showsKeyboard: showsKeyboard) { ViewNode.screen(view($0)) }
    }
  }
}

extension ViewNode {
  /// One node for a whole screen: the only one there is, or all of them in layers.
  public static func screen(_ nodes: [ViewNode]) -> ViewNode {
    if nodes.count == 1 { return nodes[0] }
    return ViewNode(.stack(StackLayout(axis: .layered)), children: nodes)
  }
}
