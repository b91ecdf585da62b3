import AuditModel
import AuditRules
import Localization

/// Makes one finding of each cause that rules reported on the screens.
///
/// A defect of a string is one cause wherever a screen shows the string, unless one line of source
/// makes rows of different strings; that line is the cause then. A setting of the app that a rule names is one
/// cause on a screen, and every other defect is one at the line that makes the nodes.
struct NodeFindings {
  let plan: AuditPlan
  let project: LocalizationProject
  let sources: SourceFiles
  /// By screen.
  let lines: [Int: SourceLines]
  let joinsRows: Bool

  /// The findings, in no order.
  func findings(of causes: [CauseKey: Cause]) -> [Finding] {
    var groups: [GroupKey: [Member]] = [:]
    for member in members(of: causes) {
      groups[group(of: member, lines[member.screen]), default: []].append(member)
    }
    return groups.map { key, members in
      finding(of: members.sorted { $0.order.lexicographicallyPrecedes($1.order) }, key.cause)
    }
  }

  /// A node with a cause, in all variants and with all strings that it shows.
  private struct Member {
    let rule: Int
    let screen: Int
    let path: String
    var cause: Cause

    var order: [String] { [path, cause.worst.table ?? "", cause.worst.stringKey ?? ""] }
  }

  private struct GroupKey: Hashable {
    let rule: Int
    let screen: Int
    let cause: NodeSubject.Cause
  }

  /// The nodes; one that shows several strings is several only where the string is the cause.
  private func members(of causes: [CauseKey: Cause]) -> [Member] {
    var members: [MemberKey: Member] = [:]
    for (key, cause) in causes {
      let string = isCausedByString(key.rule) ? cause.worst.stringName : nil
      let name = MemberKey(rule: key.rule, screen: key.screen, path: key.node, string: string)
      if members[name] == nil {
        members[name] = Member(rule: key.rule, screen: key.screen, path: key.node, cause: cause)
      } else {
        members[name]?.cause.merge(cause)
      }
    }
    return Array(members.values)
  }

  private struct MemberKey: Hashable {
    let rule: Int
    let screen: Int
    let path: String
    let string: StringName?
  }

  private func isCausedByString(_ rule: Int) -> Bool {
    RuleList.nodeRules[rule].isCausedByString
  }

  private func group(of member: Member, _ lines: SourceLines?) -> GroupKey {
    let worst = member.cause.worst
    let isRow =
      joinsRows && worst.nodeOrigin.map { lines?.isTemplate($0) ?? false } ?? false
    let cause: NodeSubject.Cause =
      if let setting = worst.violation.evidence.setting {
        .setting(setting)
      } else if isCausedByString(member.rule), !isRow, let name = worst.stringName {
        .string(table: name.table, key: name.key)
      } else {
        .nodes(first: worst.nodeOrigin.flatMap { lines?.firstPath(of: $0) } ?? member.path)
      }
    return GroupKey(rule: member.rule, screen: member.screen, cause: cause)
  }

  private func finding(of members: [Member], _ kind: NodeSubject.Cause) -> Finding {
    var cause = members[0].cause
    // The node that the message is about.
    var path = members[0].path
    for member in members.dropFirst() {
      if cause.isLessBad(than: member.cause) { path = member.path }
      cause.merge(member.cause)
    }
    let rule = RuleList.nodeRules[members[0].rule]
    let screen = members[0].screen
    let worst = cause.worst
    let occurrences = members.map { occurrence($0, of: rule) }
    let axes = plan.axes(of: cause.variants, screen: screen)
    return Finding(
      rule: rule.description.id,
      severity: worst.violation.severity ?? rule.description.severity,
      title: rule.description.title, message: worst.violation.message.text,
      suggestion: worst.violation.suggestion?.text,
      subject: .node(
        NodeSubject(
          screen: plan.screens[screen].id, element: NodeSubject.Element(path: path),
          location: sources.location(of: worst.nodeOrigin, on: plan.screens[screen]),
          string: reference(worst, of: rule),
          cause: kind, occurrences: occurrences,
          extent: VariantExtent(
            states: axes.states, dynamicTypeSizes: axes.dynamicTypeSizes,
            devices: axes.devices, variants: cause.variants,
            worst: plan.state(of: worst.cell, screen: screen)))),
      locales: axes.locales, evidence: worst.violation.evidence)
  }

  private func occurrence(
    _ member: Member, of rule: any NodeRule.Type
  ) -> NodeSubject.Occurrence {
    let worst = member.cause.worst
    return NodeSubject.Occurrence(
      path: member.path,
      location: sources.location(of: worst.nodeOrigin, on: plan.screens[member.screen]),
      string: reference(worst, of: rule),
      locales: plan.axes(of: member.cause.variants, screen: member.screen).locales)
  }

  /// The string with its location: in the worst language when the translation is a part of the
  /// cause, otherwise in the source language.
  private func reference(
    _ worst: Cause.Worst, of rule: any NodeRule.Type
  ) -> StringReference? {
    guard let name = worst.stringName else { return nil }
    let source = project.text(key: name.key, table: name.table, locale: project.sourceLocale)
    return StringReference(
      table: name.table, key: name.key,
      location: rule.concernsTranslation ? worst.location ?? source.location : source.location)
  }
}

extension Evidence {
  /// The setting of the app that is the cause, where one is.
  fileprivate var setting: String? {
    if case .text(let name)? = self[Violation.sharedCause] { name } else { nil }
  }
}

extension NodeSubject.Element {
  init(path: String) {
    self = path == Violation.announcementPath ? .announcement : .node(path)
  }
}

extension AuditPlan {
  /// The state and variant of a cell.
  func state(of cell: MatrixCell, screen: Int) -> StateInVariant {
    StateInVariant(
      state: screens[screen].states[cell.state].name,
      variant: Variant(
        locale: locales[cell.locale], dynamicTypeSize: sizes[cell.dynamicTypeSize],
        device: devices[cell.device]))
  }
}
