import Architecture
import ViewTree

/// The view of a whole screen; its type names the scene that it comes from.
package protocol ScreenView: NodeView, Storyboardable {}

extension ScreenView {
  /// The name of the type in lower case, without what all screens are called: `log-in` for
  /// `LogInScreen`.
  package static var sceneIdentifier: String {
    let suffix = ["Screen", "View"].first { typeName.hasSuffix($0) } ?? ""
    let words = typeName.dropLast(suffix.count).map {
      $0.isUppercase ? " \($0.lowercased())" : "\($0)"
    }
    return words.joined().split(separator: " ").joined(separator: "-")
  }
}
