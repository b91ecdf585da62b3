/// How far into the app somebody is.
package enum AppStage: Hashable, Sendable {
  /// It is being found out who is there.
  case splash
  /// The tutorial of the first start.
  case tutorial
  /// A template is chosen and a first board is named.
  case firstBoard
  /// An account is made or logged into; the board that was made is kept with it.
  ///
  /// Each visit has a number, so that somebody whose session expires on the way begins it anew.
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

/// Who is there when the app starts.
package enum AppVisitor: Hashable, Sendable {
  /// Nobody who is logged in; the tutorial was seen before, or not.
  case nobody(showsTutorial: Bool)
  /// Somebody who has not confirmed the address yet.
  case unverified(mail: String)
  /// Somebody who is logged in.
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
  /// Somebody has an account.
  case wantsToLogIn
  /// Somebody has no account after all.
  case wentBack
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
