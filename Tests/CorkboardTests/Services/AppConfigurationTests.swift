import Testing

@testable import Corkboard

@Suite struct AppConfigurationTests {
  private let vault = SecretVault([
    "CORKBOARD_PRODUCTION_API_KEY": "real", "CORKBOARD_STAGING_API_KEY": "trial",
    "CORKBOARD_STUB_API_KEY": "odd", "PATH": "/bin",
  ])

  @Test func choosesAServerForEachEnvironment() {
    let environments = [AppEnvironment.production, .staging, .stub]
    #expect(environments.map(\.name) == ["production", "staging", "stub"])
    #expect(Set(environments.map(\.baseURL)).count == 3)
    #expect(environments.allSatisfy { $0.baseURL.hasPrefix("https://") })
    #expect(environments.map(\.logLevel) == [.warning, .info, .error])
  }

  @Test(arguments: [
    ("production", AppEnvironment.production, "real"), ("staging", .staging, "trial"),
    ("stub", .stub, "stub"),
  ])
  func followsFromTheNameOfAnEnvironment(
    _ name: String, _ environment: AppEnvironment, _ key: String
  ) throws {
    let configuration = try AppConfiguration(named: name, vault: vault)
    #expect(configuration.environment == environment)
    #expect(configuration.secrets.apiKey == Secret(key))
  }

  @Test(arguments: ["", "Production", "test", "production "])
  func rejectsANameThatIsNoEnvironment(_ name: String) {
    #expect(throws: LaunchError.unknownEnvironment(name)) {
      try AppConfiguration(named: name, vault: vault)
    }
  }

  @Test func givesNoEnvironmentTheSecretsOfAnother() {
    let staging = SecretVault(["CORKBOARD_STAGING_API_KEY": "trial"])
    #expect(throws: LaunchError.missingSecret("CORKBOARD_PRODUCTION_API_KEY")) {
      try AppConfiguration(named: "production", vault: staging)
    }
  }

  @Test func needsASecretThatIsNotEmpty() {
    let empty = SecretVault(["CORKBOARD_PRODUCTION_API_KEY": ""])
    #expect(throws: LaunchError.missingSecret("CORKBOARD_PRODUCTION_API_KEY")) {
      try empty.secrets(of: .production)
    }
  }

  @Test func needsNoSecretWithoutAServer() throws {
    let configuration = try AppConfiguration(named: "stub", vault: SecretVault([:]))
    #expect(configuration.secrets == .stub)
  }
}
