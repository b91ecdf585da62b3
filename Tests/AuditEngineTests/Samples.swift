import AuditModel
import Localization
import TextShaping
import ViewTree

@testable import AuditEngine

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// The report of an audit of small screens.
func report(
  _ screens: Screen..., project: LocalizationProject = LocalizationProject(tables: []),
  options: AuditOptions = AuditOptions(dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
) throws -> AuditReport {
  try Audit(
    screens: screens, project: project, fonts: installedFonts.get(), options: options
  ).run()
}

extension AuditOptions {
  /// Large and the largest text, upright and in landscape.
  static let fourVariants = AuditOptions(
    dynamicTypeSizes: [.large, .accessibility5],
    sizeClasses: [.compactRegular, .compactCompact])
}

extension LocalizationProject {
  /// A project with one table; the lines of its files are the keys in alphabetical order.
  init(_ texts: [LocaleIdentifier: [String: String]], problems: [LocalizationProblem] = []) {
    let tables = texts.map { locale, texts in
      let file = "\(locale).lproj/Localizable.strings"
      let entries = texts.sorted { $0.key < $1.key }.enumerated().map { index, text in
        let location = SourceLocation(file: file, line: index + 1, column: 1)
        return TableEntry(
          key: text.key, value: .text(text.value), comment: "What it is", keyLocation: location,
          valueLocation: location)
      }
      return StringTable(name: "Localizable", locale: locale, files: [file], entries: entries)
    }
    self.init(tables: tables, problems: problems)
  }

  /// A title that always fits, one that fits unless text is large, and one that never does.
  static let titles = LocalizationProject([
    "en": ["title": "Ok"],
    "fi": ["title": "Matkalle"],
    "de": ["title": "Vorbereitungen für die lange Reise"],
  ])
}

extension Screen {
  /// A screen with one state.
  init(
    _ id: String = "home",
    @ViewBuilder view: @escaping @Sendable (RenderEnvironment) -> [ViewNode]
  ) {
    self.init(id: id, states: [ScreenState(name: "idle", view: view)])
  }

  /// A screen with a title on one line of so many points.
  static func titled(_ id: String = "home", width: Double = 140) -> Screen {
    Screen(id) { _ in titleView(width: width) }
  }
}

/// The title on one line of so many points.
func titleView(width: Double = 140) -> ViewNode {
  Text(localized("title")).lineLimit(1).id("title").frame(width: .points(width))
}

extension AuditReport {
  /// The findings of a rule.
  func findings(of rule: String) -> [Finding] { findings.filter { $0.rule == rule } }
}

/// Short ways to what findings about nodes have.
extension Finding {
  var screen: String? { node?.screen }
  var path: String? { node?.element.name }
  var states: [String] { node?.extent.states ?? [] }
  var dynamicTypeSizes: [DynamicTypeSize] { node?.extent.dynamicTypeSizes ?? [] }
  var sizeClasses: [SizeClasses] { node?.extent.sizeClasses ?? [] }
  var variants: VariantSet? { node?.extent.variants }
  var worst: StateInVariant? { node?.extent.worst }
  var table: String? { string?.table }
}
