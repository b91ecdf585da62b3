import AuditModel

/// A screen of an app with the states that it can be in.
public struct Screen: Sendable {
  /// The name on the command line and in reports.
  public let id: String
  /// What the screen is for, in a few words.
  public let title: String
  /// The states in order.
  public let states: [ScreenState]
  /// Where it is described, when it comes from a file.
  public let location: SourceLocation?

  /// Describes a screen.
  public init(
    id: String, title: String = "", states: [ScreenState], location: SourceLocation? = nil
  ) {
    self.id = id
    self.title = title
    self.states = states
    self.location = location
  }
}

/// A state of a screen: what has happened to it before somebody looks.
public struct ScreenState: Sendable {
  /// Turns an environment into what is shown.
  public typealias Renderer = @Sendable (RenderEnvironment) -> ViewNode

  /// The name on the command line and in reports.
  public let name: String
  /// Whether the keyboard is up.
  public let showsKeyboard: Bool
  /// Plays the events that lead to the state on a device, once, and returns what renders it.
  public let prepare: @Sendable (Device) -> Renderer

  private init(
    name: String, showsKeyboard: Bool, prepare: @escaping @Sendable (Device) -> Renderer
  ) {
    self.name = name
    self.showsKeyboard = showsKeyboard
    self.prepare = prepare
  }

  /// A state that has to be played on the device first.
  public static func played(
    name: String, showsKeyboard: Bool = false,
    _ prepare: @escaping @Sendable (Device) -> Renderer
  ) -> ScreenState {
    ScreenState(name: name, showsKeyboard: showsKeyboard, prepare: prepare)
  }

  /// A state that is there from the start.
  public init(
    name: String, showsKeyboard: Bool = false,
    @ViewBuilder view: @escaping @Sendable (RenderEnvironment) -> [ViewNode]
  ) {
    self.init(name: name, showsKeyboard: showsKeyboard) { _ in
      { ViewNode.screen(view($0)) }
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
