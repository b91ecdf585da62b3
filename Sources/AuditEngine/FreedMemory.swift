import CMemory

/// The memory that was freed and that the C library keeps for later.
package enum FreedMemory {
  /// Gives it back to the kernel.
  ///
  /// The C library of Linux keeps freed memory for the thread that took it, and the threads of an
  /// audit are others than the one that read its files: a catalog of 60 MB left that much unused to
  /// the end, a quarter of all memory. A call takes some milliseconds.
  package static func giveBack() { legible_give_back_memory() }
}
