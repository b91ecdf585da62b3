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

  @Test func isEqualToTheSameSecretOnly() {
    #expect(Secret("a") == Secret("a"))
    #expect(Secret("a") != Secret("b"))
  }

  @Test func choosesAServerForEachEnvironment() {
    let environments = [AppEnvironment.production, .staging, .stub]
    #expect(environments.map(\.name) == ["production", "staging", "stub"])
    #expect(Set(environments.map(\.baseURL)).count == 3)
    #expect(environments.allSatisfy { $0.baseURL.hasPrefix("https://") })
    #expect(environments.map(\.logLevel) == [.warning, .info, .error])
  }
}
