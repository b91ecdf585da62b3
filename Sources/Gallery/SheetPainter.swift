import Accessibility
import AuditModel
import Layout
import Localization
import Rendering
import Reporting
import TextShaping
import ViewTree

/// Draws the sheets of a plan: each screen with all its variants.
package struct SheetPainter: Sendable {
  private let plan: DrawingPlan
  private let project: LocalizationProject
  private let fonts: FontLibrary
  private let layers: DrawingLayers
  private let jobs: Int?

  /// Takes the plan, the string tables, the fonts, the layers over the screens and the number of
  /// threads.
  package init(
    _ plan: DrawingPlan, project: LocalizationProject, fonts: FontLibrary,
    layers: DrawingLayers = [], jobs: Int? = nil
  ) {
    self.plan = plan
    self.project = project
    self.fonts = fonts
    self.layers = layers
    self.jobs = jobs
  }

  /// The sheet of a screen, drawn in parallel; the same input gives the same sheet.
  package func sheet(of screen: Int) -> DrawingSheet {
    let (axes, states) = (plan.axes, plan.screens[screen].states)
    let parts = Workers(count: jobs).map(axes.locales.count * axes.devices.count) { job in
      paint(screen, job: job)
    }
    var sheet = DrawingSheet(
      screen: plan.screens[screen].id, title: plan.screens[screen].title,
      states: states.map(\.name), devices: axes.devices.map(\.device.name), sizes: axes.sizes,
      locales: axes.locales)
    sheet.definitions = GlyphTable.definitions(of: parts.map(\.glyphs))
    for part in parts { sheet.unknownSymbols.formUnion(part.unknownSymbols) }
    for state in states.indices {
      for device in axes.devices.indices {
        for locale in axes.locales.indices {
          let part = parts[locale * axes.devices.count + device]
          sheet.cells += part.cells[(state * axes.sizes.count)...].prefix(axes.sizes.count)
        }
      }
    }
    return sheet
  }

  /// The drawings of one screen in one language on one device, by state and text size.
  private struct Part: Sendable {
    var glyphs: GlyphTable
    var cells: [DrawingSheet.Cell] = []
    var unknownSymbols: Set<String> = []
  }

  private func paint(_ screen: Int, job: Int) -> Part {
    var part = Part(glyphs: GlyphTable(wordsNamed: "w\(job)-"))
    let run = VariantRun(
      plan: plan, screen: screen, locale: job / plan.axes.devices.count,
      device: job % plan.axes.devices.count)
    run.forEach(fonts: fonts, project: project) { _, _, result in
      let name = "d\(job)-\(part.cells.count)-"
      switch result {
      case .success(let shown):
        let drawing = SVGDrawing(shown, prefix: name, layers: layers)
        part.unknownSymbols.formUnion(drawing.unknownSymbols)
        part.cells.append(
          .drawing(
            drawing.part(sharing: &part.glyphs), drawing.extent.size,
            notes: DrawingNotes(shown).lines))
      case .failure(let failure): part.cells.append(.problem(failure.reason))
      }
    }
    return part
  }
}
