import AuditModel

/// The reason of a rule, and how its findings are fixed.
struct RuleText {
  let rule: RuleDescription

  var html: HTMLNode {
    HTMLTag.p(.class("rationale")) {
      PagePart.prose(rule.rationale)
      if !rule.howToFix.isEmpty {
        " "
        PagePart.prose(rule.howToFix)
      }
    }
  }
}
