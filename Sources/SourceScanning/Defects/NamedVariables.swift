/// The variables of UIKit that code gives a name.
enum NamedVariables {
  /// Those behind which a property or a method follows that VoiceOver speaks.
  static func all(in tokens: [CodeToken]) -> Set<String> {
    variables(
      before: properties.union(["setTitle", "setAttributedTitle", "configuration"]), in: tokens)
  }

  /// The same of items of bars, which have no configuration.
  static func ofBarItems(in tokens: [CodeToken]) -> Set<String> {
    variables(before: properties, in: tokens)
  }

  /// The variables before the point of some properties and methods.
  static func variables(before names: Set<String>, in tokens: [CodeToken]) -> Set<String> {
    Set(
      tokens.indices.compactMap { index in
        tokens[index].word.map(names.contains) == true ? tokens.receiver(of: index) : nil
      })
  }

  private static let properties: Set = [
    "accessibilityLabel", "accessibilityAttributedLabel", "title", "isAccessibilityElement",
  ]
}
