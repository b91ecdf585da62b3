import AuditModel
import Testing

@testable import ViewTree

@Suite struct RenderEnvironmentTests {
  @Test func isAnOrdinaryPhoneByDefault() {
    let environment = RenderEnvironment()
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.sizeClasses == .compactRegular)
    #expect(environment.viewport == Size(width: 320, height: 568))
    #expect(environment.layoutDirection == .leftToRight)
    #expect(environment.appearance == Appearance())
    #expect(!environment.boldText)
    #expect(environment.keyboardHeight == 0)
  }

  @Test(arguments: ["ar", "he-IL", "fa", "az-Arab"])
  func runsFromRightToLeftInLanguagesThatDo(locale: String) {
    let environment = RenderEnvironment(locale: LocaleIdentifier(locale))
    #expect(environment.layoutDirection == .rightToLeft)
  }

  @Test(arguments: ["en", "de", "ja", "az-Latn", "ar-Latn"])
  func runsFromLeftToRightInOthers(locale: String) {
    let environment = RenderEnvironment(locale: LocaleIdentifier(locale))
    #expect(environment.layoutDirection == .leftToRight)
  }

  @Test(arguments: SizeClasses.allCases)
  func givesTheRoomOfItsDevice(classes: SizeClasses) {
    let device = Device.narrowest(with: classes)
    let environment = RenderEnvironment(device: device)
    #expect(device.sizeClasses == classes)
    #expect(environment.viewport == device.viewport)
    #expect(environment.safeArea == device.safeArea)
    #expect(environment.horizontalSizeClass == classes.horizontal)
    #expect(environment.verticalSizeClass == classes.vertical)
  }

  @Test(arguments: SizeClasses.allCases)
  func leavesRoomAboveTheKeyboard(classes: SizeClasses) {
    let device = Device.narrowest(with: classes)
    #expect(device.keyboardHeight > 0)
    #expect(device.keyboardHeight + device.safeArea.vertical < device.viewport.height)
  }

  @Test func isLowWhereTheHeightIsCompact() {
    let portrait = Device.narrowest(with: .compactRegular).viewport
    let landscape = Device.narrowest(with: .compactCompact).viewport
    #expect(portrait.width == landscape.height)
    #expect(portrait.height == landscape.width)
  }
}
