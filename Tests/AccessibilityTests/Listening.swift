import AuditModel
import Layout
import Localization
import TextShaping
import ViewTree

@testable import Accessibility

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// A screen as people meet it.
func meet(
  in environment: RenderEnvironment = RenderEnvironment(), tables: [StringTable] = [],
  @ViewBuilder _ view: () -> [ViewNode]
) throws -> AccessibleScreen {
  let engine = LayoutEngine(
    fonts: try installedFonts.get(), project: LocalizationProject(tables: tables),
    locale: environment.locale)
  return AccessibleScreen(try engine.layOut(.screen(view()), in: environment))
}

/// The names of all elements in the order in which they are read.
func names(
  in environment: RenderEnvironment = RenderEnvironment(), @ViewBuilder _ view: () -> [ViewNode]
) throws -> [String] {
  let screen = try meet(in: environment, view)
  return screen.elements.map { $0.label.string(in: screen.catalog) }
}

extension RenderEnvironment {
  /// A phone whose language runs from right to left.
  static let rightToLeft = RenderEnvironment(locale: "he")
}

/// A text, written shortly.
func text(_ string: String) -> ViewNode { Text(.verbatim(string)).node }

/// A button, written shortly.
func button(_ string: String) -> ViewNode { Button(.verbatim(string)).node }
