import Accessibility
import AuditModel
import Localization
import Rendering
import TextShaping
import ViewTree

/// Lays out all variants of a plan and keeps each as a tree and a drawing.
package struct VariantRecorder: Sendable {
  private let plan: DrawingPlan
  private let project: LocalizationProject
  private let fonts: FontLibrary
  private let jobs: Int?

  /// Takes the plan, the string tables, the fonts and the number of threads.
  package init(
    _ plan: DrawingPlan, project: LocalizationProject, fonts: FontLibrary, jobs: Int? = nil
  ) {
    self.plan = plan
    self.project = project
    self.fonts = fonts
    self.jobs = jobs
  }

  /// A state in one variant, as it was laid out.
  package struct Record: Sendable {
    /// The screen.
    package let screen: String
    /// The state.
    package let state: String
    /// The name of the device.
    package let device: String
    /// The text size.
    package let size: DynamicTypeSize
    /// The language.
    package let locale: LocaleIdentifier
    /// The tree and the drawing, or why there are none.
    package let content: Result<Content, UndrawableState>
  }

  /// The tree and the drawing of a variant.
  package struct Content: Sendable {
    /// The tree as text.
    package let tree: String
    /// The drawing as SVG.
    package let drawing: String
    /// The versions of the icon fonts that its symbols are drawn with, by their names.
    package let symbolFonts: [String: String]
    /// The names of the symbols that are drawn as placeholders.
    package let unknownSymbols: [String]

    fileprivate init(_ screen: AccessibleScreen) {
      let drawing = SVGDrawing(screen)
      tree = TreeDrawing(screen).text + "\nVoiceOver\n" + Transcript(screen).text
      (self.drawing, symbolFonts) = drawing.drawn()
      unknownSymbols = drawing.unknownSymbols
    }
  }

  /// The records, by screen, language, device, state and text size.
  package func records() -> [Record] {
    let axes = plan.axes
    let perScreen = axes.locales.count * axes.devices.count
    return Workers(count: jobs).map(plan.screens.count * perScreen) { job in
      records(
        of: VariantRun(
          plan: plan, screen: job / perScreen, locale: job % perScreen / axes.devices.count,
          device: job % axes.devices.count))
    }.flatMap { $0 }
  }

  private func records(of run: VariantRun) -> [Record] {
    let screen = plan.screens[run.screen]
    var records: [Record] = []
    run.forEach(fonts: fonts, project: project) { state, size, result in
      records.append(
        Record(
          screen: screen.id, state: screen.states[state].name,
          device: plan.axes.devices[run.device].name, size: plan.axes.sizes[size],
          locale: plan.axes.locales[run.locale],
          content: result.map(Content.init)))
    }
    return records
  }
}
