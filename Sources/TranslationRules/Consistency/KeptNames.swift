import AuditModel
import Localization
import Terminology

/// The names that a project keeps in its translations as they are, and the texts that do not.
struct KeptNames {
  /// A translation without a name that others keep.
  struct Outlier {
    let name: String
    let table: StringTable
    let key: String
    let leaf: TableEntry.Leaf
  }

  private(set) var outliers: [Outlier] = []

  /// More names than an app has.
  private static let mostNames = 300

  /// How often a name is kept before the one translation without it is worth a word.
  private static let leastUses = 12

  private struct Use {
    let table: String
    let key: String
  }

  /// Finds them; a name has a capital inside, and nearly all translations of a language keep it.
  init(in project: LocalizationProject) {
    let names = Self.names(in: project)
    guard !names.isEmpty else { return }
    for locale in project.locales where locale.language != project.sourceLocale.language {
      for (name, uses) in names { look(for: name, in: uses, project, locale) }
    }
  }

  private mutating func look(
    for name: String, in uses: [Use], _ project: LocalizationProject, _ locale: LocaleIdentifier
  ) {
    var lost: [Outlier] = []
    var kept = 0
    for use in uses {
      guard let table = project.table(use.table, locale: locale), let entry = table[use.key],
        entry.isTranslatable, case .text(let text) = entry.value, !text.isEmpty
      else { continue }
      if text.hasBytes(of: name) {
        kept += 1
      } else if let leaf = entry.leaves.first, entry.states[.text] != .new {
        lost.append(Outlier(name: name, table: table, key: use.key, leaf: leaf))
      }
    }
    if kept >= Self.leastUses, lost.count * 12 <= kept { outliers += lost }
  }

  private static func names(in project: LocalizationProject) -> [(String, [Use])] {
    var uses: [String: [Use]] = [:]
    var scanner = WordScanner()
    for table in project.tables where table.locale == project.sourceLocale {
      for entry in table.entries {
        guard entry.isTranslatable, case .text(let text) = entry.value else { continue }
        scanner.forEachWord(in: text) { word in
          guard word.hasInnerCapital, word.letters.count > 2 else { return }
          let name = String(decoding: Array(text.utf8)[word.bytes], as: UTF8.self)
          // Words in capitals alone are often shouted, not named.
          guard name.contains(where: \.isLowercase) else { return }
          if uses[name]?.last.map({ $0.key == entry.key && $0.table == table.name }) != true {
            uses[name, default: []].append(Use(table: table.name, key: entry.key))
          }
        }
      }
    }
    return uses.filter { $0.value.count > leastUses }.sorted { $0.key < $1.key }.prefix(mostNames)
      .map { ($0.key, $0.value) }
  }
}
