import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import TranslationRules
import ViewTree

/// An audit of screens and of the texts that they show.
public struct Audit: Sendable {
  let screens: [Screen]
  private let screenErrors: [ScreenFileError]
  let project: LocalizationProject
  let fonts: FontLibrary
  let options: AuditOptions
  let texts: TextAuditInput
  private let sources: SourceFiles
  private let otherFindings: [Finding]

  /// Takes the screens, the string tables, the fonts to measure with, and what to look at; screens
  /// that could not be read become findings, and what was found elsewhere is among the others.
  public init(
    screens: [Screen], screenErrors: [ScreenFileError] = [], project: LocalizationProject,
    fonts: FontLibrary, options: AuditOptions = AuditOptions(), otherFindings: [Finding] = []
  ) {
    self.init(
      screens: screens, screenErrors: screenErrors, project: project, fonts: fonts,
      options: options, texts: TextAuditInput(), sources: SourceFiles(),
      otherFindings: otherFindings)
  }

  /// Takes what is known beside the string tables, too, and the files that nodes are written in.
  package init(
    screens: [Screen], screenErrors: [ScreenFileError], project: LocalizationProject,
    fonts: FontLibrary, options: AuditOptions, texts: TextAuditInput,
    sources: SourceFiles, otherFindings: [Finding]
  ) {
    self.texts = texts
    self.sources = sources
    self.otherFindings = otherFindings
    self.screens = screens
    self.screenErrors = screenErrors
    self.project = project
    self.fonts = fonts
    self.options = options
  }

  /// Looks at everything; the same input gives the same report.
  ///
  /// `progress` is called with the share that is done, from 0 to 1, on any thread.
  public func run(progress: @escaping @Sendable (Double) -> Void = { _ in }) -> AuditReport {
    let plan = plan
    return report(
      on: plan, focus: options.change.map { ScreenFocus($0, on: plan.screens) }, progress: progress)
  }

  /// Looks at everything in a plan whose states have been played already.
  ///
  /// - Parameter focus: the part of the screens that is looked at; all screens are when it is left out.
  func report(
    on plan: AuditPlan, focus: ScreenFocus? = nil,
    progress: @escaping @Sendable (Double) -> Void
  ) -> AuditReport {
    let log = options.measuresTimes ? TimeLog() : nil
    return report(
      on: plan, from: audit(plan, focus: focus, log: log, progress: progress), log: log)
  }

  /// The report on what was found.
  ///
  /// - Parameter strings: the findings about strings; nil when they are still to be made.
  func report(
    on plan: AuditPlan, from results: consuming [LocaleAudit.Result],
    strings: [StringUnit: [RuleFinding]]? = nil, log: TimeLog? = nil
  ) -> AuditReport {
    let assembler = ReportAssembler(
      plan: plan, screenErrors: screenErrors, project: project, fonts: fonts,
      texts: texts, sources: sources, options: options, others: otherFindings, strings: strings,
      log: log)
    var report = assembler.report(from: results)
    report.times = log?.sorted ?? []
    if options.drawings {
      report.drawings = ReportPainter(
        plan: plan, project: project, fonts: fonts, jobs: options.jobs
      ).drawings(of: report.findings)
    }
    return report
  }

  /// Plays all states on all devices and does nothing else, for measuring what playing alone costs.
  package func playStates() {
    _ = plan
  }

  /// The distinct texts that an audit shapes, for measuring what shaping alone costs.
  package func shapedTexts() -> [(locale: LocaleIdentifier, texts: [ShapedTextKey])] {
    let plan = plan
    return zip(plan.locales, audit(plan) { _ in }).map { ($0, Array($1.shapedTexts)) }
  }

  /// All axes, with all states played.
  var plan: AuditPlan {
    AuditPlan(
      screens: options.change?.concerns(screens) ?? true ? screens : [], locales: locales,
      of: project,
      options: options)
  }

  private var locales: [LocaleIdentifier] {
    options.locales ?? (project.locales.isEmpty ? [project.sourceLocale] : project.locales)
  }

  /// The results of the screens in each language.
  ///
  /// - Parameters:
  ///   - focus: the part of the screens that is looked at; all of them when it is left out.
  ///   - units: the screens that are looked at in each language; all when none are named.
  func audit(
    _ plan: AuditPlan, focus: ScreenFocus? = nil, only units: Set<AuditUnit>? = nil,
    log: TimeLog? = nil,
    progress: @escaping @Sendable (Double) -> Void
  ) -> [LocaleAudit.Result] {
    let rules = RuleList.screenRules.map { $0.init() }
    let workers = Workers(count: options.jobs)
    let pieces = AuditPieces(
      plan.screens.indices.map { work(on: $0, of: plan, focus: focus, only: units) },
      devices: plan.devices.count, threads: workers.count)
    let share = SharedProgress(
      total: pieces.all.reduce(0) { $0 + $1.locales.count * $1.devices.count }, report: progress)
    let results = workers.map(pieces.order.count) { [fonts, project] position in
      let group = LocaleGroup(
        plan: plan, rules: rules, piece: pieces.all[pieces.order[position]], focus: focus, log: log)
      let results = group.run(fonts: fonts, project: project, progress: share)
      if position < Self.largePieces { FreedMemory.giveBack() }
      return results
    }
    return joined(results, of: pieces, locales: plan.locales.count)
  }

  /// After so many of the largest pieces memory is given back, which takes a millisecond or two: apps may have
  /// thousands of small screens.
  private static let largePieces = 32

  /// The variants of a screen that are looked at.
  private func work(
    on screen: Int, of plan: AuditPlan, focus: ScreenFocus?, only units: Set<AuditUnit>?
  ) -> AuditPieces.Work {
    let locales = plan.locales.indices.filter {
      (focus?.concerns($0, of: plan) ?? true)
        && (units?.contains(.screen(screen, locale: $0)) ?? true)
    }
    let states = plan.screens[screen].states.indices.count { state in
      plan.devices.indices.contains { device in
        focus?.concerns(
          screen: screen, state: state, device: device,
          in: locales.lazy.map { plan.locales[$0] }) ?? true
      }
    }
    return AuditPieces.Work(locales: locales, states: states)
  }

  /// The results by language, made of those of the pieces in their order.
  private func joined(
    _ results: [[LocaleAudit.Result]], of pieces: AuditPieces, locales: Int
  ) -> [LocaleAudit.Result] {
    var all = [LocaleAudit.Result](repeating: LocaleAudit.Result(), count: locales)
    for (piece, results) in zip(pieces.order, results).sorted(by: { $0.0 < $1.0 }) {
      for (locale, result) in zip(pieces.all[piece].locales, results) {
        all[locale].formUnion(result)
      }
    }
    for locale in all.indices { all[locale].joinCoveredCauses() }
    return all
  }
}
