import Corkboard
import LegibleCommands

CommandLineTool(screens: CorkboardScreens.all).main()
