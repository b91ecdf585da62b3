/// The flags of an entry of a PO file that say how its text is used.
///
/// Source: GNU gettext manual, “PO file entries” and “Flags in PO files”.
package struct GettextFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It is no format of `printf`: `no-c-format`, or the format of another language, such as `qt-format`.
  package static let isNoFormat = Self(rawValue: 1)
  /// It is code or a listing, whose lines are kept: `no-wrap`.
  package static let isPreformatted = Self(rawValue: 2)
}
