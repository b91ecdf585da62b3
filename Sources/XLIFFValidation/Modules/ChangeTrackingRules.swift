import AuditModel

/// Revisions belong to an element that is there, and name their versions (Change Tracking Module
/// of XLIFF 2.0, an extension in 2.1 and 2.2).
struct ChangeTrackingRules {
  let tree: XLIFFTree
  let grammar: Grammar

  func check(into report: inout ProblemReport) {
    var last: (container: Int, elements: [String: Tracked])?
    for revisions in tree.elements(.changeTracking, "revisions") {
      checkVersions(revisions, into: &report)
      guard let name = tree.attribute("appliesTo", of: revisions),
        let container = container(of: revisions)
      else { continue }
      let elements = last?.container == container ? last?.elements : nil
      let known = elements ?? tracked(in: container)
      last = (container, known)
      let tracked = known[name] ?? Tracked()
      checkElement(name, tracked, revisions, into: &report)
      checkReference(name, tracked, among: known, revisions, into: &report)
      checkProperties(name, revisions, into: &report)
    }
    for revision in tree.elements(.changeTracking, "revision") {
      checkTime(revision, into: &report)
    }
  }

  /// The elements with one name that a change track can be of.
  private struct Tracked {
    var count = 0
    var identifiers: Set<String> = []
  }

  /// The element that holds the change track.
  private func container(of revisions: Int) -> Int? {
    tree.parent(of: revisions).flatMap { tree.parent(of: $0) }
  }

  /// The siblings of the change track, and their children, by their names.
  private func tracked(in container: Int) -> [String: Tracked] {
    var found: [String: Tracked] = [:]
    func take(_ node: Int) {
      for name in Set([tree.name(of: node), tree.qualifiedName(of: node)]) {
        found[name, default: Tracked()].count += 1
        guard let id = tree.attribute("id", of: node) else { continue }
        found[name]?.identifiers.insert(id)
      }
    }
    for sibling in tree.children(of: container)
    where tree.vocabulary(of: sibling) != .changeTracking {
      take(sibling)
      // An object in another unit or group has a change track of its own.
      if tree.isCore(sibling, "unit") || tree.isCore(sibling, "group") { continue }
      for child in tree.children(of: sibling) { take(child) }
    }
    return found
  }

  private func checkVersions(_ revisions: Int, into report: inout ProblemReport) {
    let all = tree.children(.changeTracking, "revision", of: revisions)
    let versions = Set(all.compactMap { tree.attribute("version", of: $0) })
    guard let current = tree.attribute("currentVersion", of: revisions),
      !versions.contains(current)
    else { return }
    report.add(
      .version, at: tree.location(of: revisions),
      "the current version “\(current)” is that of no revision",
      try: "write the version of one of the <ctr:revision> elements")
  }

  private func checkElement(
    _ name: String, _ tracked: Tracked, _ revisions: Int, into report: inout ProblemReport
  ) {
    guard tracked.count == 0 else { return }
    report.add(
      .appliesTo, at: tree.location(of: revisions),
      "the revisions are of <\(name)>, which is not beside the change track",
      try: "name an element beside <ctr:changeTrack>, or a child of one")
  }

  private func checkReference(
    _ name: String, _ tracked: Tracked, among elements: [String: Tracked], _ revisions: Int,
    into report: inout ProblemReport
  ) {
    let identifiers = tracked.identifiers
    if let reference = tree.attribute("ref", of: revisions) {
      guard !identifiers.contains(reference) else { return }
      // A valid document of the test suite of XLIFF 2.2 refers to an element of another name.
      let isOfOther = elements.values.contains { $0.identifiers.contains(reference) }
      report.add(
        isOfOther ? .warning : .error, .reference, at: tree.location(of: revisions),
        "the revisions refer to the <\(name)> “\(reference)”, which is not beside them",
        try: "write the id of the <\(name)> that was changed")
    } else if tracked.count > 1, !identifiers.isEmpty {
      report.add(
        identifiers.count == tracked.count ? .error : .warning, .reference,
        at: tree.location(of: revisions),
        "there is more than one <\(name)>, but no “ref” says which",
        try: "add ref=\"…\" with its id")
    }
  }

  private func checkProperties(
    _ name: String, _ revisions: Int, into report: inout ProblemReport
  ) {
    for item in revisions..<tree.end(of: revisions)
    where tree.isElement(item, .changeTracking, "item") {
      guard let property = tree.attribute("property", of: item), property != "content",
        !isAttribute(property, of: name)
      else { continue }
      report.add(
        .property, at: tree.location(of: item), "“\(property)” is no attribute of <\(name)>",
        try: "write “content” or the name of an attribute")
    }
  }

  private func isAttribute(_ property: String, of name: String) -> Bool {
    if property.contains(":") { return true }
    let core = grammar.element(.core(name))
    guard let core else { return property.isNameToken }
    return core.attributes.contains { $0.name == property }
  }

  private func checkTime(_ revision: Int, into report: inout ProblemReport) {
    guard let time = tree.attribute("datetime", of: revision),
      !DateAndTime.isWellFormed(time), !DateAndTime.isShort(time)
    else { return }
    report.add(
      .warning, .time, at: tree.location(of: revision), "“\(time)” is no day and time",
      try: "write \(ValueForm.dateTime.description)")
  }
}

extension XLIFFRule {
  fileprivate static let version = Self(
    .changeVersion, "Change Tracking Module, attribute currentVersion")
  fileprivate static let appliesTo = Self(
    .changeAppliesTo, "Change Tracking Module, attribute appliesTo")
  fileprivate static let reference = Self(
    .changeReference, "Change Tracking Module, attribute ref")
  fileprivate static let property = Self(
    .changeProperty, "Change Tracking Module, attribute property")
  fileprivate static let time = Self(
    .changeDate, "Change Tracking Module, attribute datetime")
}
