import Localization

extension BilingualFile {
  /// The strings that an app displays: without the names of the translators, which some gettext
  /// programs take from a translation of their own.
  ///
  /// GNOME's have `translator-credits` in the place of a source string, KDE's `Your names` and
  /// `Your emails` (GNOME Developer Documentation, “Translator credits”; KDE, `KAboutData`).
  package var withoutTranslatorCredits: BilingualFile {
    var result = self
    result.units.removeAll { unit in unit.source.map(Self.credits.contains) ?? false }
    return result
  }

  private static let credits: Set = [
    "translator-credits", "translator_credits", "translator credits", "translators-credits",
    "translation-holder", "Your names", "Your emails",
  ]
}
