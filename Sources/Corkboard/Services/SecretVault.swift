/// The secrets of every environment as the build hands them in, so that none is in the source code.
///
/// Only those of one environment leave it: a staging build cannot send the key of production.
package struct SecretVault: Sendable {
  /// The variable that holds the secret of an environment, `CORKBOARD_STAGING_API_KEY` for example.
  package static func variable(of environment: AppEnvironment) -> String {
    "CORKBOARD_\(environment.name.uppercased())_API_KEY"
  }

  private let values: [String: Secret]

  /// Takes the variables of a process or a build; those of other programs are left out.
  package init(_ variables: [String: String]) {
    let names = Set(AppEnvironment.all.map(Self.variable))
    values = variables.filter { names.contains($0.key) && !$0.value.isEmpty }
      .mapValues { Secret($0) }
  }

  /// The secrets of an environment; the stub needs none.
  ///
  /// - Throws: The name of the variable that is missing, and never its value.
  package func secrets(of environment: AppEnvironment) throws(LaunchError) -> Secrets {
    if environment == .stub { return .stub }
    let variable = Self.variable(of: environment)
    guard let key = values[variable] else { throw .missingSecret(variable) }
    return Secrets(apiKey: key)
  }
}
