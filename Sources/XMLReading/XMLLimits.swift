/// How much of anything a document may hold, so that a hostile one cannot exhaust the machine.
package struct XMLLimits: Hashable, Sendable {
  /// The size of the document in bytes.
  package var documentBytes = 256 << 20
  /// How deep elements may be nested.
  package var depth = 100
  /// The size of one attribute's value in bytes.
  package var attributeBytes = 1 << 20
  /// How many attributes and namespace declarations one element may have.
  package var attributesPerElement = 256
  /// How many namespace declarations may be in force at once.
  package var namespaces = 256

  /// Makes the limits for files that people may have been sent.
  package init() {}
}
