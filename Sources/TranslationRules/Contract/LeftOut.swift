/// Kinds of checks that no rule makes, and why.
package enum LeftOut {
  /// The reason by the number of the kind.
  package static let reasons: [Int: String] = [
    39: "the code does not show whether it belongs to a framework",
    49:
      "every finding says in how many languages it shows, and points at the source when it is most",
    78: "the layout of a file is up to Xcode, and no string depends on it",
    79:
      "blank lines between entries are layout, and those inside of strings are checked by newline-count",
    98: "numbers-value compares the numbers; words and units differ by language",
    114: "these dialects do not occur in the strings of apps for Apple’s platforms",
    121:
      "it needs dictionaries, which would be another program’s data; misspelled-word reports what the "
      + "app’s own strings show",
    135: "the screens show it: text-truncated lays each string out where it is shown",
  ]
}
