import AuditEngine
import AuditModel
import Foundation

// swift run Mutations [RULE…]
let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().path
let wanted = Set(CommandLine.arguments.dropFirst())
let mutations = MutationList.all.filter { wanted.isEmpty || wanted.contains($0.rule) }
let harness = MutationHarness(run: try MutationRun(root: root), mutations: mutations)
exit(harness.passes(isWhole: wanted.isEmpty) ? 0 : 1)
