import JSONReading

/// The strings of `contents.json`: an object of strings, and of objects of strings.
///
/// Values of other kinds are read over, as later versions may have them.
enum XclocContentsTexts {
  /// How deep objects and lists may be nested.
  private static let deepest = 32

  /// The strings by their keys; those of inner objects as `outer.inner`.
  ///
  /// - Throws: an error for the first thing that is wrong, with its place.
  static func read(_ bytes: [UInt8], path: String) throws(JSONError) -> [String: String] {
    let source = JSONSource(file: path, bytes: bytes)
    var limits = JSONLimits()
    limits.depth = deepest
    let tree = try JSONParser.parse(source, limits: limits)
    guard tree.kind(of: tree.root) == .object else {
      throw source.error("an object is expected here", at: tree.range(of: tree.root).lowerBound)
    }
    var texts: [String: String] = [:]
    add(tree.root, of: tree, below: "", to: &texts)
    return texts
  }

  private static func add(
    _ object: Int, of tree: JSONTree, below prefix: String, to texts: inout [String: String]
  ) {
    for child in tree.children(of: object) {
      let name = prefix + tree.name(of: child)
      if let text = tree.text(of: child) {
        texts[name] = text
      } else if tree.kind(of: child) == .object, prefix.isEmpty {
        add(child, of: tree, below: "\(name).", to: &texts)
      }
    }
  }
}
