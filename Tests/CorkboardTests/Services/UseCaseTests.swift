import Architecture
import Reactive
import Testing

@testable import Corkboard

@Suite struct UseCaseTests {
  private let rig = ServiceRig()
  private var root: CompositionRoot { rig.root }
  private var preferences: InMemoryPreferences { rig.preferences }
  private var asked: [String] {
    rig.transport.requests.map { "\($0.method.rawValue) \($0.path)" }
  }

  private let board: CreatedBoard = {
    let template = BoardTemplate.all[0]
    return CreatedBoard(
      name: Name(suggestion: template.boardName),
      lists: template.listNames.map { Name(suggestion: $0) },
      cards: template.cardNames.map { Name(suggestion: $0) })
  }()

  private var keptBoards: [Board] { rig.observe(root.boards.boards()).elements.last ?? [] }

  // Logging in

  @Test func logsInKeepsTheTokenAndLoadsTheAccount() {
    let observer = rig.play(root.logIn(mail: "a@b.c", password: "12345678"))
    #expect(observer.events == [.next(1_000, Sample.account), .completed(1_000)])
    #expect(asked == ["POST /session", "GET /account"])
    #expect(
      rig.transport.requests.map(\.accessToken) == [nil, Sample.accessToken])
    #expect(preferences.accessToken == Sample.accessToken)
    #expect(preferences.cachedAccount == Sample.account)
  }

  @Test func doesNotLogInWithAWrongPassword() {
    rig.transport.setAnswer(to: .refused(code: 403, message: ""))
    let observer = rig.play(root.logIn(mail: "a@b.c", password: "12345678"))
    #expect(observer.failure == .serverError(code: 403, message: ""))
    #expect(preferences.accessToken == nil)
    #expect(asked == ["POST /session"])
  }

  @Test func doesNotLogInWhenTheAccountCannotBeLoaded() {
    let tokens = Locked<[String?]>([])
    let logIn = root.logIn(mail: "a@b.c", password: "12345678").asObservable().do(
      onError: { [preferences] _ in tokens.withLock { $0.append(preferences.accessToken) } })
    let observer = rig.observe(logIn)
    rig.transport.setAnswer(to: .noConnection)
    rig.scheduler.advance(to: 500)
    #expect(preferences.accessToken == Sample.accessToken)
    rig.scheduler.start()
    #expect(observer.failure == .noConnection)
    #expect(tokens.value == [nil])
    #expect(preferences.cachedAccount == nil)
  }

  @Test func doesNotLogInAfterItsDisposal() {
    let subscription = root.logIn(mail: "a@b.c", password: "12345678").subscribe { _ in }
    rig.scheduler.advance(to: 600)
    #expect(preferences.accessToken != nil)
    subscription.dispose()
    #expect(preferences.accessToken == nil)
  }

  @Test func showsNothingOfTheOneWhoWasLoggedInBefore() {
    _ = rig.play(root.boards.reload())
    _ = rig.play(root.logIn(mail: "a@b.c", password: "12345678"))
    #expect(keptBoards.isEmpty)
  }

  // Signing up

  @Test func signsUpAndKeepsTheSession() {
    let observer = rig.play(root.signUp(name: "Ada", mail: "a@b.c", password: "12345678"))
    #expect(observer.elements == [Account(name: "Ada", mail: "a@b.c")])
    #expect(preferences.accessToken == Sample.accessToken)
    #expect(preferences.cachedAccount == Account(name: "Ada", mail: "a@b.c"))
  }

  private func save() -> Single<Board> {
    root.saveOnboardingBoard(name: "Ada", mail: "a@b.c", password: "12345678", board: board)
  }

  @Test func signsUpAndThenMakesTheBoard() {
    let observer = rig.play(save())
    let expected = Sample.board(NewBoard(board))
    #expect(observer.events == [.next(1_000, expected), .completed(1_000)])
    #expect(asked == ["POST /accounts", "POST /boards"])
    #expect(rig.transport.requests.last?.accessToken == Sample.accessToken)
    #expect(keptBoards == [expected])
  }

  @Test func makesNoBoardWhenTheAddressIsTaken() {
    rig.transport.setAnswer(to: .refused(code: 409, message: ""))
    #expect(rig.play(save()).failure == .serverError(code: 409, message: ""))
    #expect(asked == ["POST /accounts"])
    #expect(preferences.accessToken == nil)
  }

  @Test func makesTheBoardOnlyWhenTheSignUpHasWorkedBefore() {
    let first = rig.observe(save())
    rig.transport.setAnswer(to: .noConnection)
    rig.scheduler.start()
    #expect(first.failure == .noConnection)
    #expect(preferences.accessToken != nil)
    rig.transport.setAnswer(to: .sample)
    #expect(rig.play(save()).elements.count == 1)
    #expect(asked == ["POST /accounts", "POST /boards", "POST /boards"])
  }

  @Test func signsUpAnotherAddressAnew() {
    preferences.accessToken = "x"
    preferences.cachedAccount = Account(name: "Bob", mail: "bob@b.c")
    _ = rig.play(save())
    #expect(asked == ["POST /accounts", "POST /boards"])
  }

  // Logging out

  private func logIn() {
    _ = rig.play(root.logIn(mail: "a@b.c", password: "12345678"))
    _ = rig.play(root.boards.reload())
    _ = rig.play(root.boards.cardsDue())
  }

  @Test(arguments: [StubAnswer.sample, .noConnection, .timedOut, .expired, .failed, .cancelled])
  func forgetsEverythingWhateverTheServerSays(_ answer: StubAnswer) {
    logIn()
    let expired = rig.observe(root.expiry.expired)
    rig.transport.setAnswer(to: answer)
    let before = rig.scheduler.clock
    let observer = rig.play(root.logOut())
    #expect(observer.events.map(\.time) == [before + 500, before + 500])
    #expect(observer.elements.count == 1)
    #expect(asked.last == "DELETE /session")
    #expect(rig.transport.requests.last?.accessToken == Sample.accessToken)
    #expect(preferences.accessToken == nil)
    #expect(preferences.cachedAccount == nil)
    #expect(keptBoards.isEmpty)
    #expect(rig.observe(root.boards.keptCardsDue()).elements == [[]])
    #expect(expired.elements.isEmpty)
  }

  @Test func waitsForNoAnswerBeforeItForgets() {
    logIn()
    rig.transport.setAnswer(to: .silent)
    let subscription = root.logOut().subscribe { _ in }
    #expect(preferences.accessToken == nil)
    #expect(keptBoards.isEmpty)
    subscription.dispose()
  }

  @Test func leavesOneWhoHasLoggedInMeanwhileAlone() {
    logIn()
    let observer = rig.observe(root.logOut())
    preferences.accessToken = "next"
    rig.scheduler.start()
    #expect(observer.elements.count == 1)
    #expect(preferences.accessToken == "next")
  }

  @Test func hasForgottenBeforeAnAnswerIsHeardThatComesAtOnce() {
    let preferences = preferences
    preferences.accessToken = "x"
    let transport = StubTransport(scheduler: ImmediateScheduler())
    let root = CompositionRoot.stub(transport: transport, preferences: preferences)
    let tokens = rig.observe(root.logOut().map { preferences.accessToken })
    #expect(tokens.elements == [nil])
    #expect(transport.requests.map(\.accessToken) == ["x"])
  }

  // Settings

  @Test func remembersThatAnAddressIsProved() throws {
    preferences.cachedAccount = Account(name: "Ada", mail: "a@b.c")
    let code = try #require(VerificationCode("١٢٣٤٥٦"))
    #expect(rig.play(root.verifyMail(code)).elements == [Sample.account])
    #expect(preferences.cachedAccount == Sample.account)
    #expect(rig.transport.requests.last?.body == Array(#"{"code":"123456"}"#.utf8))
  }

  @Test func remembersRemindersOnceTheServerKnows() {
    #expect(rig.play(root.setReminders(true)).elements == [true])
    #expect(preferences.areRemindersOn)
    rig.transport.setAnswer(to: .noConnection)
    #expect(rig.play(root.setReminders(false)).failure == .noConnection)
    #expect(preferences.areRemindersOn)
  }
}
