import Architecture
import Foundation
import Reactive
import Testing

@testable import Corkboard

@Suite struct PreferencesTests {
  private static let account = Account(name: "Ada", mail: "ada@example.com")

  private let path = FileManager.default.temporaryDirectory.appending(
    path: "corkboard-\(UUID())"
  ).path
  private let lines = Locked<[String]>([])

  private func filed() throws -> FilePreferences {
    let logger = ConsoleLogger { [lines] line in lines.withLock { $0.append(line) } }
    return try FilePreferences(
      file: StoredFile(folder: path, name: "preferences.json"), logger: logger)
  }

  private var text: String {
    get throws { try String(contentsOfFile: "\(path)/preferences.json", encoding: .utf8) }
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(path)/preferences.json"))
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: path) }

  private func expectFirstStart(_ preferences: any AppPreferences) {
    #expect(preferences.showsTutorial)
    #expect(preferences.accessToken == nil)
    #expect(!preferences.areRemindersOn)
    #expect(preferences.cachedAccount == nil)
  }

  private func change(_ preferences: any AppPreferences) {
    preferences.showsTutorial = false
    preferences.accessToken = "token"
    preferences.areRemindersOn = true
    preferences.cachedAccount = Self.account
  }

  private func expectChanged(_ preferences: any AppPreferences) {
    #expect(!preferences.showsTutorial)
    #expect(preferences.accessToken == "token")
    #expect(preferences.areRemindersOn)
    #expect(preferences.cachedAccount == Self.account)
  }

  @Test func remembersInMemory() {
    let preferences = InMemoryPreferences()
    expectFirstStart(preferences)
    change(preferences)
    expectChanged(preferences)
  }

  @Test func remembersInAFile() throws {
    defer { removeFolder() }
    expectFirstStart(try filed())
    let preferences = try filed()
    change(preferences)
    expectChanged(preferences)
    expectChanged(try filed())
    preferences.accessToken = nil
    #expect(try filed().accessToken == nil)
    #expect(lines.value.isEmpty)
  }

  @Test func writesTheSameBytesForTheSameValues() throws {
    defer { removeFolder() }
    try filed().areRemindersOn = true
    let expected = """
      {
        "areRemindersOn" : true,
        "showsTutorial" : true
      }

      """
    #expect(try text == expected)
  }

  @Test func keepsWhatAnotherInstanceHasChanged() throws {
    defer { removeFolder() }
    let first = try filed()
    let second = try filed()
    first.accessToken = "token"
    second.areRemindersOn = true
    #expect(try filed().accessToken == "token")
    #expect(second.accessToken == "token")
    #expect(try filed().areRemindersOn)
  }

  @Test(arguments: ["", "{", "[]", "{\"showsTutorial\":7,\"areRemindersOn\":true}"])
  func saysWhatIsBrokenAndNeverWritesOverIt(_ broken: String) throws {
    defer { removeFolder() }
    try write(broken)
    let error = #expect(throws: StorageError.self) { try filed() }
    #expect(error?.path == "\(path)/preferences.json")
    #expect(try text == broken)
  }

  @Test func countsButIsLoggedWhenItCannotBeWritten() throws {
    defer { removeFolder() }
    let preferences = try filed()
    try write("broken")
    preferences.accessToken = "secret-token"
    #expect(preferences.accessToken == "secret-token")
    #expect(try text == "broken")
    #expect(lines.value.count == 1)
    #expect(
      lines.value.first?.hasPrefix("error: a preference was not written: \(path)/pref") == true)
    #expect(lines.value.first?.contains("secret") == false)
  }

  @Test func losesNoChangeOfTwoAtOnce() async throws {
    defer { removeFolder() }
    let preferences = [try filed(), try filed()]
    await withTaskGroup(of: Void.self) { group in
      group.addTask { for _ in 0..<20 { preferences[0].showsTutorial.toggle() } }
      group.addTask { for _ in 0..<20 { preferences[1].accessToken = "token" } }
      group.addTask { preferences[0].areRemindersOn = true }
    }
    #expect(try filed().accessToken == "token")
    #expect(try filed().areRemindersOn)
    #expect(try filed().showsTutorial)
  }
}
