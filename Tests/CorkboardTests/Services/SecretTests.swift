import Testing

@testable import Corkboard

@Suite struct SecretTests {
  @Test func isNeverShown() {
    let secret = Secret("hunter22")
    #expect(secret.revealed == "hunter22")
    #expect("\(secret)" == "•••")
    for text in texts(secret) + texts(Secrets(apiKey: secret)) + texts(["a": secret])
      + texts(ParameterValue.secret(secret)) + texts(ParameterValue.fields(["a": .secret(secret)]))
    {
      #expect(!text.contains("hunter22"))
    }
  }

  @Test func isNotShownByWhatHoldsIt() throws {
    let account = Account(name: "Ada", mail: "ada@example.com")
    let session = UserSession(accessToken: "hunter22", account: account)
    let targets: [CorkboardTarget] = [
      .logIn(mail: "ada@example.com", password: "hunter22"),
      .signUp(name: "Ada", mail: "ada@example.com", password: "hunter22"),
      .verifyMail(code: "hunter22"),
    ]
    let password = try #require(Password("hunter22"))
    for text in texts(session) + targets.flatMap(texts) + texts(password) {
      #expect(!text.contains("hunter22"))
    }
    #expect("\(targets[0])" == "POST /session")
    #expect(targets.flatMap { texts($0.parameters) }.allSatisfy { !$0.contains("hunter22") })
  }

  @Test func isNotShownByWhatKeepsOrChoosesIt() throws {
    let preferences = InMemoryPreferences()
    preferences.accessToken = "hunter22"
    var values = PreferenceValues()
    values.accessToken = "hunter22"
    let vault = SecretVault(["CORKBOARD_STAGING_API_KEY": "hunter22"])
    let configuration = try AppConfiguration(named: "staging", vault: vault)
    let plugin = APIKeyPlugin(key: configuration.secrets.apiKey)
    #expect(configuration.secrets.apiKey.revealed == "hunter22")
    let field = FormField(
      "password", FormField.Rule("any") { _ in true }, text: .verbatim("hunter22"))
    let form = Form(field)
    for text in texts(preferences) + texts(values) + texts(vault) + texts(configuration)
      + texts(plugin) + texts(field) + texts(form)
    {
      #expect(!text.contains("hunter22"))
    }
  }

  @Test func isEqualToTheSameSecretOnly() {
    #expect(Secret("a") == Secret("a"))
    #expect(Secret("a") != Secret("b"))
  }
}
