import AuditModel

/// A screen of an app with the states that it can be in.
public struct Screen: Sendable {
  /// The name on the command line and in reports.
  public let id: String
  /// The purpose of the screen, in a few words.
  public let title: String
  /// The states in order.
  public let states: [ScreenState]
  /// Whether it is audited without being named.
  public let isAuditedByDefault: Bool
  /// Where it is described, when it comes from a file.
  public let location: SourceLocation?
  /// Where it was written: in its file, or in Swift.
  package let origin: NodeOrigin

  /// Describes a screen; one that is not audited by default is left out of an audit unless it is
  /// named, as in `--screens 'classic/*'`.
  public init(
    id: String, title: String = "", states: [ScreenState], isAuditedByDefault: Bool = true,
    location: SourceLocation? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      id: id, title: title, states: states, isAuditedByDefault: isAuditedByDefault,
      location: location,
      origin: location.map { .file($0) } ?? NodeOrigin(fileID, line, column))
  }

  /// Describes a screen that was written at `origin`.
  package init(
    id: String, title: String, states: [ScreenState], isAuditedByDefault: Bool,
    location: SourceLocation? = nil, origin: NodeOrigin
  ) {
    self.id = id
    self.title = title
    self.states = states
    self.isAuditedByDefault = isAuditedByDefault
    self.location = location
    self.origin = origin
  }

  /// The same screen with some of its states only.
  package func keepingStates(where isKept: (ScreenState) -> Bool) -> Screen {
    Screen(
      id: id, title: title, states: states.filter(isKept), isAuditedByDefault: isAuditedByDefault,
      location: location, origin: origin)
  }
}

/// A state of a screen: what has happened to it before it is audited.
public struct ScreenState: Sendable {
  /// Turns an environment into what is shown: the same whenever what it asks the environment for is.
  public typealias Renderer = @Sendable (RenderEnvironment) -> ViewNode

  /// The name on the command line and in reports.
  public let name: String
  /// Plays the events that lead to the state on a device, and returns what they end in.
  public let prepare: @Sendable (Device) -> PlayedState
  /// Where it was written, which is the location of what it announces.
  package let origin: NodeOrigin

  private init(
    name: String, origin: NodeOrigin, prepare: @escaping @Sendable (Device) -> PlayedState
  ) {
    self.name = name
    self.origin = origin
    self.prepare = prepare
  }

  /// A state that has to be played on the device first.
  ///
  /// It is played once for each device, on any thread, at the same time as others. Where that throws, the
  /// state is reported with the error as not measured, and all others are audited.
  public static func played(
    name: String,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    _ prepare: @escaping @Sendable (Device) throws -> PlayedState
  ) -> ScreenState {
    .played(name: name, origin: NodeOrigin(fileID, line, column), prepare)
  }

  /// A state that was written at `origin` and has to be played on the device first.
  package static func played(
    name: String, origin: NodeOrigin,
    _ prepare: @escaping @Sendable (Device) throws -> PlayedState
  ) -> ScreenState {
    ScreenState(name: name, origin: origin) { device in
      do { return try prepare(device) } catch { return PlayedState(failure: "\(error)") }
    }
  }

  /// A state that is there from the start.
  public init(
    name: String, showsKeyboard: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder view: @escaping @Sendable (RenderEnvironment) -> [ViewNode]
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(name: name, origin: origin) { _ in
      PlayedState(showsKeyboard: showsKeyboard) { ViewNode.screen(view($0), origin: origin) }
    }
  }
}

extension ScreenState {
  /// A state that is there from the start, of a view that reads its environment by `@Environment`.
  public init(
    name: String, showsKeyboard: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder view: @escaping @Sendable () -> [ViewNode]
  ) {
    let origin = NodeOrigin(fileID, line, column)
    self.init(name: name, origin: origin) { _ in
      PlayedState(showsKeyboard: showsKeyboard) { _ in ViewNode.screen(view(), origin: origin) }
    }
  }
}

extension Screen {
  /// A screen with one state, named `default`: what a view shows.
  public init(
    _ id: String, title: String = "",
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    @ViewBuilder view: @escaping @Sendable () -> [ViewNode]
  ) {
    let state = ScreenState(
      name: "default", fileID: fileID, line: line, column: column, view: view)
    self.init(id: id, title: title, states: [state], fileID: fileID, line: line, column: column)
  }
}

extension ViewNode {
  /// One node for a whole screen: the only view there is, or all of them over each other in a stack, as SwiftUI has
  /// several views at the root; sheets and alerts lie above the rest.
  ///
  /// Source: OpenSwiftUI, `defaultImplicitRootType`, which is a `VStack`.
  public static func screen(
    _ nodes: [ViewNode],
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> ViewNode {
    screen(nodes, origin: NodeOrigin(fileID, line, column))
  }

  static func screen(_ nodes: [ViewNode], origin: NodeOrigin) -> ViewNode {
    if nodes.count == 1 { return nodes[0] }
    let presented = nodes.filter(\.isPresented)
    let content = nodes.filter { !$0.isPresented }
    guard !presented.isEmpty else { return stack(.vertical, content, origin) }
    let below = content.count < 2 ? content : [stack(.vertical, content, origin)]
    return stack(.layered, below + presented, origin)
  }

  private static func stack(
    _ axis: StackAxis, _ nodes: [ViewNode], _ origin: NodeOrigin
  ) -> ViewNode {
    ViewNode(.stack(StackLayout(axis: axis)), children: nodes, origin: origin)
  }

  /// Whether it lies over a screen.
  private var isPresented: Bool {
    switch content.kind {
    case .sheet, .alert: true
    default: false
    }
  }
}
