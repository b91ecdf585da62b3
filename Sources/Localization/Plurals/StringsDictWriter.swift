import AuditModel

/// Writes a `.stringsdict` file anew, as Xcode lays out property lists.
package enum StringsDictWriter {
  /// A file in UTF-8 with these strings in their order.
  ///
  /// Plural forms without a variable become those of one that is called `value`. Plain strings are
  /// left out, and so is a key with a character that XML cannot hold.
  ///
  /// - Parameter header: what is above all in a comment of its own.
  package static func write(_ entries: [TableEntry], header: String? = nil) -> WrittenFile {
    var members: [PropertyListItem.Member] = []
    var losses: [ConversionLoss] = []
    for entry in entries {
      if let obstacle = entry.obstacleInXML {
        losses.append(ConversionLoss(key: entry.key, "the key is left out: \(obstacle)"))
        continue
      }
      let (rules, failure) = entry.value.asStringsDictRules(key: entry.key)
      if let failure { losses.append(failure) }
      guard let rules else { continue }
      members.append(PropertyListItem.Member(entry.key, comment: entry.comment, rules))
      losses += entry.lostMarks
    }
    let text = PropertyListWriter().document(members, header: header)
    return WrittenFile(bytes: Array(text.utf8), losses: losses)
  }
}
