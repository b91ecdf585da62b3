import AuditModel
import TranslationRules
import ViewTree

/// Short names for all that the results of a unit depend on: two runs with the same ones can be joined.
package struct PlanDigest: Hashable, Sendable {
  /// The bytes of the files that were read.
  package var files = ""
  /// The axes of the audit and the rules that take part.
  package var options: String
  /// The screens and their states.
  package var screens: String
  /// The source strings that translations were made from, as git's history has them.
  package var history: String

  /// The names of the digests with what differs where they do, in the order in which they are compared.
  static var parts: [(name: String, path: KeyPath<PlanDigest, String>, difference: String)] {
    [
      ("options", \.options, "with other options, rules, languages or devices"),
      ("screens", \.screens, "of other screens or states"),
      ("files", \.files, "of other files"),
      ("history", \.history, "with another history of git"),
    ]
  }

  /// The digest without any files.
  init(_ plan: AuditPlan, options: AuditOptions, facts: OutsideFacts) {
    self.options = Fingerprint.of(plan.axisNames + options.rules.names + facts.languageNames)
    screens = Fingerprint.of(
      plan.screens.flatMap { ["screen", $0.id] + $0.states.flatMap { ["state", $0.name] } })
    history = Fingerprint.of(facts.earlierSources.map(\.name).sorted())
  }

  init(options: String, screens: String, files: String, history: String) {
    self.options = options
    self.screens = screens
    self.files = files
    self.history = history
  }
}

extension AuditPlan {
  fileprivate var axisNames: [String] {
    ["languages"] + locales.map(\.identifier) + ["source", "\(sourceLocale)", "sizes"]
      + sizes.map(\.name) + ["devices"]
      + devices.map { "\($0.name ?? "") \($0.sizeClasses.name) \($0.hasBoldText)" }
      + ["large text", largeText.rawValue]
  }
}

extension RuleSelection {
  fileprivate var names: [String] {
    ["only"] + (only.map { $0.sorted() } ?? ["*"]) + ["with"] + with.sorted() + ["without"]
      + without.sorted() + ["severities"]
      + severities.map { "\($0) \($1.rawValue)" }.sorted() + ["options"] + ruleOptions.names
  }
}

extension OutsideFacts {
  /// The languages that project files and configurations name.
  fileprivate var languageNames: [String] {
    ["regions"] + (knownRegions.map { $0.map(\.identifier).sorted() } ?? ["*"]) + ["absent"]
      + absentLanguages.map { "\($0.locale) \($0.location) \($0.source)" }
  }
}

extension EarlierSource {
  fileprivate var name: String {
    [
      translation.folder, translation.table, translation.key.text,
      translation.locale.identifier, "\(translation.path)", text,
    ].joined(separator: "\u{1E}")
  }
}
