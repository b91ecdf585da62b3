import Architecture
import Reactive
import Testing

@testable import Corkboard

@Suite struct CompositionRootTests {
  private let scheduler = TestScheduler()
  private let transport: StubTransport
  private let lines = Locked<[String]>([])

  init() { transport = StubTransport(scheduler: scheduler) }

  private func reload(in environment: AppEnvironment, secrets: Secrets = .stub) {
    let root = CompositionRoot(
      environment: environment, secrets: secrets, transport: transport,
      preferences: InMemoryPreferences(), keptBoards: InMemoryRepository(),
      keptCardsDue: InMemoryRepository()
    ) { [lines] line in lines.withLock { $0.append(line) } }
    _ = root.boards.reload().subscribe { _ in }
    scheduler.start()
  }

  @Test(arguments: [AppEnvironment.production, .staging, .stub])
  func asksTheServerOfTheEnvironmentWithItsSecrets(_ environment: AppEnvironment) {
    reload(in: environment, secrets: Secrets(apiKey: Secret(environment.name)))
    #expect(transport.requests.map(\.url) == ["\(environment.baseURL)/boards"])
    #expect(transport.requests.map(\.headers) == [["X-API-Key": environment.name]])
  }

  @Test func writesDownAsMuchAsTheEnvironmentWants() {
    reload(in: .production)
    #expect(lines.value.isEmpty)
    reload(in: .staging)
    #expect(lines.value.map { $0.prefix(18) } == ["info: GET /boards:"])
  }

  @Test func keepsWhatItIsGivenToKeep() throws {
    let boards = InMemoryRepository<Board>()
    let cards = InMemoryRepository<Card>()
    let root = CompositionRoot(
      environment: .stub, secrets: .stub, transport: transport,
      preferences: InMemoryPreferences(), keptBoards: boards, keptCardsDue: cards, log: { _ in })
    _ = root.boards.reload().subscribe { _ in }
    _ = root.boards.cardsDue().subscribe { _ in }
    scheduler.start()
    #expect(try boards.all().toBlocking().first() == Sample.boards)
    #expect(try cards.all().toBlocking().first() == Sample.cardsDue)
  }
}
