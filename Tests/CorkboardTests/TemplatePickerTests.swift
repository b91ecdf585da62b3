import Accessibility
import Testing
import ViewTree

@testable import Corkboard

@Suite struct TemplatePickerTests {
  private let picker: Showing

  init() throws {
    picker = Showing(try #require(CorkboardScreens.all.first?.states.first), .compactRegular)
  }

  @Test func offersFiveTemplatesAsButtonsInOrder() throws {
    let tree = try picker.layOut()
    let offered = BoardTemplate.all.map(\.id)
    let buttons = AccessibleScreen(tree).elements.filter { $0.traits.contains(.button) }
    let ids = buttons.compactMap { tree.path(of: $0.node).split(separator: "/").last }
    #expect(offered.count == 5)
    #expect(ids.map(String.init) == offered + ["empty"])
  }

  @Test func saysWhatATemplateIsForInItsName() throws {
    let tree = try picker.layOut()
    let name = try tree.element("trip").label.string(in: tree.catalog)
    for content in [BoardTemplate.all[0].title, BoardTemplate.all[0].summary] {
      #expect(name.contains(tree.catalog.string(of: content)))
    }
  }
}
