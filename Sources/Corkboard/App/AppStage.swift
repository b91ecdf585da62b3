/// How far into the app somebody is.
package enum AppStage: Hashable, Sendable {
  /// It is being found out who is there.
  case splash
  /// The tutorial of the first start.
  case tutorial
  /// A template is chosen and a first board is named.
  case firstBoard
  /// An account is made or logged into; the board that was made is kept with it.
  case account(AccountStart, CreatedBoard?)
  /// The boards, the cards that are due and the settings.
  case main
}

/// Where the way to an account begins.
package enum AccountStart: Hashable, Sendable {
  case signUp, logIn
}

/// Something that leads from one stage of the app to another.
package enum AppStageEvent: Hashable, Sendable {
  /// It is known who is there.
  case launched(isLoggedIn: Bool, showsTutorial: Bool)
  /// The tutorial is over.
  case tutorialEnded
  /// A first board was made.
  case boardCreated(CreatedBoard)
  /// Somebody has an account.
  case wantsToLogIn
  /// Somebody is logged in now.
  case loggedIn
  /// Somebody has logged out.
  case loggedOut
  /// The server does not know the person any more.
  case expired
}

extension AppStage {
  /// The stage after something happened; what does not belong to a stage changes nothing.
  package func next(after event: AppStageEvent) -> AppStage {
    switch (self, event) {
    case (_, .expired): account(.logIn)
    case (.splash, .launched(true, _)): .main
    case (.splash, .launched(false, let showsTutorial)):
      showsTutorial ? .tutorial : .firstBoard
    case (.tutorial, .tutorialEnded): .firstBoard
    case (.firstBoard, .boardCreated(let board)): .account(.signUp, board)
    case (.firstBoard, .wantsToLogIn): .account(.logIn, nil)
    case (.account, .loggedIn): .main
    case (.main, .loggedOut): .account(.logIn, nil)
    default: self
    }
  }

  /// The way to an account, with the board that is not kept yet.
  private func account(_ start: AccountStart) -> AppStage {
    if case .account(_, let board) = self { .account(start, board) } else { .account(start, nil) }
  }
}
