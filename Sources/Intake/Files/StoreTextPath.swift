import TranslationRules

/// The path of a text of the App Store, as fastlane names it: `metadata/<locale>/<field>.txt`.
struct StoreTextPath {
  let field: StoreField
  /// The folder of its language.
  let folder: String

  /// Nil when a path is none.
  init?(_ path: String) {
    guard path.hasSuffix(".txt") else { return nil }
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[parts.count - 3] == "metadata",
      let field = parts.last.flatMap({ StoreField(rawValue: String($0.dropLast(4))) })
    else { return nil }
    self.field = field
    folder = String(parts[parts.count - 2])
  }
}
