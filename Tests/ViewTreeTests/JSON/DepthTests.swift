import Foundation
import Testing

@testable import ViewTree

@Suite struct DepthTests {
  @Test func readsAndWritesTwoHundredLevels() throws {
    let json = nested(200)
    let text = try ViewNode(json: json).json()
    #expect(try ViewNode(json: text).json() == text)
  }

  @Test(arguments: [201, 220]) func refusesMoreLevels(levels: Int) {
    #expect(message(of: nested(levels)) == "views are nested more than 200 deep")
  }

  @Test func refusesTenThousandLevelsWithOneError() {
    #expect(message(of: nested(10_000)) == "values are nested more than 512 deep")
  }

  /// The threads of other systems have half a megabyte.
  @Test func needsLittleStack() async {
    let json = nested(200)
    let isTheSame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let text = (try? ViewNode(json: json))?.json()
        let again = text.flatMap { try? ViewNode(json: $0) }?.json()
        continuation.resume(returning: again != nil && again == text)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isTheSame)
  }

  private func nested(_ levels: Int) -> String {
    String(repeating: #"{"type": "list", "children": ["#, count: levels - 1)
      + #"{"type": "text"}"# + String(repeating: "]}", count: levels - 1)
  }

  private func message(of json: String) -> String? {
    do throws(ScreenFileErrors) {
      _ = try ViewNode(json: json)
      return nil
    } catch {
      return error.errors.map(\.message).joined(separator: "\n")
    }
  }
}
