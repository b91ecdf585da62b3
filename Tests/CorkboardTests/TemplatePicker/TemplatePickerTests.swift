import Accessibility
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@testable import Corkboard

@Suite struct TemplatePickerTests {
  private let scene = TemplatePickerScene.make(
    surroundings: Surroundings(device: .narrowest(with: .compactRegular)))

  /// The names of the buttons, in the order in which they are met.
  private func buttons(of screens: [Screen]) throws -> [String] {
    let picker = try #require(screens.first { $0.id.hasSuffix("template-picker") })
    let tree = try Showing(#require(picker.states.first), .compactRegular).layOut()
    return AccessibleScreen(tree).elements.filter { $0.traits.contains(.button) }
      .compactMap { tree.path(of: $0.node).split(separator: "/").last.map(String.init) }
  }

  @Test func offersFiveTemplatesAnEmptyBoardAndTheLogIn() throws {
    let offered = BoardTemplate.all.map(\.id) + ["empty", "log-in"]
    #expect(offered.count == 7)
    #expect(try buttons(of: CorkboardScreens.all) == offered)
    #expect(try buttons(of: CorkboardScreens.classic) == offered)
  }

  @Test func saysWhatATemplateIsForInItsName() throws {
    let picker = Showing(
      try #require(CorkboardScreens.classic.first?.states.first), .compactRegular)
    let tree = try picker.layOut()
    let name = try tree.element("trip").label.string(in: tree.catalog)
    for content in [BoardTemplate.all[0].title, BoardTemplate.all[0].summary] {
      #expect(name.contains(tree.catalog.string(of: content)))
    }
  }

  @Test(arguments: BoardTemplate.all + [.empty])
  func emitsTheChosenTemplate(_ template: BoardTemplate) {
    let chosen = TestScheduler().createObserver(BoardTemplate.self)
    let subscription = scene.events(\.chosen).subscribe(chosen)
    defer { subscription.dispose() }
    #expect(scene.controls.tap(template.id))
    #expect(chosen.elements == [template])
  }

  @Test func emitsUsersWithAnAccount() {
    let logIn = TestScheduler().createObserver(Void.self)
    let subscription = scene.events(\.logIn).subscribe(logIn)
    defer { subscription.dispose() }
    scene.controls.tap("log-in")
    #expect(logIn.elements.count == 1)
  }

  @Test func showsTheTemplates() {
    #expect(scene.current?.templates == BoardTemplate.all)
    #expect(scene.rendering(RenderEnvironment()).all.contains { $0.id == "party" })
  }
}
