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

  private static let properties: Set = [
    "accessibilityLabel", "accessibilityAttributedLabel", "title", "isAccessibilityElement",
  ]

  private static func variables(before properties: Set<String>, in tokens: [CodeToken]) -> Set<
    String
  > {
    var result: Set<String> = []
    for index in tokens.indices.dropFirst(2) {
      guard let property = tokens[index].word, properties.contains(property),
        tokens[index - 1].isMark(".")
      else { continue }
      let isOptional = tokens[index - 2].isMark("?") || tokens[index - 2].isMark("!")
      let name = isOptional && index > 2 ? tokens[index - 3].word : tokens[index - 2].word
      if let name { result.insert(name) }
    }
    return result
  }
}
