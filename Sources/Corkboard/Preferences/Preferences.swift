/// Whether the tutorial is shown when the app starts.
package protocol ShowsTutorialPreference: AnyObject, Sendable {
  /// Whether it is shown; true until somebody has seen it.
  var showsTutorial: Bool { get set }
}

/// What proves to the server who is asking.
package protocol AccessTokenPreference: AnyObject, Sendable {
  /// The token; none while nobody is logged in.
  var accessToken: String? { get set }
}

/// Whether people get mails about cards that are due.
package protocol RemindersPreference: AnyObject, Sendable {
  /// Whether they do; false at first.
  var areRemindersOn: Bool { get set }
}

/// Who has logged in, as far as it is known without asking the server.
package protocol CachedAccountPreference: AnyObject, Sendable {
  /// The account; none while nobody is logged in.
  var cachedAccount: Account? { get set }
}

/// All preferences together, for the composition root.
package typealias AppPreferences = AccessTokenPreference & CachedAccountPreference
  & RemindersPreference & ShowsTutorialPreference
