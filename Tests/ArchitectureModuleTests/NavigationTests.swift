import Reactive
import Testing

@testable import Architecture

@Suite struct NavigationTests {
  private let navigator = Navigator(root: "boards")

  @Test func pushesAndPops() {
    navigator.go(.push("board"))
    #expect(navigator.stack.layers == [["boards", "board"]])
    navigator.go(.pop)
    #expect(navigator.stack.visible == "boards")
  }

  @Test func presentsAndDismissesALayerWithAllItsScreens() {
    navigator.go(.present("new card"))
    navigator.go(.push("colour"))
    #expect(navigator.stack.layers == [["boards"], ["new card", "colour"]])
    navigator.go(.dismiss)
    #expect(navigator.stack.layers == [["boards"]])
  }

  @Test func replacesTheScreensOfTheTopmostLayerOnly() {
    navigator.go(.push("board"))
    navigator.go(.present("sign in"))
    navigator.go(.replace("welcome"))
    #expect(navigator.stack.layers == [["boards", "board"], ["welcome"]])
  }

  @Test(arguments: [NavigationStep<String>.pop, .dismiss])
  func neverTakesTheFirstScreenAway(step: NavigationStep<String>) {
    #expect(!navigator.go(step))
    #expect(navigator.stack == NavigationStack(root: "boards"))
  }

  @Test func doesNotPopTheFirstScreenOfALayer() {
    navigator.go(.present("new card"))
    #expect(!navigator.go(.pop))
    #expect(navigator.stack.visible == "new card")
  }

  @Test func saysWhatIsVisibleAndWhichStepsAreTaken() {
    let scheduler = TestScheduler()
    let visible = scheduler.createObserver(String.self)
    let steps = scheduler.createObserver(NavigationStep<String>.self)
    let bag = DisposeBag()
    navigator.visible.drive(visible).disposed(by: bag)
    navigator.steps.subscribe(steps).disposed(by: bag)
    navigator.go(.pop)
    navigator.go(.push("board"))
    navigator.go(.pop)
    #expect(visible.elements == ["boards", "board", "boards"])
    #expect(steps.elements == [.push("board"), .pop])
  }
}
