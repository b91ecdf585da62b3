import AuditModel
import Foundation

/// The strings of an `.intentdefinition` file: titles, descriptions, prompts, parameters, types and
/// the cases of enumerations.
///
/// The file is a property list in which the id of a string is beside it: `INIntentTitle` and
/// `INIntentTitleID`. Translations are in a `.strings` file of the same name, by these ids.
struct IntentFile {
  /// The strings in the order of the file.
  let entries: [TableEntry]
  let problems: [LocalizationProblem]
  private let byID: [String: TableEntry]

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: the path to show in locations.
  init(_ bytes: [UInt8], path: String) {
    var found: [TableEntry] = []
    let (root, problems) = PropertyList.read(bytes, path: path)
    if let root { Self.collect(root, into: &found) }
    var seen: Set<String> = []
    entries = found.filter { seen.insert($0.key).inserted }
    self.problems = problems
    byID = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The string of a prompt for one case of an enumeration: Xcode joins their ids by a hyphen, and
  /// puts the case in the place of the parameter.
  func combination(_ key: String) -> TableEntry? {
    let ids = key.split(separator: "-", omittingEmptySubsequences: false).map { String($0) }
    guard ids.count == 2, let prompt = byID[ids[0]], let choice = byID[ids[1]],
      case .text(let text) = prompt.value, case .text(let name) = choice.value,
      let parameter = text.firstMatch(of: Self.parameter)?.range
    else { return nil }
    return TableEntry(
      key: key,
      value: .text(text.replacingCharacters(in: parameter, with: name)),
      keyLocation: prompt.keyLocation, valueLocation: prompt.valueLocation)
  }

  /// A parameter; the number of choices is none.
  private static var parameter: Regex<Substring> { #/\$\{(?!count\})[^}]*\}/# }

  private static func collect(_ node: PropertyListNode, into entries: inout [TableEntry]) {
    switch node.value {
    case .array(let nodes): for node in nodes { collect(node, into: &entries) }
    case .dictionary(let members):
      for member in members {
        if let entry = entry(member, among: members) { entries.append(entry) }
        collect(member.node, into: &entries)
      }
    case .text, .scalar: break
    }
  }

  /// The string that a member is the id of.
  private static func entry(
    _ member: PropertyListMember, among members: [PropertyListMember]
  ) -> TableEntry? {
    guard member.key.hasPrefix("IN"), member.key.hasSuffix("ID"), let id = member.node.text,
      let string = members.first(where: { $0.key == String(member.key.dropLast(2)) }),
      let text = string.node.text, !text.isEmpty, !id.isEmpty,
      // People never see the case that means no choice.
      !members.contains(where: { $0.key == "INEnumValueName" && $0.node.text == "unknown" })
    else { return nil }
    return TableEntry(
      key: id, value: .text(text), keyLocation: member.node.location,
      valueLocation: string.node.location)
  }
}
