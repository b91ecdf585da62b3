extension Request {
  /// The whole address; the parameters of a `GET` are in its query, sorted by name.
  package var url: String {
    let query = queryItems.map { "\($0.percentEncoded)=\($1.percentEncoded)" }
    return baseURL + path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  /// The parameters as a JSON object with sorted names; none for a `GET` or without parameters.
  package var body: [UInt8]? {
    method == .get || parameters.isEmpty ? nil : Wire.bytes(of: parameters)
  }

  private var queryItems: [(String, String)] {
    guard method == .get else { return [] }
    return parameters.sorted { $0.key < $1.key }.flatMap { name, value in
      value.queryTexts.map { (name, $0) }
    }
  }
}

extension ParameterValue {
  /// The value in a query: a list is several items, and what has fields is written as JSON.
  fileprivate var queryTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .secret(let secret): [secret.revealed]
    case .integer(let number): ["\(number)"]
    case .flag(let flag): ["\(flag)"]
    case .list(let values): values.flatMap(\.queryTexts)
    case .fields: [String(decoding: Wire.bytes(of: self), as: UTF8.self)]
    }
  }
}
