import Architecture
import Reactive
import Testing

@testable import Corkboard

@Suite struct PluginTests {
  private let preferences = InMemoryPreferences()
  private let request = Request(baseURL: "https://a.example", path: "/b")

  @Test func showsTheTokenOnlyWhereItIsNeeded() {
    preferences.accessToken = "abc"
    let plugin = AccessTokenPlugin(preferences)
    let needy = plugin.prepare(request, for: TestTarget(needsAccessToken: true))
    #expect(needy.headers == ["Authorization": "Bearer abc"])
    #expect(plugin.prepare(request, for: TestTarget()) == request)
  }

  @Test func showsTheTokenThatIsKeptWhenTheRequestIsSent() {
    let plugin = AccessTokenPlugin(preferences)
    let target = TestTarget(needsAccessToken: true)
    #expect(plugin.prepare(request, for: target) == request)
    preferences.accessToken = "new"
    #expect(plugin.prepare(request, for: target).headers["Authorization"] == "Bearer new")
  }

  @Test func sendsNoTokenThatWouldBreakTheHeader() {
    preferences.accessToken = "a\r\nX: 1"
    let target = TestTarget(needsAccessToken: true)
    #expect(AccessTokenPlugin(preferences).prepare(request, for: target) == request)
  }

  @Test func identifiesTheAppToTheServer() {
    let prepared = APIKeyPlugin(key: Secret("key")).prepare(request, for: TestTarget())
    #expect(prepared.headers == ["X-API-Key": "key"])
  }

  @Test func writesDownWhatIsAskedAndWhatCameOfIt() {
    let lines = Locked<[String]>([])
    let logger = ConsoleLogger(from: .debug) { line in lines.withLock { $0.append(line) } }
    let plugin = LoggingPlugin(logger)
    let results: [Result<Response, ServiceError>] = [
      .success(Response(body: [1, 2])), .failure(.ignore), .failure(.timedOut),
      .failure(.serverError(code: 409, message: "ada@example.com is taken")),
    ]
    plugin.willSend(request, for: TestTarget())
    for result in results { plugin.didReceive(result, of: request, for: TestTarget()) }
    #expect(
      lines.value == [
        "debug: GET /b", "info: GET /b: 200, 2 bytes", "debug: GET /b: called off",
        "warning: GET /b: timedOut", "warning: GET /b: refused with 409",
      ])
  }

  @Test func neverWritesDownTokensPasswordsOrWhatPeopleTyped() {
    let lines = Locked<[String]>([])
    let scheduler = TestScheduler()
    let transport = StubTransport(scheduler: scheduler)
    let environment = AppEnvironment(name: "loud", baseURL: "https://a.example", logLevel: .debug)
    let root = CompositionRoot(
      environment: environment, secrets: Secrets(apiKey: Secret("secret-key")),
      transport: transport, preferences: preferences, keptBoards: InMemoryRepository(),
      keptCardsDue: InMemoryRepository()
    ) { line in lines.withLock { $0.append(line) } }
    let answers: [StubAnswer] = [
      .sample, .refused(code: 403, message: "secret-word is wrong"), .garbled, .failed,
    ]
    for answer in answers {
      transport.setAnswer(to: answer)
      _ = root.logIn(mail: "secret@mail.example", password: "secret-word").subscribe { _ in }
      scheduler.start()
      preferences.accessToken = "secret-token"
      _ = root.accounts.verifyMail(code: "secret-code").subscribe { _ in }
      _ = root.boards.saveCard(id: "a", name: .written("secret-name"), notes: "secret-note")
        .subscribe { _ in }
      scheduler.start()
    }
    #expect(transport.requests.contains { $0.headers.values.contains("Bearer secret-token") })
    #expect(transport.requests.allSatisfy { $0.headers["X-API-Key"] == "secret-key" })
    #expect(lines.value.count >= 24)
    #expect(lines.value.allSatisfy { !$0.contains("secret") && !$0.contains("sample-token") })
  }
}
