import Architecture
import ViewTree

/// A screen of an app as its view controller holds it: its controls, and what it shows.
public protocol Scene: AnyObject, Sendable {
  /// The name of the screen in reports and on the command line.
  var id: String { get }
  /// Where taps and typing arrive.
  var controls: Controls { get }
  /// Its current view, ready to be rendered anywhere at any time.
  var rendering: ScreenState.Renderer { get }
}

/// A scene on the navigation stack, with its own identity.
public struct SceneReference: Hashable, Sendable {
  /// The scene.
  public let scene: any Scene

  /// Points to a scene.
  public init(_ scene: any Scene) { self.scene = scene }

  /// Whether both are the same scene, not only alike.
  public static func == (left: Self, right: Self) -> Bool { left.scene === right.scene }

  /// Hashes which scene it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(scene)) }
}
