import AuditModel
import AuditRules
import Localization
import TextShaping
import TranslationRules
import ViewTree

/// Makes one report of what was found in all languages.
struct ReportAssembler {
  let plan: AuditPlan
  let screenErrors: [ScreenFileError]
  let project: LocalizationProject
  let fonts: FontLibrary
  let texts: TextAuditInput
  let sources: SourceFiles
  let options: AuditOptions
  /// The problems found elsewhere.
  let others: [Finding]
  /// The findings about strings; nil when they are still to be made.
  var strings: [StringUnit: [RuleFinding]]?
  /// Takes the times, where they are asked for.
  var log: TimeLog?

  func report(from results: consuming [LocaleAudit.Result]) -> AuditReport {
    var causes = causes(in: results)
    let compared = compare(&results)
    FreedMemory.giveBack()
    causes.merge(compared.causes) { first, _ in first }
    return report(on: causes, results, undeclared: compared.undeclared)
  }

  /// - Parameter undeclared: the ids of the rules about several variants that need a declaration and met none.
  private func report(
    on causes: [CauseKey: Cause], _ results: [LocaleAudit.Result], undeclared: [String]
  ) -> AuditReport {
    let divided = AcceptedFindings(findings(of: causes, results), by: options.policy)
    let findings = options.rules.apply(to: divided.others.compactMap(narrowedDecision))
      .inReportOrder
    let notMeasured = notMeasured(causes, results)
    let strings = TextAudit.counts(
      in: project, texts.others, locales: options.locales, change: options.change)
    let shown = shownScreens(results)
    var report = AuditReport(
      matrix: shown.isEmpty ? plan.matrix.withoutScreens : plan.matrix.keeping(shown),
      fonts: fonts.usedFonts, areFontsStandIns: fonts.isStandIn, findings: findings,
      notMeasured: notMeasured,
      summary: .init(
        findings: findings,
        variants: options.change == nil
          ? plan.matrix.variantCount : results.reduce(0) { $0 + $1.variants },
        nodes: results.reduce(0) { $0 + $1.nodes }, texts: results.reduce(0) { $0 + $1.texts },
        strings: strings.values.reduce(0, +),
        unresolvedLocations: findings.reduce(0) { $0 + $1.unresolvedLocations(in: sources) }))
    report.accepted = divided.accepted
    report.gate = options.gate
    report.languages = AuditReport.LanguageSummary.all(
      plan.locales, findings: findings, strings: strings)
    report.coverage = CoverageCounter.all(in: project, locales: stringLocales)
    report.skipped = texts.skipped.filter { options.change?.files.contains($0.file) ?? true }
    report.narrowing = options.change.map {
      .init(since: $0.since, strings: $0.strings.count, screens: shown.count, files: $0.files.count)
    }
    report.isComplete = results.allSatisfy(\.invalid.isEmpty)
    let declared = results.reduce(into: Set()) { $0.formUnion($1.declared) }
    describeRules(
      in: &report, undeclared: RuleList.undeclared(besides: declared) + undeclared)
    options.policy.compareWithBaseline(&report, rules: options.rules)
    return report
  }

  /// The causes that show when outlines are compared, which are not needed afterwards, and the rules that met
  /// none of what they are about.
  private func compare(
    _ results: inout [LocaleAudit.Result]
  ) -> (causes: [CauseKey: Cause], undeclared: [String]) {
    let matrix = MatrixCauses(plan: plan, results, isNarrowed: options.change != nil)
    for index in results.indices { results[index].outlines = [:] }
    return (matrix.causes(Workers(count: options.jobs), log), matrix.undeclared)
  }

  private func causes(in results: [LocaleAudit.Result]) -> [CauseKey: Cause] {
    var causes: [CauseKey: Cause] = [:]
    for result in results {
      for (key, cause) in result.causes {
        if causes[key] == nil { causes[key] = cause } else { causes[key]?.merge(cause) }
      }
    }
    return causes
  }

  private func findings(
    of causes: [CauseKey: Cause], _ results: [LocaleAudit.Result]
  ) -> [Finding] {
    let found = causes.filter {
      $0.key.outcome == .found && options.rules.includes($0.key.ruleID)
    }.withoutSuperseded()
    var findings = NodeFindings(
      plan: plan, project: project, sources: sources, lines: results.first?.lines ?? [:],
      joinsRows: options.joinsRows
    ).findings(of: found)
    findings += invalidScreenFindings(results)
    findings += (screenErrors.map(\.finding) + others).compactMap(narrowed)
    findings += textFindings(shown: found.shownDefects(in: plan))
    return options.policy.leveled(options.rules.apply(to: findings)).mergingCauses().inReportOrder
  }

  /// The positions of the screens that were looked at.
  private func shownScreens(_ results: [LocaleAudit.Result]) -> Set<Int> {
    options.change == nil
      ? Set(plan.screens.indices) : Set(results.flatMap { $0.checked.map(\.screen) })
  }

  /// A finding about a file, unless the audit is narrowed and the file did not change.
  private func narrowed(_ finding: Finding) -> Finding? {
    options.change.map { $0.narrowed(finding) } ?? finding
  }

  /// The same for one about an accepted finding; others are left alone.
  private func narrowedDecision(_ finding: Finding) -> Finding? {
    BaselineRules.areAboutDecisions.contains(finding.rule) ? narrowed(finding) : finding
  }

  /// - Parameter undeclared: the ids of the rules that need a declaration and met none.
  private func describeRules(in report: inout AuditReport, undeclared: [String]) {
    report.outcomes = RuleOutcome.all(
      of: RuleList.descriptions(of: options.rules),
      // A rule has failed though the team knows or accepts the findings.
      findings: report.findings + report.accepted.map(\.finding),
      notMeasured: report.notMeasured,
      applicable: RuleList.applicable(to: report).subtracting(undeclared)
        .subtracting(rulesWithoutCode))
    report.codeFiles =
      texts.facts.code?.fileCounts.filter { $0.key != .screen }.values.reduce(0, +) ?? 0
    RuleList.describeRules(in: &report)
  }

  /// The ids of the rules about code that had no file to look at.
  private var rulesWithoutCode: Set<String> {
    let counts = texts.facts.code?.fileCounts ?? [:]
    let hasCode = counts[.swift, default: 0] + counts[.objectiveC, default: 0] > 0
    let hasInterface = counts[.markup, default: 0] > 0
    return RuleList.codeRuleIDs.filter { $0.hasSuffix("-in-interface") ? !hasInterface : !hasCode }
  }

  private func textFindings(shown: Set<ShownDefect>) -> [Finding] {
    let audit = TextAudit(options: options, facts: texts.facts, models: texts.models, log: log)
    let jobs = audit.jobs(in: project, locales: stringLocales, others: texts.others)
    return strings.map { audit.findings(of: jobs, reported: $0, shown: shown) }
      ?? audit.findings(
        of: jobs, learningFrom: project.separately + texts.others, shown: shown)
  }

  private var stringLocales: [LocaleIdentifier] { project.stringLocales(among: plan.locales) }

  private func invalidScreenFindings(_ results: [LocaleAudit.Result]) -> [Finding] {
    var screens: [InvalidScreen.Key: InvalidScreen] = [:]
    for result in results { screens.merge(result.invalid) { $0.merged(with: $1) } }
    return screens.sorted { $0.key.order < $1.key.order }
      .compactMap { $1.finding($0, in: plan, sources) }
  }

  private func notMeasured(
    _ causes: [CauseKey: Cause], _ results: [LocaleAudit.Result]
  ) -> [NotMeasured] {
    let byRules = causes.filter { $0.key.outcome == .notMeasured }.map { key, cause in
      NotMeasured(
        subject: key.ruleID, reason: cause.worst.violation.message.text,
        stringKey: key.stringKey, screen: plan.screens[key.screen].id, node: key.node,
        locales: Set(cause.variants.cells.map(\.locale)).sorted().map { plan.locales[$0] })
    }
    let others =
      unmeasuredTexts(results) + emptyStates(results) + invalidScreens(results)
      + TextAudit.gaps(in: project, locales: stringLocales)
    return (byRules + others).sorted { $0.order < $1.order }
  }

  /// The states that cannot be played, and the screens that cannot be laid out.
  private func invalidScreens(_ results: [LocaleAudit.Result]) -> [NotMeasured] {
    var locales: [InvalidScreen.Key: [LocaleIdentifier]] = [:]
    var messages: [InvalidScreen.Key: String] = [:]
    for (locale, result) in zip(plan.locales, results) {
      for (key, invalid) in result.invalid {
        locales[key, default: []].append(locale)
        messages[key] = messages[key] ?? invalid.message
      }
    }
    return locales.map { key, locales in
      let screen = plan.screens[key.screen].id
      return NotMeasured(
        subject: screen, reason: messages[key] ?? "", screen: screen, locales: locales)
    }
  }

  /// The states that show nothing, which is no proof that nothing is wrong with them.
  private func emptyStates(_ results: [LocaleAudit.Result]) -> [NotMeasured] {
    var locales: [InvalidScreen.Key: [LocaleIdentifier]] = [:]
    for (locale, result) in zip(plan.locales, results) {
      for key in result.empty { locales[key, default: []].append(locale) }
    }
    return locales.map { key, locales in
      let screen = plan.screens[key.screen]
      let state = key.state.map { screen.states[$0].name } ?? ""
      return NotMeasured(
        subject: screen.id, reason: "the state “\(state)” shows nothing", screen: screen.id,
        locales: locales)
    }
  }

  /// Texts with characters that no font has, each with all its languages.
  private func unmeasuredTexts(_ results: [LocaleAudit.Result]) -> [NotMeasured] {
    var locales: [UnmeasuredText: [LocaleIdentifier]] = [:]
    for (locale, result) in zip(plan.locales, results) {
      for text in result.unmeasured { locales[text, default: []].append(locale) }
    }
    return locales.map { text, locales in
      NotMeasured(
        subject: text.string, reason: text.reason, stringKey: text.key, locales: locales)
    }
  }
}

extension [Finding] {
  /// The most severe first, then by screen, rule, node, key and location.
  fileprivate var inReportOrder: [Finding] {
    map { (order: $0.order, finding: $0) }
      .sorted { left, right in
        left.finding.severity == right.finding.severity
          ? left.order.lexicographicallyPrecedes(right.order)
          : left.finding.severity > right.finding.severity
      }.map(\.finding)
  }
}

extension Finding {
  fileprivate var order: [String] {
    let tail = [locales.first?.identifier ?? "", message, fingerprint]
    return switch subject {
    case .node(let node):
      [node.screen, rule, node.element.name, node.string?.key ?? "", node.location.file] + tail
    case .string(let string): ["\u{7F}", rule, "", string.key, string.location.file] + tail
    case .file(let file):
      ["\u{7F}", rule, "", "", file.location.file, file.location.line.inOrder] + tail
    }
  }

  /// The number of its nodes that point at the manifest because their source was not found.
  fileprivate func unresolvedLocations(in sources: SourceFiles) -> Int {
    guard case .node(let node) = subject else { return 0 }
    return node.occurrences.count { $0.location == sources.manifest }
  }
}

extension Int {
  /// The number in digits that sort as it does.
  fileprivate var inOrder: String {
    let digits = "\(self)"
    return String(repeating: "0", count: Swift.max(0, 9 - digits.count)) + digits
  }
}

extension AuditReport.LanguageSummary {
  /// The totals of languages, in their order.
  fileprivate static func all(
    _ locales: [LocaleIdentifier], findings: [Finding], strings: [LocaleIdentifier: Int]
  ) -> [Self] {
    var counts: [LocaleIdentifier: [Severity: Int]] = [:]
    for finding in findings {
      for locale in finding.locales {
        counts[locale, default: [:]][finding.severity, default: 0] += 1
      }
    }
    let all = locales + Set(strings.keys).union(counts.keys).subtracting(locales).sorted()
    return all.map { locale in
      let own = counts[locale] ?? [:]
      return Self(
        locale: locale, errors: own[.error] ?? 0, warnings: own[.warning] ?? 0,
        notes: own[.note] ?? 0, strings: strings[locale] ?? 0)
    }
  }
}

extension AuditMatrix {
  /// Only some of the screens, by their positions.
  fileprivate func keeping(_ positions: Set<Int>) -> AuditMatrix {
    AuditMatrix(
      screens: screens.indices.filter(positions.contains).map { screens[$0] }, locales: locales,
      dynamicTypeSizes: dynamicTypeSizes, devices: devices)
  }

  /// Only the languages: nothing was laid out at any size.
  fileprivate var withoutScreens: AuditMatrix {
    AuditMatrix(screens: [], locales: locales, dynamicTypeSizes: [], devices: [])
  }
}

extension RuleList {
  /// The rules that take part, in the order in which they are listed.
  fileprivate static func descriptions(of selection: RuleSelection) -> [RuleDescription] {
    let isOn = Dictionary(
      uniqueKeysWithValues: TranslationRuleList.all.map {
        ($0.description.id, $0.isOnByDefault)
      })
    return descriptions.filter { selection.includes($0.id, byDefault: isOn[$0.id] ?? true) }
  }

  /// The ids of the rules that need a declaration, without those that met one: they checked nothing.
  fileprivate static func undeclared(besides declared: Set<Int>) -> [String] {
    screenRules.enumerated().filter { $1.declaration != nil && !declared.contains($0) }
      .map { $1.description.id }
  }

  /// The ids of the rules that have something to check where there are screens, or strings.
  fileprivate static func applicable(to report: AuditReport) -> Set<String> {
    let hasScreens = !report.matrix.screens.isEmpty
    let hasTexts = report.summary.strings > 0
    let (ofScreens, ofTexts) = (screenRuleIDs, stringRuleIDs)
    return Set(descriptions.map(\.id)).filter { id in
      if ofScreens.contains(id) {
        return hasScreens && VariantNeeds.areMet(id, in: report.matrix)
      }
      return ofTexts.contains(id) ? hasTexts : true
    }
  }

  /// Adds the descriptions of the rules that a report has outcomes of and that had something to check.
  package static func describeRules(in report: inout AuditReport) {
    let named = Set(report.outcomes.map(\.rule)).intersection(applicable(to: report))
    report.rules = descriptions.filter { named.contains($0.id) }
    report.screenRules = screenRuleIDs
    report.stringRules = stringRuleIDs
  }
}

extension NotMeasured {
  fileprivate var order: String {
    [subject, reason, stringKey ?? "", screen ?? "", node ?? ""].joined(separator: "\u{1F}")
  }
}

extension ScreenFileError {
  /// The finding about a screen file that cannot be read.
  fileprivate var finding: Finding {
    let rule = RuleList.screenInvalid
    // A file may have several mistakes, each with its own way out.
    let mistake = suggestion.map { "\(message); \($0)" } ?? message
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: mistake,
      suggestion:
        "correct the file; “legible schema screen --format markdown” describes its fields",
      subject: .file(FileSubject(location, severity: rule.severity, message: mistake)))
  }
}
