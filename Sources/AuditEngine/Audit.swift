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
    let results = audit(plan, focus: focus, log: log, progress: progress)
    return report(on: plan, from: results, log: log)
  }

  /// The report on what was found.
  ///
  /// - Parameter strings: the findings about strings; nil when they are still to be made.
  func report(
    on plan: AuditPlan, from results: [LocaleAudit.Result],
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
    return zip(plan.locales, audit(plan) { _ in }).map { ($0, $1.shapedTexts) }
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
    let count = units?.count ?? plan.locales.count * plan.screens.count
    let share = SharedProgress(total: count * plan.devices.count, report: progress)
    let workers = Workers(count: options.jobs)
    let groups = LocaleGroup.groups(of: plan.locales.count, threads: workers.count)
    let devices = devices(of: plan, focus: focus, threads: workers.count)
    let results = workers.map(groups.count * devices.count) { [fonts, project] piece in
      LocaleGroup(
        plan: plan, rules: rules, locales: groups[piece / devices.count], focus: focus,
        units: units, devices: devices[piece % devices.count], log: log
      ).run(fonts: fonts, project: project, progress: share)
    }
    return groups.indices.flatMap { group in
      let parts = results[(group * devices.count)..<((group + 1) * devices.count)]
      var all = parts[parts.startIndex]
      for index in all.indices {
        for part in parts.dropFirst() { all[index].formUnion(part[index]) }
        all[index].joinCoveredCauses()
      }
      return all
    }
  }

  /// The devices in parts that threads share: all of them together, unless there are so few languages that
  /// threads would have nothing to do.
  private func devices(
    of plan: AuditPlan, focus: ScreenFocus?, threads: Int
  ) -> [Range<Int>] {
    let all = plan.devices.indices
    let languages = plan.locales.indices.count { focus?.concerns($0, of: plan) ?? true }
    return languages >= threads || all.count < 2 ? [all] : all.map { $0..<$0 + 1 }
  }
}
