extension Grammar {
  /// XLIFF 2.0.
  static let version20 = version2(isVersion22: false, hasOneChangeTrack: true)

  /// XLIFF 2.1, which shares the schema of the core with 2.0.
  static let version21 = version2(isVersion22: false, hasOneChangeTrack: false)

  /// XLIFF 2.2.
  static let version22 = version2(isVersion22: true, hasOneChangeTrack: false)

  private static func version2(isVersion22: Bool, hasOneChangeTrack: Bool) -> Grammar {
    Grammar(
      CoreGrammar(isVersion22: isVersion22, hasOneChangeTrack: hasOneChangeTrack).elements
        + ModuleGrammar(isVersion22: isVersion22).elements,
      moduleAttributes: .version2)
  }
}
