/// The values of all preferences.
struct PreferenceValues: Hashable, Sendable, Codable {
  var showsTutorial = true
  var accessToken: String?
  var areRemindersOn = false
  var cachedAccount: Account?
}

extension PreferenceValues: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Whether a user is logged in, but not who, and no token.
  var description: String { accessToken == nil ? "logged out" : "logged in" }

  /// Whether a user is logged in.
  var debugDescription: String { description }

  /// Nothing inside, because there is a token.
  var customMirror: Mirror { Mirror(self, children: []) }
}
