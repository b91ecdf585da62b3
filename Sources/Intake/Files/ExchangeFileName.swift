/// The kind of an exchange file by its name.
enum ExchangeFileName {
  /// Whether a file holds strings beside their translations.
  static func isBilingual(_ name: String) -> Bool {
    [".xliff", ".xlf", ".po"].contains { name.hasSuffix($0) }
  }
}
