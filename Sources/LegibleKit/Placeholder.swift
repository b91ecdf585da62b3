// LegibleKit
