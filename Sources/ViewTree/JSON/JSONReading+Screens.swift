import JSONReading

extension JSONSource {
  /// The value that the text describes.
  func screenValue() throws(ScreenFileError) -> JSONValue {
    do throws(JSONError) {
      return JSONValue(try JSONParser.parse(self))
    } catch {
      throw ScreenFileError(
        location: error.location, message: error.message, suggestion: error.suggestion)
    }
  }

  /// An error at the byte of that offset.
  func error(_ message: String, at offset: Int, suggestion: String? = nil) -> ScreenFileError {
    ScreenFileError(location: location(at: offset), message: message, suggestion: suggestion)
  }
}
