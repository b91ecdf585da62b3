import AuditModel

/// A string of the app by its key, which cannot be misspelled.
package func localized(
  _ key: LocalizableKey, _ arguments: LocalizedText.Argument...
) -> TextContent {
  .localized(LocalizedText(key: key.rawValue, arguments: arguments))
}
