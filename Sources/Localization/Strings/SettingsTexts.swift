import AuditModel

/// The strings of a page of a settings bundle, which the Settings app shows.
///
/// Each string is its own key in the `.strings` file that `StringsTable` names (Apple, “Settings
/// Application Schema Reference”).
package struct SettingsTexts {
  /// The table with the translations; that of the file's name when the page names none.
  package let table: String
  /// The strings in the order of the file.
  let entries: [TableEntry]

  /// Reads the bytes of a property list; nil when it is no page of settings.
  ///
  /// - Parameter path: the path to show in locations.
  package init?(_ bytes: [UInt8], path: String) {
    guard let members = PropertyList.read(bytes, path: path).root?.members,
      let list = members.first(where: { $0.key == "PreferenceSpecifiers" })
    else { return nil }
    let name = path.split(separator: "/").last?.split(separator: ".").first.map { String($0) }
    let named = members.first { $0.key == "StringsTable" || $0.key == "Strings Filename" }
    table = named?.node.text ?? name ?? ""
    var found: [TableEntry] = members.filter { $0.key == "Title" }.compactMap {
      Self.entry($0.node)
    }
    Self.collect(list.node, into: &found)
    var seen: Set<String> = []
    entries = found.filter { seen.insert($0.key).inserted }
  }

  /// The properties that the Settings app translates.
  private static let properties: Set = ["Title", "FooterText", "Titles", "ShortTitles"]

  private static func collect(_ node: PropertyListNode, into entries: inout [TableEntry]) {
    switch node.value {
    case .array(let nodes): for node in nodes { collect(node, into: &entries) }
    case .dictionary(let members):
      for member in members where properties.contains(member.key) {
        if case .array(let titles) = member.node.value {
          entries += titles.compactMap(entry)
        } else if let entry = entry(member.node) {
          entries.append(entry)
        }
      }
    case .text, .scalar: break
    }
  }

  private static func entry(_ node: PropertyListNode) -> TableEntry? {
    guard let text = node.text, !text.isEmpty else { return nil }
    return TableEntry(
      key: text, value: .text(text), keyLocation: node.location, valueLocation: node.location)
  }
}
