/// The placeholder that iOS replaces with the app's name in phrases of App Shortcuts.
package enum AppNameToken {
  /// How it is written.
  package static let text = "${applicationName}"
}
