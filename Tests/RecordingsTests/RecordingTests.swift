import AuditModel
import Testing

@testable import Recordings

/// Recordings as files, and the differences between two.
@Suite struct RecordingTests {
  private static let variants = ["home", "trip/a b"].map {
    RecordedVariant(screen: $0, state: "idle", device: "iphone-se", size: .large, locale: "fi")
  }
  private static let content = RecordedContent(tree: "text “a”\n", drawing: "<svg/>")
  private static let selection = Recording.Selection(
    screens: ["h*", "trip/a b"], states: nil, devices: ["iphone-se"],
    sizes: [.large, .accessibility5], locales: ["fi", "zh-Hans"], appearance: "dark")

  private func recording(fonts: [String: String] = ["Inter Bold": "4.0"]) -> Recording {
    Recording(
      toolVersion: "1.0", fontFamily: "Inter", fonts: fonts, selection: Self.selection,
      entries: Self.variants.map { Recording.Entry($0, Self.content) })
  }

  @Test func isReadAsItWasWritten() throws {
    let read = try Recording(recording().json, path: "r.json")
    #expect(read == recording())
  }

  @Test func namesFilesByWhatTheyHold() {
    #expect(Self.variants[0].treePath == "home/idle.fi.large.iphone-se.txt")
    #expect(Self.variants[1].drawingPath == "trip+a%20b/idle.fi.large.iphone-se.svg")
  }

  @Test(arguments: ["../../etc/passwd", "/etc", ".", "..", "", "a\u{0}b\n", "\\..\\x", "con:"])
  func namesNoFileOutsideOfTheFolder(_ name: String) {
    let variant = RecordedVariant(
      screen: name, state: name, device: name, size: .large, locale: LocaleIdentifier(name))
    let parts = variant.treePath.split(separator: "/", omittingEmptySubsequences: false)
    #expect(parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") })
    #expect(
      variant.treePath.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\\" && $0 != ":" })
  }

  @Test func hasAnotherFileForEachName() {
    let long = String(repeating: "ä", count: 300)
    let names = ["a/b", "a+b", "a%b", "a%2Bb", "a b", "a-b", "", "%", long, long + "x"]
    #expect(Set(names.map(\.fileStem)).count == names.count)
    #expect(names.allSatisfy { $0.fileStem.utf8.count < 120 })
  }

  @Test(arguments: [
    ("[]", "r.json:1:1", "it has no field “version”"),
    ("{\"version\": 7}", "r.json:1:1", "its version is 7, and only version 1 is known"),
    ("{\"version\": 1", "r.json:1:14", nil),
    ("{\"version\": 1, \"fontFamily\": \"a\", \"fonts\": 3}", "r.json:1:1", nil),
  ])
  func isDamagedAtALocation(_ text: String, location: String, reason: String?) {
    let error = #expect(throws: RecordingError.self) {
      try Recording(Array(text.utf8), path: "r.json")
    }
    #expect(
      error.map { "\($0.location)".hasPrefix(location) } == true, "\(String(describing: error))")
    if let reason { #expect(error?.reason == reason) }
  }

  private func comparison(
    _ now: [RecordedVariant: RecordedContent], unread: Set<RecordedVariant> = [],
    family: String = "Inter", fonts: [String: String] = ["Inter Bold": "4.0"]
  ) -> RecordingComparison {
    RecordingComparison(
      recording(),
      contents: Dictionary(
        uniqueKeysWithValues: Self.variants.filter { !unread.contains($0) }.map {
          ($0, Self.content)
        }),
      with: now, leavingOut: unread, fontFamily: family, fonts: fonts, toolVersion: "1.0")
  }

  @Test func findsChangedNewAndMissingVariants() {
    let new = RecordedVariant(
      screen: "a", state: "b", device: "c", size: .large, locale: "fi")
    let result = comparison([
      Self.variants[0]: RecordedContent(tree: "text “b”\n", drawing: "<svg/>"), new: Self.content,
    ])
    #expect(result.differences.map(\.variant) == [new, Self.variants[0], Self.variants[1]])
    guard case .new = result.differences[0].kind, case .changed = result.differences[1].kind,
      case .missing = result.differences[2].kind
    else {
      Issue.record("\(result.differences)")
      return
    }
    #expect(result.sameCount == 0)
  }

  @Test func findsADrawingThatChangedAlone() {
    let other = RecordedContent(tree: Self.content.tree, drawing: "<svg></svg>")
    let result = comparison([Self.variants[0]: other, Self.variants[1]: Self.content])
    #expect(result.differences.count == 1 && result.sameCount == 1)
  }

  @Test func leavesOutWhatCannotBeRead() {
    let result = comparison([:], unread: Set(Self.variants))
    #expect(result.differences.isEmpty && result.sameCount == 0)
  }

  @Test(arguments: [
    ("Inter", ["Inter Bold": "4.0"], []), ("Inter", ["Inter Bold": "4.1"], ["Inter Bold"]),
    ("Inter", ["Inter Bold": "4.0", "Noto Sans Thai": "2"], []), ("Inter", [:], []),
    ("Arial", ["Arial Bold": "1"], ["Inter Bold", "Arial Bold"]),
    // Another weight, or another language, which an app chooses.
    ("Inter", ["Inter Semi Bold": "4.0"], []), ("Inter", ["Noto Sans Thai": "2"], []),
  ])
  func reportsFontsThatChanged(_ family: String, _ fonts: [String: String], changed: [String]) {
    let all = Dictionary(uniqueKeysWithValues: Self.variants.map { ($0, Self.content) })
    #expect(comparison(all, family: family, fonts: fonts).fonts.map(\.name) == changed)
  }

  @Test func takesTheDigestsOfFilesWithoutCarriageReturns() {
    #expect(ContentDigest.of("") == "cbf29ce484222325")
    #expect(ContentDigest.of("a\r\nb") == ContentDigest.of("a\nb"))
    #expect(ContentDigest.of("a\nb") != ContentDigest.of("ab"))
  }
}
