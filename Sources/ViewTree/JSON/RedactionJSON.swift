import JSONReading

extension Redaction: JSONChoice {
  static let choiceName = "redaction"
  static let meaning =
    "Whether texts and pictures are shown, or grey shapes in their place, as while content is loaded. "
    + "VoiceOver reads the texts all the same."
}
