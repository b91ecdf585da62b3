import AuditModel
import Localization

/// Gathers the strings of a list by the files that they come from, in the order of the list.
struct ListedFiles {
  private(set) var files: [BilingualFile] = []
  private var positions: [String: Int] = [:]

  mutating func add(
    _ unit: BilingualUnit, of original: String, from source: LocaleIdentifier,
    into target: LocaleIdentifier?
  ) {
    let name = "\(original)\u{0}\(target?.identifier ?? "")"
    if let position = positions[name] { return files[position].units.append(unit) }
    positions[name] = files.count
    files.append(
      BilingualFile(
        original: original, sourceLocale: source, targetLocale: target, units: [unit]))
  }
}
