/// A change of what is on the screen.
public enum NavigationStep<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// A screen is put on top of those of its layer.
  case push(Screen)
  /// The topmost screen of a layer is removed.
  case pop
  /// A screen is presented over everything, as the first of a new layer.
  case present(Screen)
  /// The topmost layer is removed.
  case dismiss
  /// The screens of the topmost layer are replaced by this one.
  case replace(Screen)
}

/// The screens of an app without the screen: layers presented over each other, each with screens
/// pushed one upon the other.
public struct NavigationStack<Screen: Hashable & Sendable>: Hashable, Sendable {
  /// The layers from the bottom up; none is empty.
  public private(set) var layers: [[Screen]]

  /// A stack with one screen.
  public init(root: Screen) { layers = [[root]] }

  /// The screens of the topmost layer from the bottom up.
  public var top: [Screen] { layers.last ?? [] }

  /// The screen that people see.
  public var visible: Screen? { top.last }

  /// Whether a layer is presented over the first.
  public var isPresenting: Bool { layers.count > 1 }

  /// Whether there is a screen to go back to in the topmost layer.
  public var canPop: Bool { top.count > 1 }

  /// Takes a step.
  ///
  /// - Returns: Whether the step is possible: the first screen of a layer cannot be popped, and the
  ///   first layer cannot be dismissed.
  @discardableResult
  public mutating func apply(_ step: NavigationStep<Screen>) -> Bool {
    switch step {
    case .push(let screen): setTop(top + [screen])
    case .pop where canPop: setTop(top.dropLast())
    case .present(let screen): layers.append([screen])
    case .dismiss where isPresenting: layers.removeLast()
    case .replace(let screen): setTop([screen])
    case .pop, .dismiss: return false
    }
    return true
  }

  private mutating func setTop(_ screens: [Screen]) { layers[layers.count - 1] = screens }
}
