#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Darwin)
    import Darwin
  #endif

  /// Reports locking to the thread sanitizer, which does not see it on Linux: there, `Mutex` is code
  /// of the standard library that is not instrumented, and every guarded value would seem to race.
  ///
  /// It exists in debug builds only, and does nothing in one without the sanitizer.
  @usableFromInline enum ThreadSanitizer {
    private typealias Report = @convention(c) @Sendable (UnsafeMutableRawPointer) -> Void

    private static let acquire = report("__tsan_acquire")
    private static let release = report("__tsan_release")

    /// Everything that happened before `didUnlock` happened before this.
    @usableFromInline static func didLock(_ lock: AnyObject) {
      acquire?(Unmanaged.passUnretained(lock).toOpaque())
    }

    /// Everything until now happens before the next `didLock`.
    @usableFromInline static func willUnlock(_ lock: AnyObject) {
      release?(Unmanaged.passUnretained(lock).toOpaque())
    }

    private static func report(_ name: String) -> Report? {
      dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: Report.self) }
    }
  }
#endif
