/// The values of all preferences.
struct PreferenceValues: Hashable, Sendable, Codable {
  var showsTutorial = true
  var accessToken: String?
  var areRemindersOn = false
  var cachedAccount: Account?
}
