/// The body of what never compiles where it is called.
func notAvailable() -> Never { while true {} }
