import Architecture
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@testable import Corkboard

/// The app as a whole: what is kept on the way, and what is let go of.
@Suite struct AppLifeTests {
  private let clock = TestScheduler()
  private let server: StubTransport
  private let preferences = InMemoryPreferences()

  init() { server = StubTransport(scheduler: clock) }

  private func kit(_ kept: any Repository<Board> = InMemoryRepository<Board>()) -> SceneKit {
    let services = CompositionRoot(
      environment: .stub, secrets: .stub, transport: server, preferences: preferences,
      keptBoards: kept, keptCardsDue: InMemoryRepository(), log: { _ in })
    return SceneKit(
      services: services,
      window: Window(
        device: .narrowest(with: .compactRegular),
        accessibilityPoster: AnnouncementRecorder(scheduler: clock)),
      style: .revised)
  }

  @Test func keepsOnlyTheStageThatIsRunning() {
    let app = AppCoordinator(kit: kit())
    let run = app.start().subscribe { _ in }
    #expect(app.children.all.count == 1 && app.children.all.first is SplashCoordinator)
    clock.advance(by: .seconds(2))
    #expect(app.children.all.count == 1 && app.children.all.first is TutorialCoordinator)
    run.dispose()
    #expect(app.children.isEmpty)
  }

  @Test func releasesTheCancelledWayToABoard() {
    let kit = kit()
    let main = MainCoordinator(kit: kit)
    server.setAnswer(to: .empty)
    let run = main.start().subscribe { _ in }
    clock.advance(by: .seconds(1))
    kit.navigator.stack.visible?.scene.controls.tap("create-board")
    #expect(main.children.all.count == 1)
    kit.navigator.stack.visible?.scene.controls.tap("cancel")
    #expect(main.children.isEmpty)
    run.dispose()
  }

  @Test func letsGoOfEverythingWhenItIsOver() throws {
    weak var controls: Controls?
    do {
      let session = try using(.loggedIn, .wait, .tap("board-trip"))
      controls = session.scene?.controls
      #expect(controls != nil)
    }
    #expect(controls == nil)
  }

  @Test func releasesAnUnansweredAlert() throws {
    weak var controls: Controls?
    do {
      let session = try using(
        .loggedIn, .wait, .tap("tab-settings"), .server(.expired), .tap("reminders"))
      #expect(session.alert != nil)
      controls = session.scene?.controls
    }
    #expect(controls == nil)
  }

  @Test func showsWhatIsKeptToWhoHasNoConnection() throws {
    preferences.accessToken = "token"
    preferences.showsTutorial = false
    server.setAnswer(to: .noConnection)
    let kit = kit(InMemoryRepository([Board(id: "rome", name: .written("Rome"))]))
    let run = AppCoordinator(kit: kit).start().subscribe { _ in }
    clock.advance(by: .seconds(2))
    kit.alerts.answer("cancel")
    clock.advance(by: .seconds(2))
    let scene = try #require(kit.navigator.stack.visible?.scene)
    #expect(scene.id == "boards")
    #expect(scene.rendering(RenderEnvironment()).everything.contains { $0.id == "board-rome" })
    run.dispose()
  }

  @Test func asksWhoHasNotConfirmedTheAddressToDoSoAtTheNextStart() {
    preferences.accessToken = "token"
    preferences.cachedAccount = Account(name: "Anna", mail: "anna@example.org")
    server.setAnswer(to: .noConnection)
    let kit = kit()
    let run = AppCoordinator(kit: kit).start().subscribe { _ in }
    clock.advance(by: .seconds(2))
    kit.alerts.answer("cancel")
    clock.advance(by: .seconds(2))
    #expect(kit.navigator.stack.visible?.scene.id == "verify-mail")
    run.dispose()
  }

  @Test func saysNothingWhileVoiceOverIsOff() {
    let recorder = AnnouncementRecorder(scheduler: clock, isVoiceOverRunning: false)
    let boards = BoardsViewModel(
      boards: CompositionRoot.stub(transport: server).boards, accessibilityPoster: recorder)
    let scene = ViewModelScene(
      id: "boards", viewModel: boards,
      surroundings: Surroundings(device: .narrowest(with: .compactRegular))
    ) { _, _ in ViewNode.screen([]) }
    clock.advance(by: .seconds(2))
    #expect(scene.current?.value?.isEmpty == false)
    #expect(recorder.announcements.isEmpty)
  }

  @Test func goesOnWhenWhatIsKeptCannotBeRead() throws {
    preferences.accessToken = "token"
    let kit = kit(BrokenRepository())
    let run = AppCoordinator(kit: kit).start().subscribe { _ in }
    clock.advance(by: .seconds(3))
    let scene = try #require(kit.navigator.stack.visible?.scene)
    #expect(scene.id == "boards")
    scene.controls.tap("tab-due")
    clock.advance(by: .seconds(3))
    #expect(kit.navigator.stack.visible?.scene.id == "cards-due")
    run.dispose()
  }
}

/// A place whose file cannot be read.
private struct BrokenRepository: Repository {
  struct Broken: Error {}

  func all() -> Observable<[Board]> { .error(Broken()) }
  func find(_ id: String) -> Maybe<Board> { .error(Broken()) }
  func update(_ change: @escaping @Sendable (inout [Board]) -> Void) -> Single<[Board]> {
    .error(Broken())
  }
}
