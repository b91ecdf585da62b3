import AuditEngine
import AuditModel
import Intake
import Localization
import TextShaping
import ViewTree

/// Audits clean screens, then each mutation of them, and compares what is found.
struct MutationRun {
  private let fonts: FontLibrary
  private let projects: [Host.Strings: LocalizationProject]

  init(root: String) throws {
    fonts = try FontLibrary()
    projects = [
      .corkboard: Self.load("\(root)/Localizations"),
      .shop: Self.load("\(root)/Tests/Fixtures/ShopAudit/Strings"),
      .own: LocalizationProject(sourceLocale: "en", tables: []),
    ]
  }

  private static func load(_ folder: String) -> LocalizationProject {
    let project = LocalizationProject.load(folder: folder, displayedAs: folder)
    precondition(!project.tables.isEmpty, "\(folder) has no string tables")
    return LocalizationProject(
      sourceLocale: "en", tables: project.tables.filter { Variants.locales.contains($0.locale) })
  }

  /// A finding of a rule at a node.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    let rule: String
    let path: String

    static func < (one: Place, other: Place) -> Bool {
      (one.rule, one.path) < (other.rule, other.path)
    }

    var description: String { "\(rule) at \(path)" }
  }

  /// The findings of a clean screen at all text sizes, of which there has to be none.
  func findings(of host: Host) -> [Finding] {
    audit(host, host.screens, at: DynamicTypeSize.allCases)
  }

  /// The result of a mutation.
  func result(of mutation: Mutation) -> MutationResult {
    let screens = mutation.host.screens(with: mutation)
    return MutationResult(mutation, found: audit(mutation.host, screens, at: Variants.sizes))
  }

  /// The keys of the phrases that screens show in any variant.
  private func keys(of screens: [Screen], on devices: [Device]) -> Set<String> {
    var keys: Set<String> = []
    for state in screens.flatMap(\.states) {
      for device in devices {
        let played = state.prepare(device)
        keys.formUnion(played.announcements.flatMap(\.phraseKeys))
        for size in Variants.sizes {
          for locale in Variants.locales {
            let environment = RenderEnvironment(
              device: device, dynamicTypeSize: size, locale: locale)
            keys.formUnion(played.render(environment).phraseKeys)
          }
        }
      }
    }
    return keys
  }

  private func audit(_ host: Host, _ screens: [Screen], at sizes: [DynamicTypeSize]) -> [Finding] {
    let tables = projects[host.strings]?.tables ?? []
    let project = LocalizationProject(
      sourceLocale: "en", tables: tables + Phrases.tables(of: keys(of: screens, on: host.devices)))
    var options = AuditOptions(
      locales: Variants.locales, dynamicTypeSizes: sizes,
      sizeClasses: host.devices.map(\.sizeClasses), jobs: 1,
      rules: RuleSelection(only: RuleList.screenRuleIDs))
    options.joinsRows = false
    return Audit(screens: screens, project: project, fonts: fonts, options: options).run().findings
  }
}

extension Host {
  /// The narrowest phone, and one in landscape where the host asks for it.
  var devices: [Device] {
    (hasDevices ? [.compactRegular, .regularCompact] : [SizeClasses.compactRegular])
      .map { .narrowest(with: $0) }
  }
}

extension Finding {
  /// Where it is: the rule with each node.
  var places: [MutationRun.Place] {
    let paths = node.map { $0.occurrences.map(\.path) } ?? ["\(location)"]
    return paths.map { MutationRun.Place(rule: rule, path: $0) }
  }
}
