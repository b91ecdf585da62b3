import AuditEngine
import AuditModel
import Corkboard
import Localization
import TestSupport
import Testing
import TextShaping

/// An import lays out only what shows the strings that it changes, and says the same as an audit of
/// everything.
@Suite struct GatedImportTests {
  private static let keys: Set = ["navigation.nextList", "picker.title"]

  /// The screens of the sample app; without thorough tests only one that shows a key and one that
  /// does not.
  private static let screens = CorkboardScreens.all.filter {
    Thoroughness.isWhole || ["template-picker", "tutorial"].contains($0.id)
  }

  /// The texts with German strings that have no room anywhere.
  private static var changed: LocalizationProject {
    LocalizationProject(
      tables: texts.tables.map { table in
        guard table.locale == "de" else { return table }
        return StringTable(
          name: table.name, locale: table.locale, folder: table.folder, files: table.files,
          entries: table.entries.map { entry in
            var entry = entry
            if keys.contains(entry.key) {
              entry.value = .text(String(repeating: "Vorbereitungen ", count: 9))
            }
            return entry
          })
      })
  }

  /// A new finding about one of the keys.
  private struct New: Hashable, Comparable {
    let key: String
    let fingerprint: String

    static func < (left: Self, right: Self) -> Bool {
      (left.key, left.fingerprint) < (right.key, right.fingerprint)
    }
  }

  private func findings(in project: LocalizationProject, _ fonts: FontLibrary) -> Set<New> {
    var options = AuditOptions(locales: ["de"])
    options.joinsRows = false
    let report = Audit(
      screens: Self.screens, project: project, fonts: fonts, options: options
    ).run()
    return Set(
      report.findings.flatMap { finding in
        finding.subject.keys.intersection(Self.keys).map {
          New(key: $0, fingerprint: finding.fingerprint)
        }
      })
  }

  @Test func saysTheSameAsAnAuditOfAllScreens() throws {
    let fonts = try FontLibrary()
    let gate = TranslationGate(screens: Self.screens, fonts: fonts)
    let objections = gate.objections(before: texts, after: Self.changed, locales: ["de"]) {
      Self.keys.contains($0) && $1 == "de"
    }
    let gated = objections.map { New(key: $0.key, fingerprint: $0.finding.fingerprint) }.sorted()
    let whole = findings(in: Self.changed, fonts).subtracting(findings(in: texts, fonts)).sorted()
    #expect(gated == whole)
    #expect(objections.contains { $0.finding.rule == "text-truncated" })
  }
}

extension Finding.Subject {
  /// The keys of the strings that it concerns.
  fileprivate var keys: Set<String> {
    switch self {
    case .node(let node): Set(node.occurrences.compactMap(\.string?.key))
    case .string(let string): [string.key]
    case .file: []
    }
  }
}
