import Accessibility
import AuditModel
import Layout
import Testing
import ViewTree

@testable import Corkboard

/// The cover of a screen that waits, and action sheets.
@Suite struct CoverTests {
  private static let sizes: [DynamicTypeSize] = [.large, .accessibility5]

  private func showing(
    _ screen: String, _ state: String, _ classes: SizeClasses = .compactRegular,
    _ size: DynamicTypeSize = .large
  ) throws -> Showing {
    let screen = try #require(CorkboardScreens.all.first { $0.id == screen })
    return Showing(try #require(screen.states.first { $0.name == state }), classes, size, "de")
  }

  /// The identities of what VoiceOver reads.
  private func elements(_ showing: Showing) throws -> [String] {
    let screen = try showing.listen()
    return screen.elements.map { screen.tree.path(of: $0.node) }
  }

  @Test(arguments: ["log-in", "sign-up"], sizes)
  func hidesThePageUnderABlockingCoverFromVoiceOver(
    _ screen: String, _ size: DynamicTypeSize
  ) throws {
    let cover = try showing(screen, "loading", .compactRegular, size)
    #expect(try elements(cover).map { $0.hasSuffix("waiting/label") } == [true])
    #expect(try cover.layOut().shows("page/mail"))
  }

  @Test(arguments: [("edit-card", "saving"), ("verify-mail", "loading"), ("boards", "loading")])
  func showsInlineProgressInPlaceWithALabel(_ screen: String, _ state: String) throws {
    let shown = try showing(screen, state)
    let elements = try elements(shown)
    #expect(elements.contains { $0.hasSuffix("loading") })
    #expect(elements.count > 1)
    let label = try shown.layOut().element("loading").label
    #expect(!label.string(in: try shown.layOut().catalog).isEmpty)
  }

  @Test(arguments: [("settings", "sheet.log-out"), ("edit-card", "sheet.discard")], sizes)
  func readsAnActionSheetAloneWithItsCancelActionLast(
    _ state: (screen: String, name: String), _ size: DynamicTypeSize
  ) throws {
    for classes in SizeClasses.allCases {
      let elements = try elements(showing(state.screen, state.name, classes, size))
      #expect(elements.allSatisfy { $0.contains("alert/") })
      #expect(elements.first?.hasSuffix("title") == true)
      #expect(elements.last?.hasSuffix("cancel") == true)
      #expect(elements.count == 4)
    }
  }

  @Test(arguments: SizeClasses.allCases)
  func keepsTheAnswersOfAnActionSheetInViewWhereTextIsLarge(_ classes: SizeClasses) throws {
    let shown = try showing("settings", "sheet.log-out", classes, .accessibility5)
    let choices = try shown.layOut().frame("alert/choices")
    #expect(choices.height > 44)
    #expect(choices.maxY <= shown.device.viewport.height)
  }

  @Test(arguments: SizeClasses.allCases)
  func showsAnActionSheetAtTheBottom(_ classes: SizeClasses) throws {
    let shown = try showing("settings", "sheet.log-out", classes)
    let tree = try shown.layOut()
    let bottom = shown.device.viewport.height - shown.device.safeArea.bottom
    #expect(try tree.frame("alert").maxY == bottom)
    #expect(try tree.frame("choices/log-out").maxY < tree.frame("choices/cancel").y)
  }
}
