import Foundation
import LegibleCommands
import TestSupport
import Testing

/// Audits whose rules have nothing to look at.
@Suite struct NothingToCheckTests {
  @Test func refusesRulesThatHaveNothingToCheck() {
    let files = MemoryFiles(["en.lproj/Localizable.strings": Data("\"a\" = \"b\";".utf8)])
    for line in ["audit --rules text-truncated,name-missing", "audit --texts --rules name-missing"]
    {
      let outcome = run(line.split(separator: " ").map { String($0) }, in: files)
      #expect(outcome.exitCode == .untrustworthy, "\(line)")
      #expect(outcome.complaint?.contains("nothing was checked") == true, "\(line)")
    }
    #expect(run(["audit", "--rules", "name-missing,format-*"], in: files).exitCode == .success)
  }
}
