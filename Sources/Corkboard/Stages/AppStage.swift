/// How far into the app the user is.
package enum AppStage: Hashable, Sendable {
  /// The session is being determined.
  case splash
  /// The tutorial of the first start.
  case tutorial
  /// A template is chosen and a first board is named.
  case firstBoard
  /// An account is made or logged into; the board that was made is kept with it.
  ///
  /// Each visit has a number, so that a user whose session expires on the way begins it anew.
  case account(AccountStart, CreatedBoard?, visit: Int = 0)
  /// The boards, the cards that are due and the settings.
  case main
}

/// Where the way to an account begins.
package enum AccountStart: Hashable, Sendable {
  /// A new account.
  case signUp
  /// The log-in; from it one can go back to the templates, or not.
  case logIn(canGoBack: Bool)
  /// An account whose address is not confirmed yet.
  case verify(mail: String)
}

/// The session when the app starts.
package enum AppVisitor: Hashable, Sendable {
  /// No logged-in user; the tutorial was seen before, or not.
  case nobody(showsTutorial: Bool)
  /// A user who has not confirmed the address yet.
  case unverified(mail: String)
  /// A logged-in user.
  case somebody
}

/// Something that leads from one stage of the app to another.
package enum AppStageEvent: Hashable, Sendable {
  /// It is known who is there.
  case launched(AppVisitor)
  /// The tutorial is over.
  case tutorialEnded
  /// A first board was made.
  case boardCreated(CreatedBoard)
  /// The user has an account.
  case wantsToLogIn
  /// The user has no account after all.
  case wentBack
  /// The user is logged in now.
  case loggedIn
  /// The user has logged out.
  case loggedOut
  /// The server does not know the person any more.
  case expired
}

extension AppStage {
  /// The stage after something happened; what does not belong to a stage changes nothing.
  package func next(after event: AppStageEvent) -> AppStage {
    switch (self, event) {
    case (.account(_, let board, let visit), .expired):
      .account(.logIn(canGoBack: false), board, visit: visit + 1)
    case (_, .expired): .account(.logIn(canGoBack: false), nil)
    case (.splash, .launched(let visitor)): Self.stage(for: visitor)
    case (.tutorial, .tutorialEnded), (.account, .wentBack): .firstBoard
    case (.firstBoard, .boardCreated(let board)): .account(.signUp, board)
    case (.firstBoard, .wantsToLogIn): .account(.logIn(canGoBack: true), nil)
    case (.account, .loggedIn): .main
    case (.main, .loggedOut): .account(.logIn(canGoBack: false), nil)
    default: self
    }
  }

  private static func stage(for visitor: AppVisitor) -> AppStage {
    switch visitor {
    case .nobody(let showsTutorial): showsTutorial ? .tutorial : .firstBoard
    case .unverified(let mail): .account(.verify(mail: mail), nil)
    case .somebody: .main
    }
  }
}
