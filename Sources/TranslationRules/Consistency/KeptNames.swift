import AuditModel
import Localization
import Terminology

/// The names that a project keeps in its translations as they are, and the strings that do not.
struct KeptNames {
  /// A translation without a name that others keep.
  struct Outlier {
    let name: String
    let table: StringTable
    let key: String
    let leaf: TableEntry.Leaf
  }

  private(set) var outliers: [Outlier] = []

  /// How often a name is kept before the one translation without it is worth a word.
  private static let leastUses = 12

  /// How often the name of the app itself is kept before that.
  private static let leastUsesOfApp = 2

  /// How often a name with one capital is kept before that, which all languages have to do.
  private static let leastUsesOfWord = 5

  /// Finds them: names with a capital inside that nearly all translations of a language keep, and those
  /// with one at their beginning that nearly all translations of all languages keep.
  init(in project: LocalizationProject) {
    let candidates = NameCandidates(in: project)
    let locales = project.locales.filter { $0.language != project.sourceLocale.language }
    for name in candidates.names {
      let found = locales.map { look(for: name, project, $0) }
      let (kept, lost) = found.reduce((0, 0)) { ($0.0 + $1.kept, $0.1 + $1.lost.count) }
      // A word that one language keeps and another does not is a word.
      let isWord = lost * (name.isApp ? 2 : 5) > kept || found.contains(where: \.isTranslated)
      if isWord, !name.hasInnerCapital { continue }
      let least =
        name.isApp
        ? Self.leastUsesOfApp : name.hasInnerCapital ? Self.leastUses : Self.leastUsesOfWord
      for found in found where found.kept >= least {
        if found.lost.count * 12 <= found.kept || !name.hasInnerCapital && found.lost.count == 1 {
          outliers += found.lost
        }
      }
    }
  }

  private struct Found {
    var kept = 0
    var lost: [Outlier] = []

    /// Whether a language has a word of its own for the name.
    var isTranslated: Bool { lost.count * 3 > kept && lost.count > 1 || kept == 0 && !lost.isEmpty }
  }

  private func look(
    for name: NameCandidates.Name, _ project: LocalizationProject, _ locale: LocaleIdentifier
  ) -> Found {
    var found = Found()
    for use in name.uses {
      guard let table = project.table(use.table, locale: locale), let entry = table[use.key],
        entry.isTranslatable, case .text(let text) = entry.value, !text.isEmpty
      else { continue }
      if text.hasBytes(of: name.text) {
        found.kept += 1
      } else if let leaf = entry.leaves.first, entry.states[.text] != .new {
        found.lost.append(Outlier(name: name.text, table: table, key: use.key, leaf: leaf))
        if found.lost.count > 8, found.lost.count * 2 > found.kept { break }
      }
    }
    return found
  }
}
