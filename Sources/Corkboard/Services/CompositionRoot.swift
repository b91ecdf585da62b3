import Architecture

/// The one place where services are put together; everything else is given what it needs.
package struct CompositionRoot: Sendable {
  /// The storage of the app.
  package let preferences: any AppPreferences
  /// Emits when people have to log in again.
  package let expiry: SessionExpiry
  /// Accounts on the server.
  package let accounts: any AccountService
  /// Boards on the server and here.
  package let boards: any BoardService
  /// Where things that happen are written down.
  package let logger: any Logger
  /// Takes note of what people do in the onboarding; none unless a product wants to know.
  package let analytics: (any Analytics<OnboardingEvent>)?

  /// Puts the services together.
  ///
  /// - Parameters:
  ///   - environment: Which server is asked.
  ///   - secrets: The key that identifies the app at the server.
  ///   - transport: Takes requests to the server.
  ///   - preferences: The storage of the app.
  ///   - keptBoards: Keeps the boards.
  ///   - keptCardsDue: Keeps the cards with a date.
  ///   - analytics: Takes note of what people do in the onboarding.
  ///   - log: Takes a line of the log.
  package init(
    environment: AppEnvironment, secrets: Secrets, transport: any Transport,
    preferences: any AppPreferences, keptBoards: any Repository<Board>,
    keptCardsDue: any Repository<Card>, analytics: (any Analytics<OnboardingEvent>)? = nil,
    log: @escaping @Sendable (String) -> Void
  ) {
    logger = ConsoleLogger(from: environment.logLevel, write: log)
    expiry = SessionExpiry(preferences)
    let provider = Provider<CorkboardTarget>(
      baseURL: environment.baseURL, transport: transport,
      plugins: [
        APIKeyPlugin(key: secrets.apiKey), AccessTokenPlugin(preferences), LoggingPlugin(logger),
        ExpiryPlugin(expiry),
      ])
    self.preferences = preferences
    self.analytics = analytics
    accounts = OnlineAccountService(provider)
    boards = OnlineBoardService(provider, boards: keptBoards, cardsDue: keptCardsDue)
  }

  /// The services without a server and without a disk.
  package static func stub(
    transport: any Transport, preferences: any AppPreferences = InMemoryPreferences(),
    analytics: (any Analytics<OnboardingEvent>)? = nil,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CompositionRoot {
    CompositionRoot(
      environment: .stub, secrets: .stub, transport: transport, preferences: preferences,
      keptBoards: InMemoryRepository(), keptCardsDue: InMemoryRepository(), analytics: analytics,
      log: log)
  }
}

extension CompositionRoot {
  private var keeper: SessionKeeper {
    SessionKeeper(token: preferences, account: preferences, boards: boards)
  }

  /// Logs a user in.
  package var logIn: LogInUseCase { LogInUseCase(accounts: accounts, keeper: keeper) }

  /// Signs a user up.
  package var signUp: SignUpUseCase { SignUpUseCase(accounts: accounts, keeper: keeper) }

  /// Signs a user up and makes their first board.
  package var saveOnboardingBoard: SaveOnboardingBoardUseCase {
    SaveOnboardingBoardUseCase(signUp: signUp, boards: boards)
  }

  /// Logs the user out.
  package var logOut: LogOutUseCase { LogOutUseCase(accounts: accounts, keeper: keeper) }

  /// Proves a mail address.
  package var verifyMail: VerifyMailUseCase {
    VerifyMailUseCase(accounts: accounts, account: preferences)
  }

  /// Turns reminders on or off.
  package var setReminders: SetRemindersUseCase {
    SetRemindersUseCase(accounts: accounts, reminders: preferences)
  }
}
