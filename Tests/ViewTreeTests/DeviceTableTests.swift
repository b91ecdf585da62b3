import AuditModel
import Testing

@testable import ViewTree

@Suite struct DeviceTableTests {
  private func device(_ name: String) throws -> Device {
    try #require(NamedDevice(named: name), "\(name)").device
  }

  @Test func givesEachDeviceANameOfItsOwn() {
    let names = NamedDevice.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(NamedDevice.all.map(\.device.name)).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9-]+/) != nil })
    #expect(NamedDevice(named: "iphone-3g") == nil)
  }

  @Test func beginsWithTheNarrowestDeviceOfEachPairOfSizeClasses() {
    let first = NamedDevice.all.prefix(4).map(\.device)
    #expect(first.map(\.sizeClasses) == SizeClasses.allCases)
    #expect(first == SizeClasses.allCases.map(Device.narrowest))
    // A part of a wide iPad may be regular, too, and no phone upright or app on it is narrower.
    for named in NamedDevice.all where !named.name.contains("split") {
      let narrowest = Device.narrowest(with: named.device.sizeClasses)
      #expect(named.device.viewport.width >= narrowest.viewport.width, "\(named.name)")
    }
  }

  @Test func leavesRoomAboveTheKeyboardAndBetweenTheSafeAreas() {
    for named in NamedDevice.all {
      let (device, name) = (named.device, named.name)
      #expect(device.keyboardHeight < device.viewport.height / 1.5, "\(name)")
      let insets = device.safeArea
      #expect(insets.left == insets.right, "\(name)")
      #expect(insets.top + insets.bottom < device.viewport.height / 4, "\(name)")
      let isPart = name.contains("-split-")
      #expect(
        isPart || (device.viewport.width > device.viewport.height) == name.hasSuffix("-landscape"),
        "\(name)")
    }
  }

  @Test func turnsPhonesWithTheirSafeAreas() throws {
    let upright = try device("iphone-17")
    let landscape = try device("iphone-17-landscape")
    #expect(upright.viewport == Size(width: 402, height: 874) && upright.displayScale == 3)
    #expect(upright.safeArea == EdgeInsets(top: 62, bottom: 34) && upright.keyboardHeight == 335)
    #expect(landscape.viewport == Size(width: 874, height: 402))
    #expect(landscape.safeArea == EdgeInsets(left: 62, bottom: 21, right: 62))
    #expect(landscape.sizeClasses == .compactCompact && landscape.keyboardHeight == 209)
  }

  @Test(arguments: [
    "iphone-11", "iphone-11-pro-max", "iphone-14-plus", "iphone-16-plus", "iphone-17-pro-max",
    "iphone-air",
  ])
  func givesLargePhonesARegularWidthInLandscape(_ name: String) throws {
    #expect(try device(name).sizeClasses == .compactRegular)
    #expect(try device("\(name)-landscape").sizeClasses == .regularCompact)
  }

  @Test func zoomsPhonesToFewerPoints() throws {
    #expect(try device("iphone-se-3-zoomed").viewport == Size(width: 320, height: 568))
    #expect(try device("iphone-13-mini-zoomed").safeArea == EdgeInsets(top: 43, bottom: 29))
    #expect(try device("iphone-16-zoomed").viewport == Size(width: 320, height: 693))
    #expect(try device("iphone-15-pro-max-zoomed").viewport == Size(width: 375, height: 812))
    // Published nowhere.
    #expect(NamedDevice(named: "iphone-17-zoomed") == nil)
  }

  /// The widths that swift-snapshot-testing has: a third, half and two thirds in landscape, a third and
  /// two thirds upright.
  @Test(
    arguments: [
      ("ipad-mini-5", [320, 507, 694, 320, 438]), ("ipad-9", [320, 535, 750, 320, 480]),
      ("ipad-air-3", [320, 551, 782, 320, 504]), ("ipad-pro-11", [375, 592, 809, 320, 504]),
      ("ipad-pro-12-9", [375, 678, 981, 375, 639]),
    ] as [(String, [Double])])
  func splitsPadsAsPublished(_ name: String, widths: [Double]) throws {
    let parts = [
      "split-third", "split-half", "split-two-thirds", "portrait-split-third",
      "portrait-split-two-thirds",
    ]
    let devices = try parts.map { try device("\(name)-\($0)") }
    #expect(devices.map(\.viewport.width) == widths)
    let half: SizeClasses = name == "ipad-pro-12-9" ? .regularRegular : .compactRegular
    #expect(
      devices.map(\.sizeClasses) == [
        .compactRegular, half, .regularRegular, .compactRegular, .compactRegular,
      ])
  }
}
