import AuditModel
import AuditRules
import Localization
import TextShaping
import Testing
import ViewTree

@testable import AuditEngine

@Suite struct NodeOriginTests {
  @Test func namesTheNodeThatIsWorst() throws {
    let screen = Screen { environment in
      if environment.dynamicTypeSize.isAccessibilitySize {
        Self.label(width: 20)
      } else {
        Self.title
      }
    }
    let origins = try origins(on: screen, sizes: [.large, .accessibility5])
    #expect(origins == [Self.label(width: 20).origin])
    #expect(try self.origins(on: screen, sizes: [.large]) == [Self.title.origin])
  }

  @Test func namesTheSameNodeWhateverTheOrderOfTheSizes() throws {
    let screen = Screen { environment in
      Self.label(width: environment.dynamicTypeSize == .large ? 60 : 20)
    }
    let origins = try [[.large, .accessibility5], [.accessibility5, .large]].map {
      try self.origins(on: screen, sizes: $0)
    }
    #expect(origins == [[Self.label(width: 1).origin], [Self.label(width: 1).origin]])
  }

  @Test func hasNoNodeForWhatIsAnnounced() throws {
    let state = ScreenState.played(name: "saved") { _ in
      PlayedState(announcements: [.verbatim(" ")]) { _ in Text(.verbatim("Ok")).node }
    }
    let causes = try causes(on: Screen(id: "home", states: [state]), sizes: [.large])
    #expect(causes.map(\.key.node) == ["announcement"])
    #expect(causes.map(\.value.worst.nodeOrigin) == [nil])
  }

  private static let title = Text(.verbatim("Preparations")).lineLimit(1).frame(width: 60).id("t")

  private static func label(width: Length) -> ViewNode {
    Text(.verbatim("Preparations")).lineLimit(1).frame(width: width).id("t")
  }

  private func origins(on screen: Screen, sizes: [DynamicTypeSize]) throws -> [NodeOrigin?] {
    try causes(on: screen, sizes: sizes).map(\.value.worst.nodeOrigin)
  }

  private func causes(
    on screen: Screen, sizes: [DynamicTypeSize]
  ) throws -> [(key: CauseKey, value: Cause)] {
    let options = AuditOptions(dynamicTypeSizes: sizes, sizeClasses: [.compactRegular])
    let plan = AuditPlan(screens: [screen], locales: ["en"], options: options)
    let rules = RuleList.screenRules.map { $0.init() }
    let results = LocaleGroup(
      plan: plan, rules: rules,
      piece: AuditPiece(screen: 0, locales: [0], devices: plan.devices.indices)
    )
    .run(fonts: try FontLibrary(), project: LocalizationProject(tables: []))
    return results[0].causes.filter { $0.key.outcome == .found }
  }
}
