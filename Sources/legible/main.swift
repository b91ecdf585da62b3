import Corkboard
import LegibleCommands

CommandLineTool(screens: CorkboardScreens.all + CorkboardScreens.classic).main()
