/// Whether the tutorial is shown when the app starts.
package protocol ShowsTutorialPreference: AnyObject, Sendable {
  /// Whether it is shown; true until it was seen.
  var showsTutorial: Bool { get set }
}

/// The token that authenticates the user at the server.
package protocol AccessTokenPreference: AnyObject, Sendable {
  /// The token; none while logged out.
  var accessToken: String? { get set }
}

/// Whether people get mails about cards that are due.
package protocol RemindersPreference: AnyObject, Sendable {
  /// Whether they do; false at first.
  var areRemindersOn: Bool { get set }
}

/// The logged-in user, as far as it is known without asking the server.
package protocol CachedAccountPreference: AnyObject, Sendable {
  /// The account; none while logged out.
  var cachedAccount: Account? { get set }
}

/// All preferences together, for the composition root.
package typealias AppPreferences = AccessTokenPreference & CachedAccountPreference
  & RemindersPreference & ShowsTutorialPreference
