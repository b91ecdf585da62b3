/// A screen that comes from a scene of a storyboard and names it.
///
/// UIKit finds the scene by a string and casts what it gets, so a wrong identifier crashes the app
/// when the screen is shown. Here the type names its scene, and `Storyboard.problems` finds what
/// does not agree in a test.
public protocol Storyboardable: SendableMetatype {
  /// The identifier of the scene that the type comes from; the name of the type unless it says
  /// otherwise.
  static var sceneIdentifier: String { get }
}

extension Storyboardable {
  /// The name of the type.
  public static var sceneIdentifier: String { typeName }

  /// The name of the type, as it is written without its module.
  public static var typeName: String { "\(Self.self)" }
}
