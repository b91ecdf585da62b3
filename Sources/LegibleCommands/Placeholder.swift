// LegibleCommands
