/// Where words of VoiceOver were found.
package enum SpokenWordSource: String, CaseIterable, Sendable {
  /// The word table of cashapp/AccessibilitySnapshot at 599f19c38ab1362d27e6cad2b7e25ca130d230e1, in
  /// English, German and Russian; its authors took the words from VoiceOver.
  case accessibilitySnapshot = "accessibilitysnapshot"
  /// Apple's support article about the rotor of VoiceOver (HT204783, now 111796).
  case appleRotorPage = "apple-rotor-page"
  /// The user guide of iPhone and iPad, chapter on VoiceOver gestures.
  case appleUserGuide = "apple-user-guide"
  /// Other pages of support.apple.com and apple.com/voiceover.
  case appleSupport = "apple-support"
  /// A guide to the style of Apple's localizations, in public copies whose author is not identified.
  case appleStyleGuide = "apple-string-style-guide"
  /// google/talkback at 26a27dc009d5b3605e744222541f045a3c24e038, `strings_compositor.xml`.
  case talkBack = "talkback"
  /// The message catalogues of GNOME/orca 43.1.
  case orca
  /// microsoft/fluentui-apple at 88fc8689280f89f758a554f04717919e3d580d8e.
  case fluentUI = "fluentui-apple"
  /// The roles that Firefox names to VoiceOver on the Mac (mozilla-l10n/firefox-l10n).
  case firefox = "firefox-mac"
  /// flutter/flutter, `cupertino_*.arb`.
  case flutter = "flutter-cupertino"
  /// Public notes of people who use VoiceOver or test with it.
  case voiceOverUsers = "voiceover-users"
  /// None was found.
  case written
}
