import LegibleCommands
import TestSupport
import Testing
import ViewTree

/// The devices that screens are laid out on, by name.
@Suite struct DeviceTests {
  @Test func listsTheDevices() {
    let lines = run("devices").output.split(separator: "\n")
    #expect(lines.count == NamedDevice.all.count)
    #expect(
      lines.first?.hasPrefix("iphone-se ") == true
        && lines.first?.contains("  320 × 568 pt") == true
        && lines.first?.hasSuffix("  keyboard 253  iPhone SE (1st generation)") == true)
  }

  @Test func listsTheDevicesOfAPattern() {
    #expect(
      run("devices iphone-17 iphone-16e-z*").output == """
        iphone-17          402 × 874 pt  @3x  compact/regular  top 62, bottom 34  keyboard 335  iPhone 17
        iphone-16e-zoomed  320 × 693 pt  @3x  compact/regular  top 39, bottom 28  keyboard 329  iPhone 16e, Display Zoom

        """)
    let unknown = run("devices ipad-12")
    #expect(unknown.exitCode == .usage)
    #expect(
      unknown.complaint
        == "unknown device “ipad-12”; did you mean “ipad-11”? “legible devices” lists them")
  }

  @Test func showsAScreenOnADevice() {
    let drawing = run("inspect home --device ipad-11-split-half --format svg").output
    #expect(drawing.contains("viewBox=\"0 0 600 834\""))
    #expect(
      run("inspect home --device iphone-71").complaint
        == "unknown device “iphone-71”; did you mean “iphone-11”? “legible devices” lists them")
    #expect(
      run("inspect home --device iphone-17 --size-class compact/regular").complaint
        == "name --device or --size-class: a device has its own size classes")
  }

  @Test func auditsOnTheNamedDevices() throws {
    let files = MemoryFiles.home
    let line = "audit --devices iphone-17,ipad-11*-third --sizes accessibility5 --format json,html"
    #expect(run(line, in: files).exitCode != .usage)
    let json = try #require(files.written["Reports/report.json"])
    #expect(json.contains("\"name\" : \"ipad-11-split-third\""))
    #expect(json.contains("\"name\" : \"ipad-11-portrait-split-third\""))
    let page = try #require(files.written["Reports/report.html"])
    #expect(page.contains("iphone-17 (compact/regular)"))
    #expect(page.contains("states and devices"))
  }

  @Test(arguments: ["--devices ipad-11", "--bold-text on", "--sizes large", "--screens home"])
  func refusesVariantsWhereNoScreenIsLaidOut(option: String) {
    let name = option.prefix { $0 != " " }
    #expect(
      run("audit --texts \(option)").complaint
        == "\(name) chooses variants of screens, and --texts lays out none; leave out one of them")
  }

  @Test func refusesDevicesThatTheAuditDoesNotKnow() {
    #expect(
      run("audit --devices ihpone-17").complaint
        == "unknown device “ihpone-17”; did you mean “iphone-17”? “legible devices” lists them")
    #expect(
      run("audit --devices iphone-17 --size-classes regular/regular").complaint
        == "no device of --devices has the size classes of --size-classes")
  }

  @Test func auditsWithBoldText() throws {
    let files = MemoryFiles.home
    _ = run("audit --bold-text both --sizes accessibility5 --format json,html", in: files)
    let json = try #require(files.written["Reports/report.json"])
    #expect(json.contains("\"boldText\" : true") && json.contains("\"boldText\" : false"))
    let page = try #require(files.written["Reports/report.html"])
    #expect(page.contains("off and on") && page.contains("states, size classes and settings of"))
    #expect(run("audit --bold-text maybe").exitCode == .usage)
  }

  @Test func showsAScreenWithBoldText() {
    let (plain, bold) = (run("inspect home"), run("inspect home --bold-text on"))
    #expect(plain.exitCode == .success && bold.exitCode == .success)
    #expect(plain.output != bold.output)
  }
}
