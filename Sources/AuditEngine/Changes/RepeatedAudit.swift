import AuditModel
import Localization
import Terminology
import TextShaping
import TranslationRules
import ViewTree

/// An audit that is repeated for strings that change, while its screens and facts stay as they are: states are
/// played once, and nothing but the strings and what shows them is looked at again.
package struct RepeatedAudit: Sendable {
  private let screens: [Screen]
  private let fonts: FontLibrary
  private let options: AuditOptions
  private let texts: TextAuditInput
  private let sources: SourceFiles
  private let plan: AuditPlan
  private let index: StringIndex
  /// The statistics of the languages, as they are at the start.
  package let models: LanguageModels

  /// Takes what an audit takes, and plays all states.
  package init(
    screens: [Screen], project: LocalizationProject, fonts: FontLibrary, options: AuditOptions,
    facts: OutsideFacts, sources: SourceFiles
  ) {
    self.screens = screens
    self.fonts = fonts
    var options = options
    options.locales = options.locales ?? project.locales
    options.drawings = false
    options.measuresTimes = false
    options.policy.scope.hasAllStrings = false
    self.options = options
    models = LanguageModels(project.separately)
    texts = TextAuditInput(facts: facts, models: models)
    self.sources = sources
    plan = AuditPlan(
      screens: screens, locales: options.locales ?? [], of: project, options: options)
    index = StringIndex(plan, jobs: options.jobs)
  }

  /// The part of the app that changed with some strings.
  ///
  /// - Parameter project: all strings as they are now.
  package func change(
    of strings: ChangedStrings, files: Set<String>, in project: LocalizationProject
  ) -> ChangedPart {
    ChangedPart(since: "", strings: strings, files: files)
      .narrowingScreens(to: options.locales ?? [], of: project)
  }

  /// The findings about strings that changed.
  ///
  /// - Parameter project: all strings as they are now.
  package func findings(
    about change: ChangedPart, in project: LocalizationProject
  ) -> [SingleFinding] {
    var options = options
    options.change = change
    let audit = Audit(
      screens: screens, screenErrors: [], project: project, fonts: fonts, options: options,
      texts: texts, sources: sources, otherFindings: [])
    // Findings that are known go by their names, which need all of a screen.
    let focus = ScreenFocus(
      change, on: screens, comparesOthers: options.policy.baseline != nil,
      index: index)
    return SingleFinding.all(in: audit.report(on: plan, focus: focus) { _ in })
      .filter { $0.isAbout(change) }
  }
}
