import Accessibility
import AuditModel
import JSONReading
import Localization
import Rendering
import TextShaping
import ViewTree

/// Composes what VoiceOver says in every state of some screens, in several languages.
package struct TranscriptRun: Sendable {
  private let plan: DrawingPlan
  private let project: LocalizationProject
  private let fonts: FontLibrary
  private let jobs: Int?

  /// Takes a plan, of whose devices and text sizes the first is used, the string tables, the fonts and the
  /// number of threads.
  package init(
    _ plan: DrawingPlan, project: LocalizationProject, fonts: FontLibrary, jobs: Int? = nil
  ) {
    self.plan = plan
    self.project = project
    self.fonts = fonts
    self.jobs = jobs
  }

  /// The documents, by screen and language.
  package func documents() -> [TranscriptDocument] {
    let locales = plan.axes.locales.count
    return Workers(count: jobs).map(plan.screens.count * locales) { job in
      document(screen: job / locales, locale: job % locales)
    }
  }

  private func document(screen: Int, locale: Int) -> TranscriptDocument {
    var document = TranscriptDocument(
      screen: plan.screens[screen].id, locale: plan.axes.locales[locale],
      device: plan.axes.devices[0].name, size: plan.axes.sizes[0])
    let run = VariantRun(plan: plan, screen: screen, locale: locale, device: 0)
    run.forEach(fonts: fonts, project: project) { state, size, result in
      guard size == 0 else { return }
      let name = plan.screens[screen].states[state].name
      switch result {
      case .success(let shown): document.add(Transcript(shown), of: name)
      case .failure(let failure): document.problems.append("\(name): \(failure.reason)")
      }
    }
    return document
  }
}
