import Testing

@testable import Corkboard

@Suite struct AppStageTests {
  private static let board = CreatedBoard(
    name: Name(suggestion: BoardTemplate.all[0].boardName), lists: [], cards: [])

  @Test(arguments: [
    (AppStage.splash, AppStageEvent.launched(.somebody), AppStage.main),
    (.splash, .launched(.nobody(showsTutorial: true)), .tutorial),
    (.splash, .launched(.nobody(showsTutorial: false)), .firstBoard),
    (
      .splash, .launched(.unverified(mail: "anna@example.org")),
      .account(.verify(mail: "anna@example.org"), nil)
    ),
    (.tutorial, .tutorialEnded, .firstBoard),
    (.firstBoard, .boardCreated(board), .account(.signUp, board)),
    (.firstBoard, .wantsToLogIn, .account(.logIn(canGoBack: true), nil)),
    (.account(.logIn(canGoBack: true), nil), .wentBack, .firstBoard),
    (.account(.signUp, board), .loggedIn, .main),
    (.account(.logIn(canGoBack: false), nil), .loggedIn, .main),
    (.main, .loggedOut, .account(.logIn(canGoBack: false), nil)),
  ])
  func leadsOn(_ stage: AppStage, _ event: AppStageEvent, _ next: AppStage) {
    #expect(stage.next(after: event) == next)
  }

  @Test(arguments: [AppStage.splash, .tutorial, .firstBoard, .main])
  func leadsBackToTheLogInFromAnywhereWhenTheSessionHasExpired(_ stage: AppStage) {
    #expect(stage.next(after: .expired) == .account(.logIn(canGoBack: false), nil))
  }

  @Test func beginsTheWayToAnAccountAnewWhenTheSessionHasExpiredOnIt() {
    let stage = AppStage.account(.logIn(canGoBack: false), nil)
    #expect(stage.next(after: .expired) != stage)
    #expect(stage.next(after: .expired).next(after: .expired) != stage.next(after: .expired))
  }

  @Test func keepsTheBoardThatWasMadeWhenTheSessionHasExpired() {
    let stage = AppStage.account(.signUp, Self.board)
    #expect(
      stage.next(after: .expired) == .account(.logIn(canGoBack: false), Self.board, visit: 1))
  }

  @Test(arguments: [
    (AppStage.main, AppStageEvent.tutorialEnded), (.main, .loggedIn), (.tutorial, .loggedOut),
    (.firstBoard, .launched(.somebody)),
    (.account(.signUp, nil), .wantsToLogIn), (.splash, .boardCreated(board)),
  ])
  func staysWhereSomethingHappensThatBelongsElsewhere(_ stage: AppStage, _ event: AppStageEvent) {
    #expect(stage.next(after: event) == stage)
  }
}
