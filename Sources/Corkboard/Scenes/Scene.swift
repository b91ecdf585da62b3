import Architecture
import ViewTree

/// A screen of the app as its view controller holds it: its controls, and what it shows.
package protocol Scene: AnyObject, Sendable {
  /// The name of the screen in reports and on the command line.
  var id: String { get }
  /// Where taps and typing arrive.
  var controls: Controls { get }
  /// Its current view, ready to be rendered anywhere at any time.
  var rendering: ScreenState.Renderer { get }
}

/// A scene on the navigation stack, with its own identity.
package struct SceneReference: Hashable, Sendable {
  /// The scene.
  package let scene: any Scene

  /// Points to a scene.
  package init(_ scene: any Scene) { self.scene = scene }

  /// Whether both are the same scene, not only alike.
  package static func == (left: Self, right: Self) -> Bool { left.scene === right.scene }

  /// Hashes which scene it is.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(scene)) }
}
