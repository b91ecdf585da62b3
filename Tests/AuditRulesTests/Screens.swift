import Accessibility
import AuditModel
import Layout
import Localization
import TextShaping
import ViewTree

@testable import AuditRules

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// A word in two languages, so that the examples are those of a translated app.
private let tables = [("en", "Save"), ("fi", "Tallenna")].map { locale, word in
  let location = SourceLocation(file: "\(locale).lproj/Localizable.strings", line: 1, column: 1)
  return StringTable(
    name: "Localizable", locale: LocaleIdentifier(locale), files: [location.file],
    entries: [
      TableEntry(
        key: "save", value: .text(word), comment: "A button", keyLocation: location,
        valueLocation: location)
    ])
}

/// A tree as people meet it.
func screen(
  _ view: ViewNode, in environment: RenderEnvironment = RenderEnvironment(),
  announcing announcements: [TextContent] = []
) throws -> AccessibleScreen {
  try screens(view, in: [environment], announcing: announcements)[0]
}

/// A screen in several environments of one language, as an audit lays it out.
func screens(
  _ view: ViewNode, in environments: [RenderEnvironment],
  announcing announcements: [TextContent] = []
) throws -> [AccessibleScreen] {
  let engine = LayoutEngine(
    fonts: try installedFonts.get(), project: LocalizationProject(tables: tables),
    locale: environments[0].locale)
  return try environments.map {
    AccessibleScreen(try engine.layOut(view, in: $0), announcements: announcements)
  }
}

extension RuleExampleTests.Case {
  /// The example at text sizes from the smallest to the largest.
  func screensAtSeveralSizes() throws -> [AccessibleScreen] {
    let sizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility1, .accessibility5]
    let environments = sizes.map { size in
      var environment = example.environment
      environment.dynamicTypeSize = size
      return environment
    }
    return try screens(example.view, in: environments, announcing: example.announcements)
  }
}

extension ScreenRule {
  /// The findings of the rule on a screen.
  static func findings(
    in environment: RenderEnvironment = RenderEnvironment(), @ViewBuilder _ view: () -> [ViewNode]
  ) throws -> [Violation] {
    Self().check(try screen(.screen(view()), in: environment))
  }
}
