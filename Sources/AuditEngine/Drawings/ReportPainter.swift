import AuditModel
import Localization
import Rendering
import TextShaping
import ViewTree

/// Draws what a report shows: the worst variant of each finding on a screen, one beside it, and the screens
/// with findings.
struct ReportPainter {
  let plan: AuditPlan
  let project: LocalizationProject
  let fonts: FontLibrary
  let jobs: Int?

  /// The drawings, in parallel; the same findings have the same drawings.
  func drawings(of findings: [Finding]) -> ReportDrawings {
    let choices = choices(of: findings)
    let requests = requests(of: findings, choices)
    let parts = Workers(count: jobs).map(requests.count) { locale in
      let painter = LanguagePainter(plan: plan, locale: locale, project: project, fonts: fonts)
      for (cell, wanted) in requests[locale].cells { painter.draw(cell, wanted) }
      return painter.result
    }
    var result = ReportDrawings(outlines: GlyphTable.outlines(of: parts.map(\.glyphs)))
    for part in parts {
      result.pictures.merge(part.pictures) { first, _ in first }
      for (fingerprint, worst) in part.worst {
        result.findings[fingerprint] = drawing(of: fingerprint, worst, parts)
      }
    }
    result.screens = choices.map { screen($0, parts) }
    return result
  }

  private func choices(of findings: [Finding]) -> [ScreenChoice] {
    let byScreen = Dictionary(grouping: findings) { $0.node?.screen }
    return plan.screens.indices.compactMap { screen in
      byScreen[plan.screens[screen].id].flatMap {
        ScreenChoice(screen, findings: $0, in: plan)
      }
    }
  }

  /// By language.
  private func requests(of findings: [Finding], _ choices: [ScreenChoice]) -> [DrawingRequests] {
    var requests = plan.locales.map { _ in DrawingRequests() }
    let variants = ComparedVariant(plan: plan)
    let subjects = findings.compactMap { subject(of: $0, variants) }
    let seen = SeenVariants(plan: plan, project: project, fonts: fonts, jobs: jobs)
      .cells(of: subjects)
    for finding in subjects {
      let node = finding.node
      let worst = seen[finding.fingerprint] ?? finding.worst
      func add(_ cell: DrawnCell, isWorst: Bool) {
        requests[cell.cell.locale].add(cell) {
          $0.marks.append(
            .init(fingerprint: finding.fingerprint, subject: node, isWorst: isWorst))
        }
      }
      add(worst, isWorst: true)
      if let compared = variants.compared(with: worst, of: node) { add(compared, isWorst: false) }
    }
    for choice in choices {
      for cell in plan.drawn(choice) { requests[cell.cell.locale].add(cell) { $0.isOnPage = true } }
      for cell in plan.heard(choice) {
        requests[cell.cell.locale].add(cell) { $0.hasTranscript = true }
      }
    }
    return requests
  }

  private func subject(
    of finding: Finding, _ variants: ComparedVariant
  ) -> SeenVariants.Subject? {
    guard let node = finding.node, node.element != .screen,
      let worst = variants.worst(of: finding, node)
    else { return nil }
    return .init(fingerprint: finding.fingerprint, node: node, worst: worst)
  }

  private func drawing(
    of fingerprint: String, _ worst: ReportDrawings.MarkedPicture, _ parts: [LanguagePainter.Result]
  ) -> ReportDrawings.FindingDrawing {
    // The source language has the text that the team knows.
    let source = parts[plan.sourceLocale].elements[fingerprint]
    let elements = ([source] + parts.map { $0.elements[fingerprint] }).compactMap { $0 }
    return ReportDrawings.FindingDrawing(
      worst: worst, compared: parts.lazy.compactMap { $0.compared[fingerprint] }.first,
      element: elements.first)
  }

  private func screen(
    _ choice: ScreenChoice, _ parts: [LanguagePainter.Result]
  ) -> ReportDrawings.DrawnScreen {
    let screen = plan.screens[choice.screen]
    let drawn = plan.drawn(choice)
    let languages = choice.locales.map { locale in
      ReportDrawings.Language(
        locale: plan.locales[locale],
        pictures: drawn.filter { $0.cell.locale == locale }.map { parts[locale].pages[$0] })
    }
    return ReportDrawings.DrawnScreen(
      screen: screen.id, state: screen.states[choice.state].name,
      device: plan.devices[choice.device], sizes: choice.sizes.map { plan.sizes[$0] },
      languages: languages,
      transcripts: plan.heard(choice).compactMap { parts[$0.cell.locale].transcripts[$0] })
  }
}

extension AuditPlan {
  /// The cells that a screen's page draws, by language and text size.
  fileprivate func drawn(_ choice: ScreenChoice) -> [DrawnCell] {
    choice.locales.flatMap { locale in choice.sizes.map { cell(choice, locale: locale, size: $0) } }
  }

  /// The cells whose transcripts it has: all languages at the usual text size.
  fileprivate func heard(_ choice: ScreenChoice) -> [DrawnCell] {
    let usual = sizes.firstIndex(of: .large) ?? 0
    return locales.indices.map { cell(choice, locale: $0, size: usual) }
  }

  private func cell(_ choice: ScreenChoice, locale: Int, size: Int) -> DrawnCell {
    DrawnCell(
      screen: choice.screen,
      cell: MatrixCell(
        state: choice.state, locale: locale, dynamicTypeSize: size, device: choice.device))
  }
}
