import Architecture
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@Suite struct ScreenScenariosTests {
  private let device = Device.narrowest(with: .compactRegular)

  @Test func makesAScreenWithAStateForEachScenario() {
    let screen = GuestbookScreens.thanks.screen(folder: "first/", isAuditedByDefault: false)
    #expect(screen.id == "first/thanks")
    #expect(screen.title == "Thanking guests")
    #expect(screen.states.map(\.name) == ["idle"])
    #expect(!screen.isAuditedByDefault)
    let played = screen.states.first?.prepare(device)
    #expect(played?.announcements == [localized("written")])
  }

  @Test func capturesOnItsWayWhatEachScenarioAloneLeadsTo() throws {
    for (scenario, state) in zip(
      GuestbookScreens.page.scenarios, GuestbookScreens.page.screen().states)
    {
      let alone = try scenario.play(on: device)
      let shared = state.prepare(device)
      let environment = RenderEnvironment(
        device: device, keyboardHeight: shared.showsKeyboard ? device.keyboardHeight : 0)
      #expect((shared.render(environment) == alone.node) == true, "\(scenario.name)")
      #expect(shared.showsKeyboard == alone.showsKeyboard)
    }
  }

  @Test func playsEventsThatScenariosShareOnce() {
    let log = Tally.Log()
    let screen = ScreenScenarios<Tally>("tally", "Counting", from: log)
      .state("none").state("one", .tap("add")).state("two", .tap("add"), .tap("add"))
      .screen()
    let texts = screen.states.map {
      $0.prepare(device).render(RenderEnvironment()).children[0].text
    }
    #expect(texts == [.verbatim("0"), .verbatim("1"), .verbatim("2")])
    #expect(log.starts.value == 1)
  }

  @Test func saysWhyAScenarioCannotBePlayed() {
    let states = GuestbookScreens.page.state("lost", .edit("guest/name"), .tap("nowhere")).screen()
      .states.map { $0.prepare(device) }
    #expect(states.dropLast().allSatisfy { $0.failure == nil })
    #expect(
      states.last?.failure == #"the screen page does not offer tap("nowhere"); it offers "#
        + #"edit("page/guest/name"), edit("page/town/name"), pressReturn, dismissKeyboard"#)
  }

  @Test func startsTheAppInAnotherWay() throws {
    let unfinished = GuestbookScreens.page.starting { _ in .unfinished }
    #expect(unfinished.scenarios.allSatisfy { $0.start == .unfinished })
    let session = try #require(unfinished.state("more").scenarios.last).play(on: device)
    #expect(session.offers.contains(.tap("page/help")))
  }
}

/// An app without a server, which counts taps and how often it was started.
private struct Tally: PlayableApp {
  final class Log: Hashable, Sendable {
    let starts = Locked(0)

    static func == (left: Log, right: Log) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct Counter: ViewModel {
    struct Input: SceneInput {
      let add: Observable<Void>

      init(_ controls: Controls, _ surroundings: Surroundings) { add = controls.taps("add") }
    }

    struct Output: SceneOutput {
      let state: Driver<Int>
    }

    func transform(_ input: Input) -> Output {
      let count = input.add.scan(0) { count, _ in count + 1 }.startWith(0)
      return Output(state: count.asDriver(onErrorJustReturn: 0))
    }
  }

  private let window: Window

  init(_ log: Log, in window: Window) {
    self.window = window
    log.starts.withLock { $0 += 1 }
  }

  func run() -> any Disposable {
    window.showAlone(
      window.scene("tally", Counter()) { count, _ in
        VStack {
          Text(.verbatim("\(count)"))
          Button(localized("add")).id("add")
        }
      })
    return Disposables.create()
  }
}
