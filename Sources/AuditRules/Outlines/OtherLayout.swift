import AuditModel

extension Evidence {
  /// The entry that joins the elements that a variant lacks into one cause, where it lacks nearly all: then it shows
  /// something else, such as “Turn your phone”.
  static func ofOtherLayout(lacking count: Int, of all: Int) -> [(String, Value)] {
    count > 2 && count * 4 >= all * 3 ? [(Violation.sharedCause, .text("layout"))] : []
  }
}
