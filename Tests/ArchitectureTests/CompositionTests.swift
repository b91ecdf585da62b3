import Testing

/// Services are put together in one place, so that everything else can be given others.
@Suite struct CompositionTests {
  @Test(arguments: [
    "Provider<CorkboardTarget>(", "OnlineAccountService(", "OnlineBoardService(", "SessionExpiry(",
    "LogInUseCase(", "SignUpUseCase(", "SaveOnboardingBoardUseCase(", "LogOutUseCase(",
    "VerifyMailUseCase(", "SetRemindersUseCase(", "SessionKeeper(", "FilePreferences(",
    "FileRepository(",
    "URLSessionTransport(", "AccessTokenPlugin(", "APIKeyPlugin(",
  ])
  func putsServicesTogetherInOnePlace(_ call: String) throws {
    let files = try Checkout.swiftFiles(below: "Sources").filter { $0.text.contains(call) }
    #expect(!files.isEmpty)
    for file in files {
      #expect(file.path.contains("/CompositionRoot"), "\(file.path) contains \(call)")
    }
  }
}
