extension Grammar {
  /// XLIFF 2.0 and 2.1, which share one schema of the core.
  static let version20 = Grammar(
    CoreGrammar(isVersion22: false).elements + ModuleGrammar(isVersion22: false).elements,
    moduleAttributes: .version2)

  /// XLIFF 2.2.
  static let version22 = Grammar(
    CoreGrammar(isVersion22: true).elements + ModuleGrammar(isVersion22: true).elements,
    moduleAttributes: .version2)
}
