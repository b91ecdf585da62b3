import LegibleKit
import ShopScreens

CommandLineTool(name: "shop-audit", version: "1.0", screens: shopScreens).main()
