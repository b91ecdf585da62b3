import AuditModel
import Testing
import ViewTree

@testable import AuditEngine

/// How the work of an audit is divided.
@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/4", "1000/1000"]) func readsItsName(_ name: String) {
    #expect(Shard(name)?.description == name)
  }

  @Test(arguments: [
    "", "1", "/", "0/4", "5/4", "-1/4", "1/0", "1/1001", "+1/4", "01/4", "1/4/", "1 / 4", "a/b",
    "99999999999999999999/4",
  ])
  func refusesWhatIsNone(_ name: String) {
    #expect(Shard(name) == nil)
  }

  @Test(arguments: [1, 2, 3, 7, 16, 100]) func givesEachUnitToOneShard(_ count: Int) throws {
    let units = Self.units(screens: 20)
    let shards = try #require(Shard(index: 1, count: count)).all
    #expect(shards.count == count)
    let names = shards.flatMap { units.of($0).map(\.name) }
    #expect(names.sorted() == units.all.map(\.name).sorted())
  }

  @Test(arguments: [2, 4, 8]) func dividesTheWorkAboutEqually(_ count: Int) throws {
    let units = Self.units(screens: 50)
    let sizes = try #require(Shard(index: 1, count: count)).all.map { units.of($0).count }
    let mean = units.all.count / count
    #expect(sizes.allSatisfy { (mean * 2 / 3...mean * 4 / 3).contains($0) }, "\(sizes)")
  }

  @Test func keepsUnitsWhereTheyAreWhenOthersAreAdded() throws {
    let shard = try #require(Shard("2/3"))
    let before = Set(Self.units(screens: 20).of(shard).map(\.name))
    let after = Set(Self.units(screens: 30).of(shard).map(\.name))
    #expect(before.isSubset(of: after) && before.count < after.count)
  }

  @Test func namesUnitsOfOneNameApart() {
    let plan = AuditPlan(
      screens: [Screen(id: "a", states: []), Screen(id: "a", states: [])], locales: ["en"],
      options: AuditOptions())
    let units = AuditUnits(of: plan, strings: [["app: project"], ["app: project"]])
    #expect(
      units.all.map(\.name) == [
        "screen a en", "screen a en (2)", "strings app: project", "strings app: project (2)",
      ])
  }

  private static func units(screens: Int) -> AuditUnits {
    let plan = AuditPlan(
      screens: (0..<screens).map { Screen(id: "screen\($0)", states: []) },
      locales: ["en", "de", "fi", "ja"], options: AuditOptions())
    return AuditUnits(of: plan, strings: [["app: project", "app: keys Localizable 0"]])
  }
}
