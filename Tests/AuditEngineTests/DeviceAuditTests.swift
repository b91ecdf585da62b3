import AuditEngine
import AuditModel
import Synchronization
import Testing
import ViewTree

/// An audit on devices that were chosen by name.
@Suite struct DeviceAuditTests {
  /// Two phones with the same size classes, and one of them turned.
  private static let options = AuditOptions(
    dynamicTypeSizes: [.large],
    devices: ["iphone-se-3", "iphone-17-pro-max", "iphone-17-landscape"].compactMap {
      NamedDevice(named: $0)
    })

  /// A title that has room on wide screens only.
  private static let screen = Screen { environment in
    Text(.verbatim("Preparations for the journey")).lineLimit(1).id("title")
      .frame(width: .points(environment.viewport.width > 400 ? 400 : 60))
  }

  private static func named(_ name: String, _ sizeClasses: SizeClasses) -> AuditedDevice {
    AuditedDevice(name: name, sizeClasses: sizeClasses)
  }

  @Test func tellsDevicesOfTheSameSizeClassesApart() throws {
    let report = try report(Self.screen, options: Self.options)
    #expect(report.matrix.devices.map(\.name) == Self.options.devices?.map(\.name))
    #expect(report.matrix.sizeClasses == [.compactRegular, .compactCompact])
    #expect(report.matrix.variantCount == 3)
    let finding = try #require(report.findings(of: "text-truncated").first)
    let narrow = Self.named("iphone-se-3", .compactRegular)
    #expect(finding.node?.extent.devices == [narrow])
    #expect(finding.worst?.variant.device == narrow)
    #expect(finding.worst?.variant.description.hasSuffix(" at large, iphone-se-3") == true)
  }

  @Test func drawsTheDeviceOnWhichItIsWorst() throws {
    var options = Self.options
    options.drawings = true
    let report = try report(Self.screen, options: options)
    let finding = try #require(report.findings(of: "text-truncated").first)
    let drawn = try #require(report.drawings.findings[finding.fingerprint]?.worst.picture)
    let frame = Rect(x: 0, y: 0, width: 375, height: 667)
    #expect(report.drawings.pictures[drawn]?.frame == frame)
  }

  @Test func reportsTheSameFindingOnWhicheverDevices() throws {
    func fingerprint(_ options: AuditOptions) throws -> String {
      try #require(
        try report(Self.screen, options: options).findings(of: "text-truncated").first?.fingerprint)
    }
    #expect(
      try fingerprint(Self.options) == fingerprint(AuditOptions(dynamicTypeSizes: [.large])))
  }

  @Test func leavesOutDevicesOfOtherSizeClasses() throws {
    var options = Self.options
    options.sizeClasses = [.compactCompact]
    let matrix = try report(Self.screen, options: options).matrix
    #expect(matrix.devices == [Self.named("iphone-17-landscape", .compactCompact)])
  }

  @Test func playsEachStateOncePerDevice() throws {
    let played = Mutex<[String]>([])
    let state = ScreenState.played(name: "idle") { device in
      played.withLock { $0.append(device.name) }
      return PlayedState { _ in titleView(width: 60) }
    }
    _ = try report(Screen(id: "home", states: [state]), options: Self.options)
    #expect(
      played.withLock { $0.sorted() } == [
        "iPhone 17 Pro Max", "iPhone 17, landscape", "iPhone SE (3rd generation)",
      ])
  }

  @Test func showsTheNarrowestDevicesUnlessOthersAreNamed() throws {
    let matrix = try report(Self.screen, options: .fourVariants).matrix
    #expect(!matrix.namesDevices)
    #expect(matrix.devices.map(\.shownName) == ["compact/regular", "compact/compact"])
  }

  /// A title of 211.5 points in regular weight and 221.5 in semibold.
  private static let tight = Screen { _ in
    Text(.verbatim("Preparations for the journey")).lineLimit(1).id("title")
      .frame(width: .points(tightWidth))
  }
  private static let tightWidth = 216.0

  @Test func auditsWithBoldTextOnRequest() throws {
    var options = AuditOptions(dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    #expect(try report(Self.tight, options: options).findings(of: "text-truncated").isEmpty)
    options.boldText = .on
    let bold = AuditedDevice(sizeClasses: .compactRegular, hasBoldText: true)
    #expect(try report(Self.tight, options: options).matrix.devices == [bold])
    options.boldText = .both
    let report = try report(Self.tight, options: options)
    #expect(report.matrix.devices.map(\.hasBoldText) == [false, true])
    #expect(report.matrix.variantCount == 2)
    let finding = try #require(report.findings(of: "text-truncated").first)
    #expect(finding.node?.extent.devices == [bold])
    #expect(
      finding.worst?.variant.description.hasSuffix(" at large, compact/regular, with Bold Text")
        == true)
  }

  @Test func playsEachStateOnceForBothSettingsOfBoldText() throws {
    let played = Mutex(0)
    let state = ScreenState.played(name: "idle") { _ in
      played.withLock { $0 += 1 }
      return PlayedState { _ in titleView(width: 60) }
    }
    var options = AuditOptions.fourVariants
    options.boldText = .both
    _ = try report(Screen(id: "home", states: [state]), options: options)
    #expect(played.withLock { $0 } == 2)
  }
}
