import Foundation
import Testing

@testable import Corkboard

@Suite struct RequestTests {
  private func request(
    _ parameters: [String: ParameterValue], by method: HTTPMethod = .get
  ) -> Request {
    Request(method, baseURL: "https://a.example/", path: "/b", parameters: parameters)
  }

  private func body(_ parameters: [String: ParameterValue]) -> String {
    String(decoding: request(parameters, by: .post).body ?? [], as: UTF8.self)
  }

  @Test func joinsServerAndPathWithOneSlash() {
    #expect(request([:]).url == "https://a.example/b")
    #expect(Request(baseURL: "https://a.example", path: "/b").url == "https://a.example/b")
  }

  @Test func hasTheParametersOfAGetInItsQuerySortedByName() {
    let request = request(["size": 3, "all": true, "name": "a b&c=d+e/é?#%"])
    #expect(
      request.url
        == "https://a.example/b?all=true&name=a%20b%26c%3Dd%2Be%2F%C3%A9%3F%23%25&size=3")
    #expect(request.body == nil)
  }

  @Test func repeatsTheNameOfAListInAQuery() {
    let request = request(["id": .list([1, "x"]), "title": .fields(["b": 1, "a": "é"])])
    #expect(
      request.url
        == "https://a.example/b?id=1&id=x&title=%7B%22a%22%3A%22%C3%A9%22%2C%22b%22%3A1%7D")
  }

  @Test(arguments: [HTTPMethod.post, .put, .delete])
  func hasTheParametersOfOtherMethodsInItsBody(_ method: HTTPMethod) {
    let request = request(["b": .list([1, false]), "a": .fields(["x": "y/z"])], by: method)
    #expect(request.url == "https://a.example/b")
    #expect(
      String(decoding: request.body ?? [], as: UTF8.self)
        == #"{"a":{"x":"y/z"},"b":[1,false]}"#)
    #expect(self.request([:], by: method).body == nil)
  }

  @Test(arguments: [
    "👩‍👩‍👧‍👦 e\u{301} 🇫🇷", String(repeating: "👍🏽", count: 10_000), "a\0b", "\u{2028}\"\\\r\n",
    "",
  ])
  func carriesEveryTextUnchanged(_ text: String) throws {
    let body = Data(body(["text": .text(text)]).utf8)
    let decoded = try JSONDecoder().decode([String: String].self, from: body)
    #expect(decoded["text"]?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    let query = try #require(request(["text": .text(text)]).url.split(separator: "?").last)
    let value = query.dropFirst("text=".count).removingPercentEncoding
    #expect(value?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func sendsASecretAsItIs() {
    #expect(body(["password": .secret(Secret("hunter22"))]) == #"{"password":"hunter22"}"#)
    #expect(request(["key": .secret(Secret("k"))]).url == "https://a.example/b?key=k")
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\0b", "a\u{1B}", "a\u{7F}"])
  func takesNoHeaderThatCouldBeginAnother(_ value: String) {
    #expect(request([:]).adding(header: "X", value).headers.isEmpty)
    #expect(Request(baseURL: "", path: "", headers: ["X": value, "Y": "é"]).headers == ["Y": "é"])
  }

  @Test func takesTheLastOfTwoHeadersWithOneName() {
    let request = request([:]).adding(header: "X", "1").adding(header: "X", "2")
    #expect(request.headers == ["X": "2"])
  }

  @Test func saysNothingOfWhatGoesAlong() {
    let request = request(["password": "hunter22", "mail": "ada@example.com"], by: .post)
      .adding(header: "Authorization", "Bearer abc")
    #expect("\(request)" == "POST /b (mail, password, Authorization)")
    let response = Response(status: 200, headers: ["x": "abc"], body: Array("hunter22".utf8))
    #expect("\(response)" == "200, 8 bytes")
    for text in texts(request) + texts(response) {
      #expect(!text.contains("hunter22") && !text.contains("ada@") && !text.contains("abc"))
    }
  }
}

/// Everything that Swift shows of a value by itself.
func texts(_ value: Any) -> [String] {
  var dumped = ""
  dump(value, to: &dumped)
  return ["\(value)", String(reflecting: value), dumped, "\([value])", "\(Optional(value) as Any)"]
}
