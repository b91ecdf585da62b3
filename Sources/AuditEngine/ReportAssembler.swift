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
  let options: AuditOptions
  /// What was found elsewhere.
  let others: [Finding]

  func report(from results: [LocaleAudit.Result]) -> AuditReport {
    var causes: [CauseKey: Cause] = [:]
    for result in results {
      for (key, cause) in result.causes {
        if causes[key] == nil { causes[key] = cause } else { causes[key]?.merge(cause) }
      }
    }
    let found = withoutEchoes(causes.filter { $0.key.outcome == .found })
    var findings = found.map(finding)
    findings += tooDeepFindings(results) + screenErrors.map(\.finding)
    findings += textFindings + others
    findings = options.rules.apply(to: findings)
    findings.sort(by: isBefore)
    let tableTexts = TextAudit.count(in: [project] + texts.others, locales: options.locales)
    var report = AuditReport(
      matrix: plan.screens.isEmpty ? plan.matrix.withoutScreens : plan.matrix,
      fonts: fonts.usedFonts, areFontsStandIns: fonts.isStandIn,
      findings: findings,
      notMeasured: notMeasured(causes, results),
      summary: .init(
        findings: findings, variants: plan.matrix.variantCount,
        nodes: results.reduce(0) { $0 + $1.nodes }, texts: results.reduce(0) { $0 + $1.texts },
        tableTexts: tableTexts))
    report.rules = RuleList.descriptions(
      of: options.rules, screens: !plan.screens.isEmpty, texts: tableTexts > 0)
    return report
  }

  private var textFindings: [Finding] {
    TextAudit(options: options, facts: texts.facts)
      .findings(in: project, locales: plan.locales, others: texts.others)
  }

  /// A text that is cut off somewhere has been told; that it nearly is elsewhere adds nothing.
  private func withoutEchoes(_ causes: [CauseKey: Cause]) -> [CauseKey: Cause] {
    let cutOff = Set(
      causes.keys.filter { id(of: $0) == TextTruncatedRule.description.id }
        .map { [String($0.screen), $0.node, $0.stringKey ?? ""] })
    return causes.filter { key, _ in
      id(of: key) != TextTightRule.description.id
        || !cutOff.contains([String(key.screen), key.node, key.stringKey ?? ""])
    }
  }

  private func id(of key: CauseKey) -> String { RuleList.screenRules[key.rule].description.id }

  private func finding(_ key: CauseKey, _ cause: Cause) -> Finding {
    let description = RuleList.screenRules[key.rule].description
    let screen = plan.screens[key.screen]
    let axes = plan.axes(of: cause.variants, screen: key.screen)
    let worst = cause.worst
    return Finding(
      rule: description.id, severity: description.severity, title: description.title,
      message: worst.violation.message.text, screen: screen.id,
      states: axes.states, node: key.node, stringKey: key.stringKey, locales: axes.locales,
      dynamicTypeSizes: axes.dynamicTypeSizes, sizeClasses: axes.sizeClasses,
      variants: cause.variants, worst: place(of: worst.cell, on: screen),
      location: location(of: worst, key) ?? screen.location, evidence: worst.violation.evidence,
      suggestion: worst.violation.suggestion?.text)
  }

  /// Where to look: at the worst translation, or at the source when any translation would do.
  private func location(of worst: Cause.Worst, _ key: CauseKey) -> SourceLocation? {
    guard let table = worst.table, let stringKey = key.stringKey,
      !RuleList.screenRules[key.rule].concernsTranslation
    else { return worst.location }
    return project.text(key: stringKey, table: table, locale: project.sourceLocale).location
  }

  private func place(of cell: MatrixCell, on screen: Screen) -> Finding.Place {
    Finding.Place(
      state: screen.states[cell.state].name,
      variant: Variant(
        locale: plan.locales[cell.locale], dynamicTypeSize: plan.sizes[cell.dynamicTypeSize],
        sizeClasses: plan.devices[cell.sizeClasses].sizeClasses))
  }

  private func tooDeepFindings(_ results: [LocaleAudit.Result]) -> [Finding] {
    var screens: [Int: TooDeepScreen] = [:]
    for result in results { screens.merge(result.tooDeep) { $0.merged(with: $1) } }
    return screens.sorted { $0.key < $1.key }.map { $1.finding(screen: $0, in: plan) }
  }

  private func notMeasured(
    _ causes: [CauseKey: Cause], _ results: [LocaleAudit.Result]
  ) -> [NotMeasured] {
    let byRules = causes.filter { $0.key.outcome == .notMeasured }.map { key, cause in
      NotMeasured(
        subject: id(of: key), reason: cause.worst.violation.message.text,
        stringKey: key.stringKey, screen: plan.screens[key.screen].id, node: key.node,
        locales: Set(cause.variants.cells.map(\.locale)).sorted().map { plan.locales[$0] })
    }
    let others = unmeasuredTexts(results) + TextAudit.gaps(in: project, locales: plan.locales)
    return (byRules + others).sorted { $0.order < $1.order }
  }

  /// Texts with characters that no font has, each with all its languages.
  private func unmeasuredTexts(_ results: [LocaleAudit.Result]) -> [NotMeasured] {
    var locales: [UnmeasuredText: [LocaleIdentifier]] = [:]
    for (locale, result) in zip(plan.locales, results) {
      // Texts that differ in their arguments only may come out the same.
      for text in Set(result.unmeasured) { locales[text, default: []].append(locale) }
    }
    return locales.map { text, locales in
      let characters = text.characters.map { "U+" + String($0.value, radix: 16).uppercased() }
      return NotMeasured(
        subject: text.string,
        reason: "no font has \(characters.joined(separator: ", ")); install one that does",
        stringKey: text.key, locales: locales)
    }
  }

  /// The gravest first, then by screen, rule, node, key and place.
  private func isBefore(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    func order(_ finding: Finding) -> [String] {
      [
        finding.screen ?? "\u{7F}", finding.rule, finding.node ?? "", finding.stringKey ?? "",
        finding.location?.file ?? "", finding.locales.first?.identifier ?? "", finding.message,
      ]
    }
    return order(left).lexicographicallyPrecedes(order(right))
  }
}

extension AuditMatrix {
  /// Only the languages: nothing was laid out at any size.
  fileprivate var withoutScreens: AuditMatrix {
    AuditMatrix(screens: [], locales: locales, dynamicTypeSizes: [], sizeClasses: [])
  }
}

extension RuleList {
  /// The rules that take part where there are screens, or texts, to look at.
  fileprivate static func descriptions(
    of selection: RuleSelection, screens: Bool, texts: Bool
  ) -> [RuleDescription] {
    let ofTexts = Dictionary(
      uniqueKeysWithValues: TranslationRuleList.all.map {
        ($0.description.id, $0.isOnByDefault)
      })
    let ofScreens = Set(screenRules.map { $0.description.id })
    return descriptions.filter { rule in
      if ofScreens.contains(rule.id), !screens { return false }
      let isOn = ofTexts[rule.id]
      return isOn != nil && !texts ? false : selection.includes(rule.id, byDefault: isOn ?? true)
    }
  }
}

extension NotMeasured {
  fileprivate var order: String {
    [subject, reason, stringKey ?? "", screen ?? "", node ?? ""].joined(separator: "\u{1F}")
  }
}

extension ScreenFileError {
  /// The finding that a screen could not be read.
  fileprivate var finding: Finding {
    let rule = RuleList.screenInvalid
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: message,
      screen: location.file, location: location, suggestion: suggestion)
  }
}
