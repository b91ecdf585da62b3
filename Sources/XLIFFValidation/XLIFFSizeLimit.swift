/// The attribute that limits the size of a text (Size and Length Restriction Module).
package enum XLIFFSizeLimit: String, Hashable, Sendable {
  /// A limit on what is displayed, counted in characters.
  case display = "sizeRestriction"
  /// A limit on what is stored, counted in bytes.
  case storage = "storageRestriction"
}
