import CMemory

/// The memory that was freed, which the C library keeps to hand it out again.
enum FreedMemory {
  /// Gives it back, so that the process occupies less.
  ///
  /// The trees and shaped texts of a piece of an audit are freed together, and no later piece needs as many.
  static func giveBack() { legible_give_memory_back() }
}
