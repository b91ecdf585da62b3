import AuditEngine
import AuditModel
import ViewTree

/// Runs mutations and prints the recall and the precision of each rule.
struct MutationHarness {
  let run: MutationRun
  let mutations: [Mutation]

  /// Whether clean screens are silent, each mutation has its finding and no other, and each rule has three.
  func passes(isWhole: Bool) -> Bool {
    let hosts = Set(mutations.map(\.host)).sorted { $0.name < $1.name }
    let workers = Workers(count: nil)
    let noise = workers.map(hosts.count) { [run] index in
      run.findings(of: hosts[index]).flatMap { $0.complaints(about: hosts[index]) }
    }.flatMap(\.self)
    for line in noise { print(line) }
    let results = workers.map(mutations.count) { [run, mutations] in
      run.result(of: mutations[$0])
    }
    for result in results where !result.isComplete { print(result.complaint) }
    let rows = MutationTable(results)
    print(rows.text)
    let lacking = isWhole ? rows.lacking : []
    for rule in lacking { print("\(rule) has fewer than three mutations and no reason for it") }
    return noise.isEmpty && lacking.isEmpty && results.allSatisfy(\.isComplete)
  }
}

extension Finding {
  /// A line for each node of a clean screen that it is about.
  fileprivate func complaints(about host: Host) -> [String] {
    places.map { "clean screen \(host.name): \($0) (\(variantNames)): \(message)" }
  }
}

extension MutationResult {
  /// The mutation with what is missing and what is too much.
  fileprivate var complaint: String {
    let head = "\(mutation.rule): \(mutation.title) (\(mutation.host.name))"
    let missed = found < expected ? ["  found in \(found) of \(expected) variants"] : []
    return ([head] + missed + others.map { "  also \($0)" }).joined(separator: "\n")
  }
}
