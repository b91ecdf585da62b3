import Architecture
import Corkboard
import Foundation
import Reactive
import Testing

@testable import CorkboardNetworking

/// The services as people use them: a server, a disk, real time.
@Suite struct LiveServicesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "corkboard-live-\(UUID())"
  ).path

  private func root(_ server: LoopbackServer) throws -> CompositionRoot {
    try CompositionRoot.live(
      environment: AppEnvironment(name: "test", baseURL: server.url, logLevel: .error),
      secrets: Secrets(apiKey: Secret("key")), folder: folder, log: { _ in })
  }

  private func wait<Value>(for single: Single<Value>) throws -> Value {
    try single.toBlocking(timeout: .seconds(20)).single()
  }

  private func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

  /// A server that answers with the samples, as the real one would.
  private static func samples(_ heard: Heard) -> Reply {
    let targets: [CorkboardTarget] = [
      .logIn(mail: "a@b.c", password: ""), .account, .boards, .cardsDue, .logOut,
      .saveCard(id: "trip-card1", name: .written("x"), notes: ""),
    ]
    let target = targets.first { heard.line == "\($0.method.rawValue) \($0.path) HTTP/1.1" }
    return target.map { .http(200, [:], $0.sampleData) } ?? .http(404)
  }

  @Test func logsInAndKeepsTheBoardsOnTheDisk() throws {
    defer { removeFolder() }
    let server = try LoopbackServer(Self.samples)
    let root = try root(server)
    #expect(try wait(for: root.logIn(mail: "a@b.c", password: "12345678")) == Sample.account)
    #expect(try wait(for: root.boards.reload()) == Sample.boards)
    _ = try wait(for: root.boards.saveCard(id: "trip-card1", name: .written("x"), notes: ""))
    #expect(
      server.heard.map { $0.headers["authorization"] } == [
        nil, "Bearer sample-token", "Bearer sample-token", "Bearer sample-token",
      ])
    #expect(server.heard.allSatisfy { $0.headers["x-api-key"] == "key" })

    let next = try self.root(server)
    #expect(next.preferences.accessToken == Sample.accessToken)
    #expect(next.preferences.cachedAccount == Sample.account)
    let kept = try next.boards.boards().toBlocking(timeout: .seconds(20)).first()
    #expect(kept?.first?.lists.first?.cards.first?.name == .written("x"))
    #expect(kept?.count == 3)
  }

  @Test func forgetsEverythingOnTheDiskAfterLoggingOut() throws {
    defer { removeFolder() }
    let server = try LoopbackServer(Self.samples)
    let root = try root(server)
    _ = try wait(for: root.logIn(mail: "a@b.c", password: "12345678"))
    _ = try wait(for: root.boards.reload())
    try wait(for: root.logOut())
    #expect(server.heard.last?.line == "DELETE /session HTTP/1.1")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      #expect(!text.contains("sample-token") && !text.contains("trip"), "\(name)")
    }
  }

  @Test(
    arguments: [
      (
        Reply.json(#"{"message":"a crash"}"#, status: 500),
        .serverError(code: 500, message: "a crash")
      ),
      (.json("[[[["), .parseError),
      (.json(String(repeating: "[", count: 10_000)), .parseError),
      (.http(204), .parseError),
      (.http(302, ["Location": "http://elsewhere.example/"]), .serverError(code: 302, message: "")),
    ] as [(Reply, ServiceError)])
  func failsWithAServiceFailure(_ reply: Reply, _ expected: ServiceError) throws {
    defer { removeFolder() }
    let server = try LoopbackServer { _ in reply }
    let root = try root(server)
    #expect(throws: ServiceFailure(expected, of: .boards)) {
      try wait(for: root.boards.reload())
    }
    #expect(server.heard.count == 1)
  }

  @Test func endsTheSessionWhenTheServerNoLongerTakesTheToken() throws {
    defer { removeFolder() }
    let server = try LoopbackServer { _ in .http(401) }
    let root = try root(server)
    let count = Locked(0)
    let subscription = root.expiry.expired.subscribe { _ in count.withLock { $0 += 1 } }
    defer { subscription.dispose() }
    root.preferences.accessToken = "old"
    let answers = Observable.merge(
      (0..<3).map { _ in
        root.boards.reload().map { _ in ServiceError?.none }.asObservable()
          .catch { .just(($0 as? ServiceFailure)?.reason) }
      })
    let failures = try answers.toBlocking(timeout: .seconds(20)).toArray()
    #expect(failures == Array(repeating: .accessTokenExpired, count: 3))
    #expect(count.value == 1)
    #expect(server.heard.count == 3)
    #expect(root.preferences.accessToken == nil)
  }

  @Test func followsFromTheNameOfAnEnvironment() throws {
    defer { removeFolder() }
    let variables = ["CORKBOARD_STAGING_API_KEY": "hunter22"]
    let analytics = AnalyticsRecorder<OnboardingEvent>(scheduler: TestScheduler())
    let root = try CompositionRoot.live(
      named: "staging", variables: variables, folder: folder, analytics: analytics, log: { _ in })
    #expect(root.preferences.accessToken == nil)
    #expect(root.analytics as? AnalyticsRecorder<OnboardingEvent> === analytics)
    #expect(throws: LaunchError.missingSecret("CORKBOARD_PRODUCTION_API_KEY")) {
      try CompositionRoot.live(
        named: "production", variables: variables, folder: folder, log: { _ in })
    }
    #expect(throws: LaunchError.unknownEnvironment("test")) {
      try CompositionRoot.live(named: "test", variables: variables, folder: folder, log: { _ in })
    }
  }

  @Test func saysWhyTheStorageOfAnEnvironmentCannotBeRead() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("broken".utf8).write(to: URL(filePath: "\(folder)/preferences.json"))
    let error = #expect(throws: LaunchError.self) {
      try CompositionRoot.live(named: "stub", variables: [:], folder: folder, log: { _ in })
    }
    guard case .storage(let reason) = error else { throw try #require(error) }
    #expect(reason.path == "\(folder)/preferences.json")
  }

  @Test func isNotPutTogetherOverPreferencesThatAreBroken() throws {
    defer { removeFolder() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("broken".utf8).write(to: URL(filePath: "\(folder)/preferences.json"))
    let error = #expect(throws: StorageError.self) {
      try root(LoopbackServer { _ in .silence })
    }
    #expect(error?.path == "\(folder)/preferences.json")
  }
}
