import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Alerts, bars, tabs and fields for searching in their other forms.
@Suite struct PresentationOverloadTests {
  private struct Item: Identifiable, Hashable { var id = "item" }
  private struct Failure: LocalizedError { var errorDescription: String? { "It failed." } }

  private let on = Binding.constant(true)
  private let off = Binding.constant(false)
  private let name = "Ada"

  private func shown(_ view: some View) -> [TextContent] { view.node.presented().texts }

  @Test func alertsHaveTitlesThatAreTextsOrVariables() {
    let base = Text("a")
    let item: Binding<Item?> = .constant(Item())
    #expect(shown(base.alert(Text("t"), isPresented: on) {}).contains(localized("t")))
    #expect(shown(base.alert(name, isPresented: on) {}).contains(.verbatim("Ada")))
    #expect(
      shown(base.alert(name, isPresented: on, presenting: 3) { Text(verbatim: "\($0)") })
        .contains(.verbatim("3")))
    #expect(
      shown(base.alert(Text("t"), isPresented: on, presenting: 3) { Text(verbatim: "\($0)") })
        .contains(localized("t")))
    #expect(
      shown(base.alert(isPresented: on, error: Failure()) { Button("ok") {} })
        .contains(.verbatim("It failed.")))
    #expect(
      shown(base.alert(item: item) { Alert(title: Text(verbatim: $0.id)) })
        .contains(.verbatim("item")))
    #expect(shown(base.alert(name, isPresented: off) {}) == [localized("a")])
  }

  @Test func dialogsHaveTitlesThatAreTextsOrVariables() {
    let base = Text("a")
    #expect(
      shown(base.confirmationDialog(name, isPresented: on, titleVisibility: .visible) {})
        .contains(.verbatim("Ada")))
    #expect(
      shown(base.confirmationDialog(Text("t"), isPresented: on, titleVisibility: .visible) {})
        .contains(localized("t")))
    let about = base.confirmationDialog(name, isPresented: on, presenting: 3) {
      Text(verbatim: "\($0)")
    }
    #expect(shown(about).contains(.verbatim("3")) && !shown(about).contains(.verbatim("Ada")))
    let text = base.confirmationDialog(Text("t"), isPresented: on, presenting: 3) {
      Text(verbatim: "\($0)")
    }
    #expect(shown(text).contains(.verbatim("3")))
  }

  @Test func popoversAreSheets() {
    let item: Binding<Item?> = .constant(Item())
    let view = Text("a").popover(item: item) { Text(verbatim: $0.id) }
    #expect(shown(view).contains(.verbatim("item")))
    let anchored = Text("a").popover(
      isPresented: on, attachmentAnchor: .point(.top), arrowEdge: .bottom
    ) { Text("b") }
    #expect(shown(anchored).contains(localized("b")))
  }

  @Test func screensLieOverOthersWhileThereIsAnItem() {
    let item: Binding<Item?> = .constant(Item())
    let view = Text("a").navigationDestination(item: item) { Text(verbatim: $0.id) }
    #expect(view.texts == [.verbatim("item")])
    let none: Binding<Item?> = .constant(nil)
    #expect(
      Text("a").navigationDestination(item: none) { Text(verbatim: $0.id) }.texts == [
        localized("a")
      ])
  }

  @Test func barsHaveItemsAndTitlesByOlderNames() {
    let view = Text("a").navigationBarTitle(Text("t"), displayMode: .inline)
      .navigationBarItems(leading: Button("l") {}, trailing: Button("r") {})
    #expect(Set(shown(view)) == Set(["a", "t", "l", "r"].map { localized($0) }))
    #expect(shown(Text("a").navigationTitle(.constant("Ada"))).contains(.verbatim("Ada")))
    #expect(shown(Text("a").navigationBarTitle(name)).contains(.verbatim("Ada")))
  }

  @Test func barsHaveRoomBetweenItems() {
    let view = Text("a").toolbar(id: "bar") {
      ToolbarItem(placement: .bottomBar) { Button("l") {} }
      ToolbarSpacer(placement: .bottomBar)
      ToolbarSpacer(.fixed)
      ToolbarItem(placement: .bottomBar) { Button("r") {} }
    }
    #expect(view.node.presented().count(of: .spacer(minimum: 8)) == 1)
  }

  @Test func theTabBarIsHiddenWhereAScreenHidesIt() {
    func bars(_ visibility: Visibility) -> Int {
      TabView {
        NavigationStack { Text("a").toolbar(visibility, for: .tabBar) }
          .tabItem { Label("one", systemImage: "star") }
      }
      .node.count(of: .tabBar)
    }
    #expect(bars(.hidden) == 0 && bars(.visible) == 1)
    let title = Text("a").navigationTitle("t").toolbarVisibility(.hidden, for: .navigationBar)
    #expect(shown(title) == [localized("a")])
    #expect(Text("a").toolbar(.hidden, for: .bottomBar) == Text("a").node)
  }

  @Test func tabsHaveLabels() {
    func tabs(@ViewBuilder _ content: () -> [ViewNode]) -> [TextContent] {
      TabView(selection: .constant(1), content: content).node.children[1].texts
    }
    #expect(tabs { Tab(name, systemImage: "star") { Text("a") } } == [.verbatim("Ada")])
    #expect(tabs { Tab("t", image: "photo") { Text("a") } } == [localized("t")])
    #expect(tabs { Tab("t", image: "photo", value: 1) { Text("a") } } == [localized("t")])
    #expect(tabs { Tab(name, systemImage: "star", value: 1) { Text("a") } } == [.verbatim("Ada")])
    #expect(tabs { Tab(role: .search) { Text("a") } } == [.system("Search")])
    #expect(tabs { Tab(value: 1, role: .search) { Text("a") } } == [.system("Search")])
    let labelled = tabs {
      Tab(value: 1) {
        Text("a")
      } label: {
        Label("t", systemImage: "star")
      }
    }
    #expect(labelled == [localized("t")])
  }

  @Test func viewsAreOverTheTabBar() {
    let tabs = TabView { Tab("t", systemImage: "star") { Text("a") } }
      .tabViewBottomAccessory { Text("now") }
    #expect(tabs.texts == ["a", "now", "t"].map { localized($0) })
    let pages = TabView { Text("a") }.tabViewBottomAccessory { Text("now") }
    #expect(pages.texts == [localized("a")])
  }

  @Test func searchingIsEditing() {
    func state(_ view: some View) -> TextFieldState? {
      let field = view.node.presented().first {
        if case .textField = $0.kind { true } else { false }
      }
      if case .textField(let state) = field?.kind { return state }
      return nil
    }
    let text = Binding.constant("")
    let base = Text("a")
    #expect(state(base.searchable(text: text, isPresented: on))?.isEditing == true)
    #expect(
      state(base.searchable(text: text, isPresented: off, prompt: Text("p")))?.isEditing == false)
    #expect(state(base) == nil)
  }

  @Test func fieldsForSearchingAreNamedByTheirPromptsWhateverIsTyped() {
    func label(_ text: String) -> TextContent? {
      Text("a").searchable(text: .constant(text), prompt: Text("Find")).node.presented()
        .first { $0.id == "search" }?.accessibility.label
    }
    #expect(label("tea") == Text("Find").node.text)
    // The prompt is shown, and speaks for itself.
    #expect(label("") == nil)
  }

  @Test func fieldsForSearchingHavePrompts() {
    func prompt(_ view: some View) -> TextContent? {
      view.node.presented().first { $0.placeholder != nil }?.placeholder
    }
    let text = Binding.constant("")
    let base = Text("a")
    #expect(prompt(base.searchable(text: text, prompt: "p")) == localized("p"))
    #expect(prompt(base.searchable(text: text, prompt: Text("p"))) == localized("p"))
    #expect(prompt(base.searchable(text: text, prompt: name)) == .verbatim("Ada"))
    #expect(prompt(base.searchable(text: text)) == .system("Search"))
    #expect(prompt(base.searchable(text: text, prompt: nil)) == .system("Search"))
    let shown = base.searchable(text: text, isPresented: on, prompt: "p")
    #expect(prompt(shown) == localized("p"))
    #expect(
      prompt(base.searchable(text: text, isPresented: on, prompt: name)) == .verbatim("Ada"))
    #expect(
      prompt(base.searchable(text: text, isPresented: on, prompt: nil)) == .system("Search"))
  }

  @Test func itemsAreShared() {
    let link = ShareLink(item: "a", preview: SharePreview("b", image: Image("logo")))
    #expect(link.node.texts == [.system("Share…")])
    #expect(ShareLink(items: ["a"]).node.texts == [.system("Share…")])
    _ = SharePreview(name)
  }
}
