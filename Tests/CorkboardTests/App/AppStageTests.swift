import Testing

@testable import Corkboard

@Suite struct AppStageTests {
  private static let board = CreatedBoard(
    name: Name(suggestion: BoardTemplate.all[0].boardName), lists: [], cards: [])

  @Test(arguments: [
    (AppStage.splash, AppStageEvent.launched(isLoggedIn: true, showsTutorial: true), AppStage.main),
    (.splash, .launched(isLoggedIn: false, showsTutorial: true), .tutorial),
    (.splash, .launched(isLoggedIn: false, showsTutorial: false), .firstBoard),
    (.tutorial, .tutorialEnded, .firstBoard),
    (.firstBoard, .boardCreated(board), .account(.signUp, board)),
    (.firstBoard, .wantsToLogIn, .account(.logIn, nil)),
    (.account(.signUp, board), .loggedIn, .main),
    (.account(.logIn, nil), .loggedIn, .main),
    (.main, .loggedOut, .account(.logIn, nil)),
  ])
  func leadsOn(_ stage: AppStage, _ event: AppStageEvent, _ next: AppStage) {
    #expect(stage.next(after: event) == next)
  }

  @Test(arguments: [AppStage.splash, .tutorial, .firstBoard, .main, .account(.logIn, nil)])
  func leadsBackToTheLogInFromAnywhereWhenTheSessionHasExpired(_ stage: AppStage) {
    #expect(stage.next(after: .expired) == .account(.logIn, nil))
  }

  @Test func keepsTheBoardThatWasMadeWhenTheSessionHasExpired() {
    let stage = AppStage.account(.signUp, Self.board)
    #expect(stage.next(after: .expired) == .account(.logIn, Self.board))
  }

  @Test(arguments: [
    (AppStage.main, AppStageEvent.tutorialEnded), (.main, .loggedIn), (.tutorial, .loggedOut),
    (.firstBoard, .launched(isLoggedIn: true, showsTutorial: false)),
    (.account(.logIn, nil), .wantsToLogIn), (.splash, .boardCreated(board)),
  ])
  func staysWhereSomethingHappensThatBelongsElsewhere(_ stage: AppStage, _ event: AppStageEvent) {
    #expect(stage.next(after: event) == stage)
  }
}
