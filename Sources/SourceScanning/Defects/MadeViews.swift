/// The variables of UIKit's views that a file makes itself.
enum MadeViews {
  /// The classes of views by their variables: `let title = UILabel()`, `lazy var title: UILabel = {`.
  ///
  /// An outlet is left out, since a storyboard may have set it up.
  static func classes(_ wanted: Set<String>, in tokens: [CodeToken]) -> [String: String] {
    var views: [String: String] = [:]
    var others: Set<String> = []
    for index in tokens.indices.dropFirst() where ["let", "var"].contains(tokens[index - 1].word) {
      guard !tokens.isOutlet(at: index), let name = tokens[index].word,
        tokens.isMark("=", at: index + 1) || tokens.isMark(":", at: index + 1),
        let type = tokens.word(at: index + 2)
      else { continue }
      if wanted.contains(type) { views[name] = type } else { others.insert(name) }
    }
    // A name that the file uses for something else, too, says nothing.
    return views.filter { !others.contains($0.key) }
  }
}
