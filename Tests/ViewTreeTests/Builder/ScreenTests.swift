import AuditModel
import Testing

@testable import ViewTree

@Suite struct ScreenTests {
  @Test func keepsASingleViewAsItIs() {
    let state = ScreenState(name: "one") { _ in Text(.verbatim("a")) }
    #expect(rendered(state).kind == .text)
  }

  @Test func layersSeveralViews() {
    let state = ScreenState(name: "two") { _ in
      Text(.verbatim("a"))
      Sheet { Text(.verbatim("b")) }
    }
    #expect(rendered(state).kind == .stack(StackLayout(axis: .layered)))
    #expect(rendered(state).children.map(\.kind) == [.text, .sheet])
  }

  @Test func rendersForTheEnvironment() {
    let state = ScreenState(name: "size") { environment in
      if environment.dynamicTypeSize.isAccessibilitySize { VStack {} } else { HStack {} }
    }
    let large = RenderEnvironment(dynamicTypeSize: .accessibility1)
    #expect(rendered(state).kind == HStack {}.node.kind)
    #expect(rendered(state, in: large).kind == VStack {}.node.kind)
  }

  @Test func makesAnAlertModalAndAsWideAsIOS() {
    let alert = Alert(title: .verbatim("t"), message: .verbatim("m")) {
      Button(.verbatim("ok"))
    }
    #expect(alert.node.accessibility.isModal)
    #expect(alert.node.layout.frame?.width == 320)
    let answers = alert.node.children.last?.children.first
    #expect(answers?.children.map(\.layout.frame?.minHeight) == [48])
  }

  @Test func marksTheTitleOfABarAsAHeader() {
    let bar = NavigationBar(title: .verbatim("t"), isLarge: true)
    let title = bar.node.children.first
    #expect(title?.accessibility.addedTraits == .header)
    #expect(title?.layout.barPlacement == .principal)
    #expect(title?.textAttributes.font == .largeTitle.bold())
  }

  @Test func raisesTheKeyboardOnRequest() {
    let device = Device.narrowest(with: .compactRegular)
    let heights = [false, true].map { isUp in
      ScreenState(name: "n", showsKeyboard: isUp) { _ in Text(.verbatim("a")) }
        .prepare(device).keyboardHeight(on: device)
    }
    #expect(heights == [0, device.keyboardHeight])
  }

  @Test func keepsAllButTheStatesThatAreLeftOut() {
    let location = SourceLocation(file: "a.screen.json", line: 2, column: 3)
    let states = ["a", "b", "c"].map { ScreenState(name: $0) { _ in Spacer() } }
    let screen = Screen(
      id: "home", title: "Home", states: states, isAuditedByDefault: false, location: location
    ).keepingStates { $0.name != "b" }
    #expect(screen.id == "home" && screen.title == "Home" && screen.location == location)
    #expect(screen.states.map(\.name) == ["a", "c"] && !screen.isAuditedByDefault)
    #expect(Screen(id: "home", states: states).isAuditedByDefault)
  }

  @Test func playsAStateForTheDevice() {
    let state = ScreenState.played(name: "typing") { device in
      let isWide = device.sizeClasses.horizontal == .regular
      return PlayedState(showsKeyboard: !isWide, announcements: [.verbatim(device.name)]) { _ in
        Text(.verbatim("a")).node
      }
    }
    let played = [SizeClasses.compactRegular, .regularRegular].map {
      state.prepare(.narrowest(with: $0))
    }
    #expect(played.map(\.showsKeyboard) == [true, false])
    #expect(
      played.map(\.announcements) == [
        [.verbatim("iPhone SE (1st generation)")], [.verbatim("iPad mini (6th generation)")],
      ])
  }

  private func rendered(
    _ state: ScreenState, in environment: RenderEnvironment = RenderEnvironment()
  ) -> ViewNode {
    state.prepare(.narrowest(with: environment.sizeClasses)).render(environment)
  }
}
