import AuditModel
import Conformance

/// The sentences that a conformance report has in every format.
struct ConformanceWords {
  let report: ConformanceReport

  /// The use and the limits of the report.
  static let draft = """
    This is a draft for the person who signs the report. Legible's rules find failures; where they find \
    none, that is no evidence that a criterion is met. So no criterion is supported unless a person tested \
    it and wrote the result into the file of manual results.
    """

  /// How the level of a criterion is decided, in sentences.
  static let levels = [
    "Supports: a person found so, and no failure that a rule found is open.",
    """
    Partially supports: a rule found errors or warnings, or a person found failures. A finding counts until \
    it is fixed, or until a person lists its fingerprint as a false alarm.
    """,
    """
    Does not support: rules found errors on more than half of the audited screens, in at least one variant \
    each, or a person found so.
    """,
    "Not applicable: a person found so, or the standard exempts apps.",
    """
    Not evaluated: no failure is known, and no person has tested it. A signed report may have this level \
    for criteria of level AAA only (VPAT 2.5), so a person has to judge each of these first.
    """,
  ]

  /// The meaning of findings for a criterion.
  static let limits = """
    Notes, and findings of rules that ask for more than the criterion, are for a person to judge. Where one \
    defect breaks several rules, the audit reports it once, under one of them, so it may be listed under \
    another criterion only.
    """

  /// How it was evaluated: by the program, and by people.
  var methods: [String] {
    let tool = report.details.tool
    let hasScreens = !report.scope.matrix.screens.isEmpty
    let code = report.scope.codeFiles > 0 ? " and its code" : ""
    let checked =
      hasScreens
      ? "\(tool) laid out descriptions of screens and checked them and the strings of the app\(code)."
      : "\(tool) checked the strings of the app\(code)."
    let results = report.assessments.flatMap(\.manual)
    let means = Set(results.map { "\($0.assistiveTechnology) on \($0.device)" }).sorted()
    guard !means.isEmpty else { return [checked] }
    let criteria = report.assessments.count { !$0.manual.isEmpty }
    return [
      checked,
      "People tested \(criteria.of("criterion", plural: "criteria")) with \(means.joined(separator: ", ")).",
    ]
  }

  /// How much was audited, in sentences.
  var scope: [String] {
    let matrix = report.scope.matrix
    var lines: [String] = []
    if matrix.screens.isEmpty {
      lines.append(
        "No screens were audited, so nothing is known about how the app looks and sounds.")
    } else {
      let states = matrix.screens.reduce(0) { $0 + $1.states.count }
      lines += [
        "\(report.scope.variants.of("variant")) of \(matrix.screens.count.of("screen")) with "
          + "\(states.of("state")): descriptions of screens were laid out; the app itself was not run.",
        "Screens: \(names(matrix.screens.map(\.id))). The levels are about these alone: screens of the app "
          + "that are not described are in no criterion of this report.",
        "Sizes: \(names(matrix.dynamicTypeSizes.map(\.name))).",
        "Devices: \(names(unique(matrix.devices.map(\.shownName)))); Bold Text: \(boldText).",
      ]
    }
    lines.append(
      "\(report.scope.strings.of("string")) in all languages; languages: "
        + "\(names(matrix.locales.map(\.identifier))).")
    if report.scope.codeFiles > 0 {
      lines.append("\(report.scope.codeFiles.of("code file")), for defects that code alone shows.")
    }
    if report.scope.areFontsStandIns, !matrix.screens.isEmpty {
      lines.append(
        "Text was measured with fonts that replace those of iOS, so widths are estimates.")
    }
    if !report.scope.isComplete {
      lines.append(
        "The audit is incomplete: files could not be read or screens not laid out, and what they hold is "
          + "in no criterion of this report.")
    }
    return lines
  }

  private var boldText: String {
    switch report.scope.matrix.boldTextSettings {
    case [true]: "on"
    case [false]: "off"
    default: "off and on"
    }
  }

  private func names(_ all: [String]) -> String {
    all.isEmpty ? "none" : all.joined(separator: ", ")
  }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension ConformanceStandard {
  /// The words for a level; Apple's labels have none of their own.
  func name(of level: ConformanceLevel) -> String {
    guard self == .nutritionLabels else { return level.name }
    switch level {
    case .supports: return "Support found by a person"
    case .partiallySupports, .doesNotSupport: return "Evidence against"
    case .notApplicable, .notEvaluated: return level.name
    }
  }
}

extension CriterionAssessment {
  /// The checks and their outcome, in sentences for a person.
  func notes(in report: ConformanceReport) -> [String] {
    [checked(in: report), failed(in: report), judged, contradiction].compactMap { $0 }
      + manual.map(\.sentence) + superseded.map { "Replaced by a later result: \($0.sentence)" }
  }

  private func checked(in report: ConformanceReport) -> String {
    if let exemption = criterion.exemption { return exemption }
    let extent = extent(in: report.scope)
    guard !extent.isEmpty else { return "No rule checked any part of it." }
    let names = checks.filter(\.isApplicable).map(\.rule.id)
    return "Parts of it were checked automatically \(extent), by \(names.joined(separator: ", "))."
  }

  /// Where rules looked, such as `in 82 variants and 286 strings`; empty when none did.
  func extent(in scope: ConformanceReport.Scope) -> String {
    let subjects = Set(checks.filter(\.isApplicable).map(\.subject))
    let parts = [
      subjects.contains(.screens) ? scope.variants.of("variant") : nil,
      subjects.contains(.strings) ? scope.strings.of("string") : nil,
      subjects.contains(.code) ? scope.codeFiles.of("code file") : nil,
    ].compactMap { $0 }
    guard let last = parts.last else { return "" }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? "in \(last)" : "in \(others) and \(last)"
  }

  private func failed(in report: ConformanceReport) -> String? {
    guard criterion.exemption == nil else { return nil }
    guard !failures.isEmpty else {
      return checks.contains(where: \.isApplicable)
        ? "No failure was found, which is no evidence that it is met." : nil
    }
    let rules = checks.filter { !$0.failures.isEmpty }.map {
      "\($0.rule.id): \($0.failures.count)"
    }
    let screens =
      failedScreens.isEmpty
      ? ""
      : " on \(failedScreens.count.of("screen")) in \(failedVariants.of("variant"))"
    return "\(failures.count.of("failure"))\(screens) (\(rules.joined(separator: ", ")))."
  }

  private var judged: String? {
    let count = criterion.exemption == nil ? checks.reduce(0) { $0 + $1.toJudge.count } : 0
    let undecided = checks.reduce(0) { $0 + $1.outcome.notMeasured }
    let parts = [
      count > 0 ? "\(count.of("finding")) to judge" : nil,
      undecided > 0 ? "\(undecided.of("check")) not decided" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? nil : "\(parts.joined(separator: ", "))."
  }

  /// That a person and the rules differ.
  var contradiction: String? {
    guard isContradictory else { return nil }
    return
      "A person found no failure, and rules report some: fix these, or list the fingerprints of "
      + "those that are false alarms in the manual result."
  }
}

extension ManualResult {
  /// The test and its result, in a sentence.
  var sentence: String {
    let isEnded = note.last.map { ".!?…".contains($0) } ?? true
    let end = note.isEmpty ? "." : ": \(note)\(isEnded ? "" : ".")"
    return "\(date), \(tester), \(device), \(assistiveTechnology): \(level.name.lowercased())\(end)"
  }
}
