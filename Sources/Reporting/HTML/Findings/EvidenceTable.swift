import AuditModel

/// The measured values, in the worst variant when there are several.
struct EvidenceTable {
  let evidence: Evidence
  let isOfWorstVariant: Bool

  init(_ finding: Finding) {
    evidence = finding.evidence
    isOfWorstVariant = finding.node != nil
  }

  var html: HTMLNode? {
    guard !evidence.entries.isEmpty else { return nil }
    return HTMLTag.table(.class("evidence")) {
      HTMLTag.caption { isOfWorstVariant ? "Measured in the worst variant" : "Measured" }
      HTMLTag.tbody {
        evidence.entries.map { entry in
          HTMLTag.tr {
            HTMLTag.th(.scope("row")) { HTMLNode.text(entry.name.camelCaseAsWords) }
            HTMLTag.td { HTMLNode.appText("\(entry.value)") }
          }
        }
      }
    }
  }
}

extension String {
  /// A name in camel case as words, `hasWidth` as `Has width`.
  fileprivate var camelCaseAsWords: String {
    var words = ""
    for character in withVisibleControls {
      words += character.isUppercase ? " " + character.lowercased() : String(character)
    }
    return words.capitalizedFirst
  }
}
