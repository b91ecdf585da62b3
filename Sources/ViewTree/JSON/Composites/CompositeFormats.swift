extension CompositeFormat {
  /// All composite types, in the order of the reference.
  static let all = contents + controls + choices + containers + tables + screens + presentations
}
