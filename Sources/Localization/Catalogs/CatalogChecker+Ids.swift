import AuditModel
import TextShaping

extension CatalogChecker {
  /// Looks for keys that are, or look like, the id of another key's text in an export.
  mutating func checkIds() {
    guard let strings = tree.strings else { return }
    // Looking for one key in the file takes as long as reading it.
    var keys: [ExactText: Int] = [:]
    for key in tree.json.children(of: strings) {
      let name = tree.json.name(of: key)
      guard let (head, path) = VariationPath.split(catalogId: name) else { continue }
      if keys.isEmpty { keys = tree.keys }
      if let other = keys[ExactText(head)], hasText(other, at: path) {
        report(.idCollision(name, head), atName: key)
      } else {
        report(.ambiguousKey(name), atName: key)
      }
    }
  }

  /// Whether a key has such a text in any language.
  private func hasText(_ key: Int, at path: VariationPath) -> Bool {
    guard let all = tree.json.field("localizations", of: key) else { return false }
    return tree.json.children(of: all).contains {
      tree.value(at: path.catalogNames, from: $0) != nil
    }
  }
}

extension VariationPath {
  /// The separator between a key and the path to one of its strings in the ids of exports.
  static let catalogSeparator = "|==|"

  /// Parts an id at the last separator behind which a way is written; none when there is none.
  package static func split(catalogId id: String) -> (key: String, path: VariationPath)? {
    guard let range = id.ranges(of: catalogSeparator).last,
      let path = VariationPath(catalogName: String(id[range.upperBound...]))
    else { return nil }
    return (String(id[..<range.lowerBound]), path)
  }

  /// Reads `device.iphone.plural.one`; none when it is no way that catalogs have.
  ///
  /// The name of a variable may hold full stops when it is between `@` signs.
  package init?(catalogName: String) {
    var steps: [Step] = []
    var rest = catalogName[...]
    while !rest.isEmpty {
      guard let axis = rest.popPart() else { return nil }
      switch (axis, rest.popPart(inMarks: axis == "substitutions")) {
      case ("device", let name?) where DeviceName.all.contains(name) && steps.isEmpty:
        steps.append(.device(name))
      case ("plural", let name?):
        guard let category = PluralCategory(rawValue: name), rest.isEmpty else { return nil }
        steps.append(.plural(category))
      case ("substitutions", let name?) where steps.isEmpty: steps.append(.substitution(name))
      default: return nil
      }
    }
    guard !steps.isEmpty else { return nil }
    self.init(steps)
  }
}

extension Substring {
  /// Takes what precedes the next full stop, or between two `@` signs.
  fileprivate mutating func popPart(inMarks: Bool = false) -> String? {
    if inMarks, first == "@", let end = dropFirst().firstIndex(of: "@") {
      let part = String(self[index(after: startIndex)..<end])
      self = self[index(after: end)...]
      if !isEmpty && popFirst() != "." { return nil }
      return part
    }
    guard !isEmpty else { return nil }
    let part = prefix { $0 != "." }
    self = dropFirst(part.count + 1)
    return part.isEmpty ? nil : String(part)
  }
}
