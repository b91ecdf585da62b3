extension Title {
  /// The name as a parameter.
  var parameter: ParameterValue {
    switch self {
    case .suggested(let key): .fields(["suggestion": .text(key)])
    case .written(let text): .fields(["text": .text(text)])
    }
  }
}
