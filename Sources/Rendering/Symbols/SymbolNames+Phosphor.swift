extension SymbolNames {
  /// The symbols that Phosphor has a glyph for: the name of iOS, then the code point of the glyph and,
  /// for outlines, those of the same drawing in thin, light and bold.
  ///
  /// Names: those of SF Symbols 1 to 6, as public app repositories use them. Glyphs: Phosphor Icons 1.3,
  /// © 2020 Phosphor Icons, MIT licence, by the names in `phosphor-charmap.json` of Debian's package
  /// `python-qtawesome-common` 1.2.2. Each was compared by eye with what the name of the symbol says;
  /// about 3 in 4 show the same, the others something similar.
  static let phosphor: StaticString = """

    0.circle F239 EB3F EEBB F615
    0.circle.fill F9A3
    0.square F24A EB50 EECC F626
    0.square.fill F9B4
    1.circle F234 EB3A EEB6 F610
    1.circle.fill F99E
    1.square F245 EB4B EEC7 F621
    1.square.fill F9AF
    2.circle F238 EB3E EEBA F614
    2.circle.fill F9A2
    2.square F249 EB4F EECB F625
    2.square.fill F9B3
    3.circle F237 EB3D EEB9 F613
    3.circle.fill F9A1
    3.square F248 EB4E EECA F624
    3.square.fill F9B2
    4.circle F232 EB38 EEB4 F60E
    4.circle.fill F99C
    4.square F243 EB49 EEC5 F61F
    4.square.fill F9AD
    5.circle F231 EB37 EEB3 F60D
    5.circle.fill F99B
    5.square F242 EB48 EEC4 F61E
    5.square.fill F9AC
    6.circle F236 EB3C EEB8 F612
    6.circle.fill F9A0
    6.square F247 EB4D EEC9 F623
    6.square.fill F9B1
    7.circle F235 EB3B EEB7 F611
    7.circle.fill F99F
    7.square F246 EB4C EEC8 F622
    7.square.fill F9B0
    8.circle F230 EB36 EEB2 F60C
    8.circle.fill F99A
    8.square F241 EB47 EEC3 F61D
    8.square.fill F9AB
    9.circle F233 EB39 EEB5 F60F
    9.circle.fill F99D
    9.square F244 EB4A EEC6 F620
    9.square.fill F9AE
    accessibility F26B EB71 EEED F64D
    airplane F377 EC7D EFF9 F763
    airplane.arrival F375 EC7A EFF6 F761
    airplane.departure F376 EC7B EFF8 F762
    airplay.video F378 E900 EFFA F764
    airplayvideo F378 E900 EFFA F764
    alarm F379 E901 EFFB F765
    alarm.fill FAE3
    antenna.radiowaves.left.and.right F80C
    app F2ED EBF6 EF70 F6D9
    app.badge F999
    app.fill FA57
    apple.terminal F30E EC14 EF90 F6FA
    apple.terminal.fill FA78
    applewatch F35F EC65 EFE1 F74B
    archivebox F008 E90F EC8B F386
    archivebox.fill F773
    arrow.2.circlepath F045 E94B ECC7 F3C3
    arrow.2.squarepath F29F EBA6 EF21 F682
    arrow.backward F03B E941 ECBD F3B9
    arrow.backward.circle F01B E921 EC9D F399
    arrow.backward.circle.fill F785
    arrow.backward.square F057 E95D ECD9 F3D5
    arrow.backward.square.fill F7C1
    arrow.backward.to.line F03F E945 ECC1 F3BD
    arrow.clockwise F020 E926 ECA2 F39E
    arrow.counterclockwise F021 E927 ECA3 F39F
    arrow.down F022 E92A ECA5 F3A0
    arrow.down.and.line.horizontal.and.arrow.up F04B E950 ECCD F3C9
    arrow.down.app F053 E95B ECD6 F3D1
    arrow.down.app.fill F7BD
    arrow.down.backward F023 E928 ECA4 F3A1
    arrow.down.backward.circle F019 E91E EC9A F397
    arrow.down.backward.circle.fill F783
    arrow.down.backward.square F054 E959 ECD5 F3D2
    arrow.down.backward.square.fill F7BE
    arrow.down.circle F018 E920 EC9B F396
    arrow.down.circle.fill F782
    arrow.down.doc F168 EA6D EDE9 F4FF
    arrow.down.doc.fill F8D1
    arrow.down.document F168 EA6D EDE9 F4FF
    arrow.down.document.fill F8D1
    arrow.down.forward F024 E929 ECA6 F3A2
    arrow.down.forward.and.arrow.up.backward F04C E951 ECCE F3CA
    arrow.down.forward.circle F01A E91F EC9C F398
    arrow.down.forward.circle.fill F784
    arrow.down.forward.square F055 E95A ECD7 F3D3
    arrow.down.forward.square.fill F7BF
    arrow.down.left F023 E928 ECA4 F3A1
    arrow.down.left.and.arrow.up.right F04C E951 ECCE F3CA
    arrow.down.left.circle F019 E91E EC9A F397
    arrow.down.left.circle.fill F783
    arrow.down.left.square F054 E959 ECD5 F3D2
    arrow.down.left.square.fill F7BE
    arrow.down.right F024 E929 ECA6 F3A2
    arrow.down.right.and.arrow.up.left F04C E951 ECCE F3CA
    arrow.down.right.circle F01A E91F EC9C F398
    arrow.down.right.circle.fill F784
    arrow.down.right.square F055 E95A ECD7 F3D3
    arrow.down.right.square.fill F7BF
    arrow.down.square F053 E95B ECD6 F3D1
    arrow.down.square.fill F7BD
    arrow.down.to.line F03C E944 ECBF F3BA
    arrow.down.to.line.alt F03C E944 ECBF F3BA
    arrow.forward F044 E94A ECC6 F3C2
    arrow.forward.circle F01C E922 EC9E F39A
    arrow.forward.circle.fill F786
    arrow.forward.square F059 E95F ECDB F3D7
    arrow.forward.square.fill F7C3
    arrow.forward.to.line F040 E946 ECC2 F3BE
    arrow.left F03B E941 ECBD F3B9
    arrow.left.and.line.vertical.and.arrow.right F050 E955 ECD2 F3CE
    arrow.left.arrow.right F04D E953 ECCF F3CB
    arrow.left.circle F01B E921 EC9D F399
    arrow.left.circle.fill F785
    arrow.left.square F057 E95D ECD9 F3D5
    arrow.left.square.fill F7C1
    arrow.left.to.line F03F E945 ECC1 F3BD
    arrow.rectanglepath F29F EBA6 EF21 F682
    arrow.right F044 E94A ECC6 F3C2
    arrow.right.and.line.vertical.and.arrow.left F04A E94F ECCC F3C8
    arrow.right.circle F01C E922 EC9E F39A
    arrow.right.circle.fill F786
    arrow.right.square F059 E95F ECDB F3D7
    arrow.right.square.fill F7C3
    arrow.right.to.line F040 E946 ECC2 F3BE
    arrow.triangle.2.circlepath F045 E94B ECC7 F3C3
    arrow.triangle.branch F1A6 EAAC EE28 F582
    arrow.triangle.merge F1AD EAB3 EE2F F589
    arrow.triangle.pull F1AE EAB4 EE30 F58A
    arrow.triangle.turn.up.right.diamond F32F EC35 EFB1 F71B
    arrow.triangle.turn.up.right.diamond.fill FA99
    arrow.trianglehead.2.clockwise F045 E94B ECC7 F3C3
    arrow.trianglehead.2.counterclockwise F046 E94C ECC8 F3C4
    arrow.trianglehead.branch F1A6 EAAC EE28 F582
    arrow.trianglehead.clockwise F020 E926 ECA2 F39E
    arrow.trianglehead.counterclockwise F021 E927 ECA3 F39F
    arrow.trianglehead.merge F1AD EAB3 EE2F F589
    arrow.trianglehead.pull F1AE EAB4 EE30 F58A
    arrow.turn.down.left F025 E92B ECA7 F3A3
    arrow.turn.down.right F026 E92C ECA8 F3A4
    arrow.turn.left.down F028 E92D ECA9 F3A6
    arrow.turn.left.up F029 E92F ECAB F3A7
    arrow.turn.right.down F02B E930 ECAC F3A9
    arrow.turn.right.up F02C E932 ECAE F3AA
    arrow.turn.up.left F02D E933 ECAF F3AB
    arrow.turn.up.right F02E E934 ECB0 F3AC
    arrow.up F061 E969 ECE4 F3DF
    arrow.up.and.down.and.arrow.left.and.right F04F E954 ECD0 F3CD
    arrow.up.and.line.horizontal.and.arrow.down F051 E956 ECD3 F3CF
    arrow.up.arrow.down F047 E94D ECC9 F3C5
    arrow.up.backward F062 E967 ECE3 F3E0
    arrow.up.backward.and.arrow.down.forward F052 E957 ECD4 F3D0
    arrow.up.backward.circle F01E E923 EC9F F39C
    arrow.up.backward.circle.fill F788
    arrow.up.backward.square F05B E960 ECDC F3D9
    arrow.up.backward.square.fill F7C5
    arrow.up.circle F01D E925 ECA0 F39B
    arrow.up.circle.fill F787
    arrow.up.doc F169 EA6E EDEA F500
    arrow.up.doc.fill F8D2
    arrow.up.document F169 EA6E EDEA F500
    arrow.up.document.fill F8D2
    arrow.up.forward F063 E968 ECE5 F3E1
    arrow.up.forward.app F05C E961 ECDE F3DA
    arrow.up.forward.app.fill F7C6
    arrow.up.forward.circle F01F E924 ECA1 F39D
    arrow.up.forward.circle.fill F789
    arrow.up.forward.square F05C E961 ECDE F3DA
    arrow.up.forward.square.fill F7C6
    arrow.up.left F062 E967 ECE3 F3E0
    arrow.up.left.and.arrow.down.right F052 E957 ECD4 F3D0
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left F04E E958 ECD1 F3CC
    arrow.up.left.circle F01E E923 EC9F F39C
    arrow.up.left.circle.fill F788
    arrow.up.left.square F05B E960 ECDC F3D9
    arrow.up.left.square.fill F7C5
    arrow.up.right F063 E968 ECE5 F3E1
    arrow.up.right.and.arrow.down.left F052 E957 ECD4 F3D0
    arrow.up.right.circle F01F E924 ECA1 F39D
    arrow.up.right.circle.fill F789
    arrow.up.right.square F05C E961 ECDE F3DA
    arrow.up.right.square.fill F7C6
    arrow.up.square F05A E962 ECDD F3D8
    arrow.up.square.fill F7C4
    arrow.up.to.line F041 E949 ECC4 F3BF
    arrow.up.to.line.alt F041 E949 ECC4 F3BF
    arrow.uturn.backward F066 E96C ECE8 F3E4
    arrow.uturn.down F064 E96A ECE6 F3E2
    arrow.uturn.forward F067 E96D ECE9 F3E5
    arrow.uturn.left F066 E96C ECE8 F3E4
    arrow.uturn.right F067 E96D ECE9 F3E5
    arrow.uturn.up F060 E966 ECE2 F3DE
    arrowshape.backward F030 E936 ECB2 F3AE
    arrowshape.backward.fill F79A
    arrowshape.down F02F E935 ECB1 F3AD
    arrowshape.down.fill F799
    arrowshape.forward F039 E93F ECBB F3B7
    arrowshape.forward.fill F7A3
    arrowshape.left F030 E936 ECB2 F3AE
    arrowshape.left.fill F79A
    arrowshape.right F039 E93F ECBB F3B7
    arrowshape.right.fill F7A3
    arrowshape.turn.up.backward F016 E91C EC98 F394
    arrowshape.turn.up.backward.2 F00E E914 EC90 F38C
    arrowshape.turn.up.backward.2.fill F778
    arrowshape.turn.up.backward.fill F780
    arrowshape.turn.up.forward F017 E91D EC99 F395
    arrowshape.turn.up.forward.fill F781
    arrowshape.turn.up.left F016 E91C EC98 F394
    arrowshape.turn.up.left.2 F00E E914 EC90 F38C
    arrowshape.turn.up.left.2.fill F778
    arrowshape.turn.up.left.fill F780
    arrowshape.turn.up.right F017 E91D EC99 F395
    arrowshape.turn.up.right.fill F781
    arrowshape.up F03A E940 ECBC F3B8
    arrowshape.up.fill F7A4
    arrowtriangle.backward.fill F82C
    arrowtriangle.down.fill F82B
    arrowtriangle.forward F27C EB84 EEFF F65E
    arrowtriangle.forward.fill F82D
    arrowtriangle.left.fill F82C
    arrowtriangle.right F27C EB84 EEFF F65E
    arrowtriangle.right.fill F82D
    arrowtriangle.up F33C EC42 EFBE F728
    arrowtriangle.up.fill F82E
    aspectratio F194 EA9A EE16 F570
    aspectratio.fill F8FE
    asterisk F06B E971 ECED F3E9
    at F06C E973 ECEE F3EA
    atom F06D E972 ECEF F3EB
    backward F2A1 EBA8 EF24 F684
    backward.circle F2A2 EBA7 EF23 F685
    backward.circle.fill FA0B
    backward.end F2CA EBD1 EF4D F6AD
    backward.end.circle F2CB EBD0 EF4C F6AE
    backward.end.circle.fill FA34
    backward.end.fill FA35
    backward.fill FA0C
    bag F071 E976 ECF3 F3EF
    bag.fill F7DB
    bandage F072 E978 ECF4 F3F0
    bandage.fill F7DC
    banknote F21C EB22 EE9E F5F8
    banknote.fill F986
    barcode.viewfinder F075 E97B ECF7 F3F3
    baseball F076 E97C ECF8 F3F4
    baseball.fill F7E0
    basketball F077 E97D ECF9 F3F5
    basketball.fill F7E1
    battery.0 F07A E980 ECFC F3F8
    battery.0percent F07A E980 ECFC F3F8
    battery.100 F7E5
    battery.100.bolt F078 E97E ECFA F3F6
    battery.100percent F7E5
    battery.100percent.bolt F078 E97E ECFA F3F6
    battery.25 F7E7
    battery.25percent F7E7
    battery.50 F7E8
    battery.50percent F7E8
    battery.75 F7E6
    battery.75percent F7E6
    bed.double F081 E987 ED03 F3FF
    bed.double.fill F7EB
    bell F082 E98E ED04 F400
    bell.and.waveform F083 E988 ED05 F401
    bell.and.waveform.fill F7ED
    bell.and.waves.left.and.right F083 E988 ED05 F401
    bell.and.waves.left.and.right.fill F7ED
    bell.fill F7EC
    bell.slash F088 E98D ED0A F406
    bell.slash.fill F7F2
    bicycle F08A E990 ED0C F408
    bird F08B E991 ED0D F409
    bird.fill F7F5
    birthday.cake F0AA E9B0 ED2C F428
    birthday.cake.fill F814
    bitcoinsign F121 EA27 EDA3 F4B3
    bold F315 EC1B EF97 F701
    bolt F1EF EAF6 EE71 F5CB
    bolt.fill F959
    bolt.slash F1F0 EAF5 EE72 F5CC
    bolt.slash.fill F95A
    book F097 E99C ED19 F415
    book.closed F091 E99E ED14 F40F
    book.closed.fill F7FC
    book.fill F801
    bookmark F095 E998 ED16 F413
    bookmark.fill F7FF
    books.vertical F098 E99D ED1A F416
    books.vertical.fill F802
    box.truck F33E EC44 EFC0 F72A
    box.truck.fill FAA8
    brain F09E E9A4 ED20 F41C
    briefcase F0A0 E9A7 ED22 F41E
    briefcase.fill F80A
    bubble F0DC E9E3 ED5E F45A
    bubble.fill F846
    bubble.left F0D8 E9EC ED61 F456
    bubble.left.and.bubble.right F0E0 E9E7 ED63 F45E
    bubble.left.and.bubble.right.fill F84B
    bubble.left.and.text.bubble.right F0E0 E9E7 ED63 F45E
    bubble.left.and.text.bubble.right.fill F84B
    bubble.left.fill F849
    bubble.middle.bottom F0D9 E9E0 ED5B F457
    bubble.middle.bottom.fill F843
    building.2 F0A8 E9AE ED2A F426
    building.2.fill F812
    building.columns F073 E979 ECF5 F3F1
    building.columns.fill F7DD
    bus F0A9 E9AF ED2B F427
    bus.fill F813
    calendar F0AD E9B2 ED2E F42A
    calendar.badge.checkmark F0AE E9B3 ED2F F42C
    calendar.badge.plus F0AF E9B4 ED31 F42D
    camera F0B1 E9B8 ED33 F42F
    camera.aperture F005 E90B EC87 F383
    camera.fill F81B
    camera.macro F184 EA8B EE06 F560
    capslock F038 E93E ECBA F3B6
    capslock.fill F7A2
    captions.bubble F0FD EA03 ED7F F47B
    captions.bubble.fill F867
    car F0C6 E9CB ED48 F444
    car.fill F830
    cart F2C1 EBC6 EF43 F6A4
    cart.fill FA2B
    case F0A0 E9A7 ED22 F41E
    case.fill F80A
    chair F00B E911 EC8D F389
    chair.fill F775
    chair.lounge F00B E911 EC8D F389
    chair.lounge.fill F775
    chart.bar F0D2 E9D9 ED55 F450
    chart.bar.fill F83C
    chart.line.uptrend.xyaxis F0D5 E9DB ED57 F453
    chart.pie F0D6 E9DD ED58 F454
    chart.pie.fill F840
    chart.xyaxis.line F0D4 E9DA ED56 F452
    checkmark F0E7 E9F1 ED6A F465
    checkmark.circle F0E8 E9ED ED69 F466
    checkmark.circle.fill F851
    checkmark.icloud F101 EA06 ED82 F491
    checkmark.icloud.fill F86A
    checkmark.seal F0F4 E9F9 ED75 F472
    checkmark.seal.fill F85D
    checkmark.shield F2B8 EBBE EF3A F69B
    checkmark.shield.fill FA22
    checkmark.square F0EA E9EF ED6C F468
    checkmark.square.fill F854
    chevron.backward F0C3 E9C8 ED44 F441
    chevron.backward.2 F0BF E9C4 ED40 F43D
    chevron.backward.circle F0BB E9C0 ED3C F439
    chevron.backward.circle.fill F824
    chevron.compact.down F0C2 E9C7 ED43 F440
    chevron.compact.left F0C3 E9C8 ED44 F441
    chevron.compact.right F0C4 E9C9 ED45 F442
    chevron.compact.up F0C5 E9CA ED46 F443
    chevron.down F0C2 E9C7 ED43 F440
    chevron.down.circle F0BA E9BF ED3B F438
    chevron.down.circle.fill F823
    chevron.forward F0C4 E9C9 ED45 F442
    chevron.forward.2 F0C0 E9C5 ED41 F43E
    chevron.forward.circle F0BC E9C1 ED3D F43A
    chevron.forward.circle.fill F825
    chevron.left F0C3 E9C8 ED44 F441
    chevron.left.2 F0BF E9C4 ED40 F43D
    chevron.left.circle F0BB E9C0 ED3C F439
    chevron.left.circle.fill F824
    chevron.left.forwardslash.chevron.right F10A EA11 ED8C F49A
    chevron.left.slash.chevron.right F10A EA11 ED8C F49A
    chevron.right F0C4 E9C9 ED45 F442
    chevron.right.2 F0C0 E9C5 ED41 F43E
    chevron.right.circle F0BC E9C1 ED3D F43A
    chevron.right.circle.fill F825
    chevron.up F0C5 E9CA ED46 F443
    chevron.up.circle F0BD E9C2 ED3E F43B
    chevron.up.circle.fill F826
    circle F0EC E9F8 ED71 F46A
    circle.dashed F0ED E9F2 ED6E F46B
    circle.fill F857
    circle.grid.2x2 F0F0 E9F5 ED72 F46E
    circle.grid.2x2.fill F85A
    circle.grid.3x3 F142 EA48 EDC4 F4DA
    circle.grid.3x3.fill F142 EA48 EDC4 F4DA
    circle.inset.filled FA05
    circle.righthalf.fill F858
    circle.righthalf.filled F858
    circlebadge F0EC E9F8 ED71 F46A
    circlebadge.fill F857
    clear F36F EC74 EFF1 F75B
    clear.fill FAD9
    clipboard F0F7 E9FE ED79 F475
    clipboard.fill F861
    clock F0F9 EA02 ED7E F478
    clock.arrow.circlepath F0FC EA01 ED7D F47A
    clock.arrow.trianglehead.counterclockwise.rotate.90 F0FC EA01 ED7D F47A
    clock.fill F866
    cloud F0FE EA0E ED84 F490
    cloud.bolt F103 EA08 ED85 F493
    cloud.bolt.fill F86D
    cloud.fill F86B
    cloud.fog F102 EA07 ED83 F492
    cloud.fog.fill F86C
    cloud.heavyrain F105 EA0A ED87 F495
    cloud.heavyrain.fill F86F
    cloud.moon F104 EA09 ED86 F494
    cloud.moon.fill F86E
    cloud.rain F105 EA0A ED87 F495
    cloud.rain.fill F86F
    cloud.snow F107 EA0C ED89 F497
    cloud.snow.fill F871
    cloud.sun F108 EA0D ED8A F498
    cloud.sun.fill F872
    command F10F EA15 ED91 F4A1
    computermouse F221 EB28 EEA3 F5FD
    computermouse.fill F98B
    cpu F119 EA1F ED9B F4AB
    cpu.fill F883
    creditcard F11A EA20 ED9C F4AC
    creditcard.fill F884
    crop F11B EA21 ED9D F4AD
    cross F178 EA7F EDFB F554
    cross.case F179 EA7E EDFA F555
    cross.case.fill F8E3
    cross.fill F8E2
    crown F11E EA25 EDA0 F4B0
    crown.fill F888
    cube F120 EA26 EDA2 F4B2
    cube.fill F88A
    cube.transparent F120 EA26 EDA2 F4B2
    cube.transparent.fill F88A
    cup.and.saucer F10C EA12 ED8E F49C
    cup.and.saucer.fill F876
    curlybraces F09B E9A1 ED1D F419
    cursorarrow F12C EA32 EDAE F4BE
    cursorarrow.rays F12C EA32 EDAE F4BE
    cylinder F12D EA33 EDAF F4BF
    cylinder.fill F897
    cylinder.split.1x2 F12D EA33 EDAF F4BF
    cylinder.split.1x2.fill F897
    delete.backward F06F E975 ECF1 F3ED
    delete.backward.fill F7D9
    delete.left F06F E975 ECF1 F3ED
    delete.left.fill F7D9
    desktopcomputer F12E EA34 EDB0 F4C0
    diamond F136 EA3C EDB8 F4CA
    diamond.fill F8A0
    dice F137 EA3D EDB9 F4CB
    dice.fill F8A1
    die.face.1 F139 EA3F EDBB F4CF
    die.face.1.fill F8A3
    die.face.2 F13C EA42 EDBE F4D2
    die.face.2.fill F8A6
    die.face.3 F13B EA41 EDBD F4D1
    die.face.3.fill F8A5
    die.face.4 F138 EA3E EDBA F4CE
    die.face.4.fill F8A2
    die.face.5 F137 EA3D EDB9 F4CB
    die.face.5.fill F8A1
    die.face.6 F13A EA40 EDBC F4D0
    die.face.6.fill F8A4
    display F12E EA34 EDB0 F4C0
    divide F13F EA45 EDC1 F4D5
    doc F167 EA76 EDEC F501
    doc.badge.plus F16D EA72 EDEF F505
    doc.fill F8D4
    doc.fill.badge.plus F8D7
    doc.on.clipboard F0F8 E9FD ED7A F476
    doc.on.clipboard.fill F862
    doc.on.doc F114 EA1C ED96 F4A6
    doc.on.doc.fill F87E
    doc.plaintext F170 EA75 EDF2 F508
    doc.plaintext.fill F8DA
    doc.text F170 EA75 EDF2 F508
    doc.text.fill F8DA
    doc.text.magnifyingglass F16F EA73 EDF0 F507
    document F167 EA76 EDEC F501
    document.badge.plus F16D EA72 EDEF F505
    document.badge.plus.fill F8D7
    document.fill F8D4
    document.on.clipboard F0F8 E9FD ED7A F476
    document.on.clipboard.fill F862
    document.on.document F114 EA1C ED96 F4A6
    document.on.document.fill F87E
    dollarsign F125 EA2A EDA7 F4B7
    dollarsign.circle F122 EA28 EDA4 F4B4
    dollarsign.circle.fill F88C
    door.left.hand.closed F141 EA47 EDC3 F4D9
    dot.radiowaves.left.and.right F80C
    dot.radiowaves.up.forward F2A7 EBAE EF29 F68A
    drop F14E EA55 EDD1 F4E6
    drop.fill F8B8
    drop.halffull F8B9
    dumbbell F074 E97A ECF6 F3F2
    dumbbell.fill F7DE
    ear F150 EA57 EDD2 F4E8
    eject F152 EA59 EDD4 F4EA
    eject.fill F8BC
    ellipsis F145 EA4F EDC9 F4DD
    ellipsis.bubble F0DF E9E4 ED60 F45D
    ellipsis.bubble.fill F848
    ellipsis.circle F146 EA4B EDC7 F4DE
    ellipsis.circle.fill F8AF
    ellipsis.message F0DD E9E1 ED5D F45B
    ellipsis.message.fill F845
    envelope F156 EA5C EDD8 F4EE
    envelope.fill F8C0
    envelope.open F157 EA5B EDD9 F4EF
    envelope.open.fill F8C1
    equal F158 EA5E EDDA F4F0
    eurosign F126 EA2C EDA8 F4B8
    exclamationmark.circle F35D EC62 EFDE F749
    exclamationmark.circle.fill FAC6
    exclamationmark.octagon F35E EC63 EFE0 F74A
    exclamationmark.octagon.fill FAC8
    exclamationmark.shield F2BD EBC3 EF3F F6A0
    exclamationmark.shield.fill FA27
    exclamationmark.triangle F35C EC64 EFDF F748
    exclamationmark.triangle.fill FAC7
    externaldrive F1C3 EACA EE45 F59F
    externaldrive.fill F92D
    eye F15B EA64 EDDF F4F3
    eye.fill F8C7
    eye.slash F15E EA63 EDE0 F4F6
    eye.slash.fill F8C8
    eyedropper F15D EA62 EDDE F4F5
    face.smiling F2D1 EBDC EF54 F6B5
    face.smiling.fill FA3C
    face.smiling.inverse FA3C
    faceid F34B EC50 EFCC F737
    facemask F160 EA66 EDE2 F4F8
    facemask.fill F8CA
    ferry F090 E996 ED12 F40E
    ferry.fill F7FA
    figure.arms.open F26B EB71 EEED F64D
    figure.roll F362 EC68 EFE4 F74E
    figure.run F26C EB70 EEEE F64E
    figure.stand F26A EB73 EEEC F64C
    figure.walk F26D EB72 EEEF F64F
    film F172 EA78 EDF4 F54E
    film.fill F8DC
    fish F17A EA81 EDFC F556
    fish.fill F8E4
    flag F17C EA83 EDFF F559
    flag.fill F8E7
    flame F176 EA7D EDF8 F552
    flame.fill F8E0
    flashlight.off.fill F8E9
    flask F180 EA86 EE02 F55C
    flask.fill F8EA
    folder F186 EA97 EE08 F562
    folder.badge.minus F187 EA8C EE09 F563
    folder.badge.plus F18D EA92 EE0F F569
    folder.fill F8F0
    folder.fill.badge.minus F8F1
    folder.fill.badge.plus F8F7
    football F192 EA98 EE14 F56E
    football.fill F8FC
    fork.knife F193 EA99 EE15 F56F
    forward F164 EA6B EDE7 F4FC
    forward.circle F165 EA6A EDE6 F4FD
    forward.circle.fill F8CE
    forward.end F2CC EBD3 EF4F F6AF
    forward.end.circle F2CD EBD2 EF4E F6B0
    forward.end.circle.fill FA36
    forward.end.fill FA37
    forward.fill F8CF
    fuelpump F199 EA9F EE1B F575
    fuelpump.fill F903
    gamecontroller F198 EA9E EE1A F574
    gamecontroller.fill F902
    gauge F19A EAA0 EE1C F576
    gear F19B EAA2 EE1D F577
    gearshape F19B EAA2 EE1D F577
    gearshape.fill F905
    gift F1A5 EAAB EE27 F581
    gift.fill F90F
    globe F1AF EAB9 EE33 F58B
    globe.americas F1B1 EAB6 EE32 F58D
    globe.americas.fill F91B
    globe.desk F1B3 EAB8 EE35 F58F
    globe.desk.fill F91D
    globe.europe.africa F1B0 EAB5 EE31 F58C
    globe.europe.africa.fill F91A
    gobackward F021 E927 ECA3 F39F
    gobackward.15 F021 E927 ECA3 F39F
    gobackward.45 F021 E927 ECA3 F39F
    gobackward.75 F021 E927 ECA3 F39F
    gobackward.90 F021 E927 ECA3 F39F
    goforward F020 E926 ECA2 F39E
    goforward.15 F020 E926 ECA2 F39E
    goforward.45 F020 E926 ECA2 F39E
    goforward.75 F020 E926 ECA2 F39E
    goforward.90 F020 E926 ECA2 F39E
    graduationcap F1B6 EABC EE38 F592
    graduationcap.fill F920
    hand.point.up F1BE EAC3 EE40 F59A
    hand.raised F1BD EAC2 EE3F F599
    hand.tap F1BE EAC3 EE40 F59A
    hand.thumbsdown F325 EC2B EFA7 F711
    hand.thumbsdown.fill FA8F
    hand.thumbsup F326 EC2C EFA8 F712
    hand.thumbsup.fill FA90
    hand.wave F1C2 EAC8 EE44 F59E
    handbag F1BA EABE EE3B F595
    handbag.fill F923
    hands.clap F1BF EAC4 EE41 F59B
    headphones F1C8 EACE EE4A F5A4
    heart F1CA EAD2 EE4D F5A7
    heart.fill F935
    hexagon F1CD EAD3 EE4F F5A9
    hexagon.fill F937
    hourglass F1D0 EADD EE53 F5AC
    hourglass.bottomhalf.filled F1D2 EAD7 EE54 F5AE
    hourglass.tophalf.filled F1D1 EAD6 EE52 F5AD
    house F1D8 EAE0 EE5A F5B4
    house.fill F942
    icloud F0FE EA0E ED84 F490
    icloud.and.arrow.down F0FF EA04 ED80 F48E
    icloud.and.arrow.down.fill F868
    icloud.and.arrow.up F100 EA05 ED81 F48F
    icloud.and.arrow.up.fill F869
    icloud.fill F86B
    icloud.slash F106 EA0B ED88 F496
    icloud.slash.fill F870
    indianrupeesign F128 EA2E EDAA F4BA
    infinity F1DF EAE5 EE61 F5BB
    info.circle F1E0 EAE6 EE62 F5BC
    info.circle.fill F94A
    internaldrive F1C3 EACA EE45 F59F
    internaldrive.fill F92D
    ipad F135 EA3A EDB7 F4C9
    ipad.gen1 F133 EA3B EDB6 F4C5
    ipad.gen2 F135 EA3A EDB7 F4C9
    ipad.homebutton F133 EA3B EDB6 F4C5
    iphone F132 EA37 EDB4 F4C4
    iphone.gen1 F130 EA38 EDB3 F4C2
    iphone.gen2 F132 EA37 EDB4 F4C4
    iphone.gen3 F132 EA37 EDB4 F4C4
    iphone.homebutton F130 EA38 EDB3 F4C2
    iphone.radiowaves.left.and.right F355 EC5B EFD7 F741
    italic F31D EC23 EF9F F709
    key F1E4 EAEC EE67 F5C1
    key.fill F94F
    key.horizontal F1E4 EAEC EE67 F5C1
    key.horizontal.fill F94F
    keyboard F1E5 EAEA EE66 F5C0
    keyboard.fill F94E
    ladybug F0A6 E9AB ED27 F423
    ladybug.fill F80F
    lamp.table F1E8 EAEE EE6A F5C4
    lamp.table.fill F952
    lanyardcard F1DB EAE1 EE5D F5B7
    lanyardcard.fill F945
    laptopcomputer F1E9 EAEF EE6B F5C5
    largecircle.fill.circle FA05
    latch.2.case F0A1 E9A6 ED23 F41F
    latch.2.case.fill F80B
    leaf F1EB EAF1 EE6D F5C7
    leaf.fill F955
    lifepreserver F1EC EAF2 EE6E F5C8
    lifepreserver.fill F956
    lightbulb F1ED EAF4 EE70 F5C9
    lightbulb.fill F958
    lightrail F332 EC37 EFB4 F71E
    lightrail.fill FA9C
    line.3.horizontal F1FA EB04 EE7E F5D6
    line.3.horizontal.decrease F197 EA9C EE19 F573
    line.horizontal.3 F1FA EB04 EE7E F5D6
    line.horizontal.3.decrease F197 EA9C EE19 F573
    link F1F3 EAFF EE77 F5CF
    list.bullet F1FB EB00 EE7C F5D7
    list.bullet.clipboard F0F8 E9FD ED7A F476
    list.bullet.clipboard.fill F862
    list.bullet.rectangle F068 E970 ECEA F3E6
    list.bullet.rectangle.fill F7D2
    list.bullet.rectangle.portrait F068 E970 ECEA F3E6
    list.bullet.rectangle.portrait.fill F7D2
    list.clipboard F0F8 E9FD ED7A F476
    list.clipboard.fill F862
    list.dash F1FC EB01 EE7D F5D8
    list.number F1FD EB02 EE7F F5D9
    lock F205 EB0B EE87 F5E1
    lock.fill F96F
    lock.open F206 EB0A EE88 F5E2
    lock.open.fill F970
    macbook F1E9 EAEF EE6B F5C5
    macwindow F007 E90D EC89 F385
    macwindow.on.rectangle F0A4 E9A9 ED26 F422
    magicmouse F222 EB27 EEA4 F5FE
    magicmouse.fill F98C
    magnifyingglass F20A EB12 EE8C F5E6
    mail F156 EA5C EDD8 F4EE
    mail.fill F8C0
    map F20F EB15 EE91 F5EB
    map.fill F979
    mappin F20D EB14 EE8F F5E9
    mappin.and.ellipse F20E EB13 EE90 F5EA
    medal F213 EB19 EE95 F5EF
    medal.fill F97D
    megaphone F216 EB1B EE98 F5F2
    megaphone.fill F980
    menubar.rectangle F0A3 E9AA ED25 F421
    message F0DC E9E3 ED5E F45A
    message.fill F846
    mic F218 EB1F EE9A F5F4
    mic.fill F982
    mic.slash F219 EB1E EE9B F5F5
    mic.slash.fill F983
    minus F21A EB21 EE9D F5F6
    minus.circle F21B EB20 EE9C F5F7
    minus.circle.fill F984
    minus.magnifyingglass F20B EB10 EE8D F5E7
    moon F21F EB26 EEA1 F5FB
    moon.fill F989
    moon.stars F220 EB25 EEA2 F5FC
    moon.stars.fill F98A
    mug F10C EA12 ED8E F49C
    mug.fill F876
    multiply F36D EC75 EFF0 F759
    multiply.circle F36E EC73 EFEF F75A
    multiply.circle.fill FAD7
    multiply.square F36F EC74 EFF1 F75B
    multiply.square.fill FAD9
    music.note F225 EB29 EEA6 F601
    music.note.list F27E EB83 EF00 F660
    music.quarternote.3 F224 EB2B EEA7 F600
    network F1AF EAB9 EE33 F58B
    newspaper F228 EB2F EEAB F604
    newspaper.fill F993
    nosign F289 EB90 EF0C F66C
    note F22B EB30 EEAC F606
    note.text F22A EB34 EEAE F607
    number F1C5 EACC EE47 F5A1
    octagon F250 EB56 EED2 F630
    octagon.fill F9BA
    opticaldisc F13D EA44 EDBF F4D3
    paintbrush F254 EB59 EED5 F636
    paintbrush.fill F9BE
    paintbrush.pointed F252 EB5A EED6 F632
    paintbrush.pointed.fill F9BD
    paintpalette F257 EB5D EED9 F639
    paintpalette.fill F9C1
    paperclip F258 EB5F EEDB F63A
    paperplane F25C EB62 EEDE F63E
    paperplane.fill F9C6
    pause F25E EB65 EEE1 F640
    pause.circle F25F EB64 EEE0 F641
    pause.circle.fill F9C8
    pause.fill F9C9
    pawprint F260 EB66 EEE2 F642
    pawprint.fill F9CA
    pc F111 EA17 ED93 F4A3
    pencil F266 EB6A EEE7 F648
    pencil.line F265 EB69 EEE6 F647
    pencil.tip.crop.circle F264 EB68 EEE4 F646
    percent F269 EB6F EEEB F64B
    person F346 EC5A EFCE F732
    person.2 F351 EC58 EFD4 F73D
    person.2.fill FABB
    person.3 F354 EC59 EFD6 F740
    person.3.fill FABE
    person.3.sequence F354 EC59 EFD6 F740
    person.3.sequence.fill FABE
    person.badge.minus F34E EC53 EFD0 F73A
    person.badge.plus F34F EC54 EFD1 F73B
    person.circle FAB0
    person.circle.fill FAB0
    person.crop.circle FAB0
    person.crop.circle.badge.minus F349 EC4D EFCA F735
    person.crop.circle.badge.plus F34A EC4E EFCB F736
    person.crop.circle.fill FAB0
    person.crop.circle.fill.badge.minus FAB2
    person.crop.circle.fill.badge.plus FAB3
    person.crop.rectangle FABA
    person.crop.rectangle.fill FABA
    person.crop.square FABD
    person.crop.square.fill FABD
    person.crop.square.filled.and.at.rectangle F1DC EAE2 EE5E F5B8
    person.crop.square.filled.and.at.rectangle.fill F946
    person.fill FAB4
    person.fill.badge.minus FAB8
    person.fill.badge.plus FAB9
    person.text.rectangle F1DC EAE2 EE5E F5B8
    person.text.rectangle.fill F946
    personalhotspot F1F6 EAFE EE7B F5D2
    phone F26E EB79 EEF3 F650
    phone.arrow.down.left F271 EB76 EEF2 F653
    phone.arrow.down.left.fill F9DB
    phone.arrow.up.right F272 EB77 EEF4 F654
    phone.arrow.up.right.fill F9DC
    phone.connection F26F EB74 EEF0 F651
    phone.connection.fill F9D8
    phone.down F270 EB75 EEF1 F652
    phone.down.fill F9D9
    phone.fill F9DA
    photo F1DD EAE4 EE5F F5B9
    photo.fill F947
    pill F277 EB7D EEF9 F659
    pill.fill F9E1
    pills F277 EB7D EEF9 F659
    pills.fill F9E1
    pin F28D EB96 EF0F F670
    pin.fill F9F7
    pin.slash F290 EB95 EF12 F673
    pin.slash.fill F9FA
    pip F276 EB7C EEF8 F658
    pip.fill F9E0
    play F27C EB84 EEFF F65E
    play.circle F27D EB82 EEFE F65F
    play.circle.fill F9E6
    play.display F21E EB23 EEA0 F5FA
    play.fill F9E7
    play.tv F21E EB23 EEA0 F5FA
    play.tv.fill F988
    plus F27F EB87 EF02 F661
    plus.circle F280 EB85 EF01 F663
    plus.circle.fill F9E9
    plus.magnifyingglass F20C EB11 EE8E F5E8
    plus.slash.minus F281 EB86 EF03 F664
    plusminus F281 EB86 EF03 F664
    point.3.connected.trianglepath.dotted F2B6 EBBB EF38 F699
    point.3.filled.connected.trianglepath.dotted FA20
    point.topleft.down.curvedto.point.bottomright.up F25D EB63 EEDF F63F
    point.topleft.down.to.point.bottomright.curvepath F25D EB63 EEDF F63F
    power F284 EB8A EF06 F667
    printer F288 EB8E EF0A F66B
    printer.fill F9F2
    progress.indicator F2EA EBF1 EF6D F6D6
    puzzlepiece F291 EB97 EF13 F674
    puzzlepiece.extension F291 EB97 EF13 F674
    puzzlepiece.extension.fill F9FB
    puzzlepiece.fill F9FB
    qrcode F292 EB98 EF14 F675
    questionmark.circle F293 EB99 EF15 F676
    questionmark.circle.fill F9FD
    quote.closing F295 EB9B EF17 F678
    radio F297 EB9D EF19 F67A
    radio.fill FA01
    rainbow F298 EB9F EF1B F67B
    rays F2EA EBF1 EF6D F6D6
    record.circle FA05
    record.circle.fill FA05
    recordingtape F358 EC5E EFDA F744
    rectangle F29C EBA2 EF1E F67F
    rectangle.3.group F1EA EAF0 EE6C F5C6
    rectangle.3.group.fill F954
    rectangle.compress.vertical F04B E950 ECCD F3C9
    rectangle.dashed F2AE EBBA EF34 F693
    rectangle.expand.vertical F051 E956 ECD3 F3CF
    rectangle.fill FA06
    rectangle.grid.1x2 F2A6 EBAC EF28 F689
    rectangle.grid.1x2.fill FA10
    rectangle.grid.2x2 F2F0 EBF5 EF72 F6DC
    rectangle.grid.2x2.fill FA5A
    rectangle.on.rectangle F114 EA1C ED96 F4A6
    rectangle.portrait.and.arrow.forward F2C7 EBCD EF49 F6AA
    rectangle.portrait.and.arrow.forward.fill FA31
    rectangle.portrait.and.arrow.right F2C7 EBCD EF49 F6AA
    rectangle.portrait.and.arrow.right.fill FA31
    rectangle.split.1x2 F2A6 EBAC EF28 F689
    rectangle.split.1x2.fill FA10
    rectangle.split.2x1 F10E EA14 ED90 F4A0
    rectangle.split.2x1.fill F878
    rectangle.split.2x2 F1B7 EABD EE39 F593
    rectangle.stack F0B5 E9BA ED36 F433
    rectangle.stack.fill F81E
    repeat F29F EBA6 EF21 F682
    repeat.1 F2A0 EBA5 EF22 F683
    return F025 E92B ECA7 F3A3
    return.left F025 E92B ECA7 F3A3
    rhombus F136 EA3C EDB8 F4CA
    rhombus.fill F8A0
    rosette F213 EB19 EE95 F5EF
    rublesign F12B EA31 EDAD F4BD
    ruler F2A9 EBAF EF2B F68C
    ruler.fill FA13
    safari F110 EA16 ED92 F4A2
    safari.fill F87A
    scissors F2AB EBB1 EF2D F68E
    scope F11C EA23 ED9E F4AE
    scribble F2AD EBB3 EF2F F690
    seal F0F3 E9FB ED76 F471
    seal.fill F85E
    server.rack F1C4 EAC9 EE46 F5A0
    shield F2B7 EBC2 EF3C F69A
    shield.checkered F2B9 EBBD EF39 F69C
    shield.fill FA24
    shield.slash F2BC EBC1 EF3E F69F
    shield.slash.fill FA26
    shift F03A E940 ECBC F3B8
    shift.fill F7A4
    shippingbox F251 EB57 EED3 F631
    shippingbox.fill F9BB
    shower F2C2 EBC8 EF44 F6A5
    shower.fill FA2C
    shuffle F2C3 EBCB EF46 F6A7
    simcard F2C8 EBCE EF4A F6AB
    simcard.fill FA32
    slash.circle F28A EB8F EF0B F66D
    slash.circle.fill F9F4
    slider.horizontal.3 F2D0 EBD5 EF51 F6B3
    slider.vertical.3 F2CF EBD6 EF52 F6B2
    smallcircle.fill.circle FA05
    smallcircle.filled.circle FA05
    smartphone F132 EA37 EDB4 F4C4
    snowflake F2DA EBE0 EF5C F6BD
    soccerball F2DB EBE1 EF5D F6BE
    sparkle F2F4 EBF9 EF75 F6E0
    sparkles F2DF EBE5 EF61 F6C2
    speaker F2E5 EBEB EF67 F6CC
    speaker.1 F2E4 EBEA EF66 F6C8
    speaker.1.fill FA4E
    speaker.2 F2E3 EBE9 EF65 F6C7
    speaker.2.fill FA4D
    speaker.3 F2E3 EBE9 EF65 F6C7
    speaker.3.fill FA4D
    speaker.fill FA4F
    speaker.slash F2E6 EBEC EF68 F6CD
    speaker.slash.fill FA50
    speaker.wave.1 F2E4 EBEA EF66 F6C8
    speaker.wave.1.fill FA4E
    speaker.wave.2 F2E3 EBE9 EF65 F6C7
    speaker.wave.2.fill FA4D
    speaker.wave.3 F2E3 EBE9 EF65 F6C7
    speaker.wave.3.fill FA4D
    speedometer F19A EAA0 EE1C F576
    square F2ED EBF6 EF70 F6D9
    square.2.layers.3d F2F2 EBF7 EF74 F6DE
    square.3.layers.3d F2F1 EBF8 EF73 F6DD
    square.and.arrow.down F14C EA51 EDCE F4E4
    square.and.arrow.down.fill F8B6
    square.and.arrow.up F15A EA60 EDDC F4F2
    square.and.arrow.up.fill F8C4
    square.and.pencil F22E EB33 EEB0 F60A
    square.dashed F2AE EBBA EF34 F693
    square.dashed.inset.filled FA18
    square.fill FA57
    square.fill.on.square.fill F87E
    square.filled.on.square F87E
    square.grid.2x2 F2F0 EBF5 EF72 F6DC
    square.grid.2x2.fill FA5A
    square.on.square F114 EA1C ED96 F4A6
    square.on.square.dashed F2B0 EBB5 EF31 F692
    square.righthalf.filled FA58
    square.split.1x2 F2A6 EBAC EF28 F689
    square.split.1x2.fill FA10
    square.split.2x1 F10E EA14 ED90 F4A0
    square.split.2x1.fill F878
    square.split.2x2 F1B7 EABD EE39 F593
    square.stack F0B5 E9BA ED36 F433
    square.stack.3d.up F2F1 EBF8 EF73 F6DD
    square.stack.3d.up.fill FA5B
    square.stack.fill F81E
    squareshape F2ED EBF6 EF70 F6D9
    squareshape.fill FA57
    squareshape.split.2x2 F1B7 EABD EE39 F593
    star F2F3 EBFB EF77 F6DF
    star.fill FA5D
    star.leadinghalf.filled FA5F
    star.lefthalf.fill FA5F
    sterlingsign F127 EA2D EDA9 F4B9
    stop F2F7 EBFE EF7A F6E3
    stop.circle F2F8 EBFD EF79 F6E4
    stop.circle.fill FA61
    stop.fill FA62
    stopwatch F329 EC2F EFAB F715
    stopwatch.fill FA93
    storefront F2F9 EBFF EF7B F6E5
    storefront.fill FA63
    strikethrough F31E EC24 EFA0 F70A
    suit.club F109 EA0F ED8B F499
    suit.club.fill F873
    suit.diamond F136 EA3C EDB8 F4CA
    suit.diamond.fill F8A0
    suit.heart F1CA EAD2 EE4D F5A7
    suit.heart.fill F935
    suit.spade F2DE EBE4 EF60 F6C1
    suit.spade.fill FA48
    suitcase F2FC EC03 EF7E F6E8
    suitcase.fill FA66
    sun.horizon F300 EC05 EF81 F6EC
    sun.horizon.fill FA6A
    sun.max F2FE EC06 EF82 F6EA
    sun.max.fill FA69
    sun.min F2FF EC04 EF80 F6EB
    sun.min.fill FA68
    switch.2 F32B EC31 EFAD F717
    tablecells F304 EC0A EF86 F6F0
    tablecells.fill FA6E
    tag F305 EC0D EF88 F6F1
    tag.fill FA70
    target F308 EC0E EF8A F6F4
    tennisball F30C EC12 EF8E F6F8
    tennisball.fill FA76
    terminal F30E EC14 EF90 F6FA
    terminal.fill FA78
    testtube.2 F30F EC15 EF91 F6FB
    text.aligncenter F311 EC17 EF93 F6FD
    text.alignleft F313 EC19 EF95 F6FF
    text.alignright F314 EC1A EF96 F700
    text.append F1FE EB03 EE80 F5DA
    text.badge.plus F1FE EB03 EE80 F5DA
    text.book.closed F22C EB31 EEAD F608
    text.book.closed.fill F995
    text.bubble F0E6 E9EB ED68 F464
    text.bubble.fill F850
    text.document F170 EA75 EDF2 F508
    text.document.fill F8DA
    text.justify F312 EC18 EF94 F6FE
    text.justify.leading F313 EC19 EF95 F6FF
    text.justify.left F313 EC19 EF95 F6FF
    text.line.first.and.arrowtriangle.forward F294 EB9A EF16 F677
    text.page F170 EA75 EDF2 F508
    text.page.badge.magnifyingglass F16F EA73 EDF0 F507
    text.page.fill F8DA
    textformat F310 EC16 EF92 F6FC
    thermometer F324 EC29 EFA6 F710
    thermometer.medium F324 EC29 EFA6 F710
    thermometer.snowflake F322 EC27 EFA3 F70E
    ticket F327 EC2D EFA9 F713
    ticket.fill FA91
    timer F329 EC2F EFAB F715
    touchid F173 EA7A EDF5 F54F
    tram F330 EC38 EFB2 F71C
    tram.fill FA9A
    translate F333 EC39 EFB5 F71F
    trash F334 EC3B EFB6 F720
    trash.fill FA9E
    tray F336 EC3C EFB8 F722
    tray.and.arrow.down F00A E910 EC8C F388
    tray.and.arrow.down.fill F774
    tray.and.arrow.up F345 EC4A EFC7 F731
    tray.and.arrow.up.fill FAAF
    tray.fill FAA0
    tree F337 EC3F EFBA F723
    tree.fill FAA2
    triangle F33C EC42 EFBE F728
    triangle.fill FAA6
    trophy F33D EC43 EFBF F729
    trophy.fill FAA7
    truck.box F33E EC44 EFC0 F72A
    truck.box.fill FAA8
    tshirt F33F EC45 EFC1 F72B
    tshirt.fill FAA9
    tv F21D EB24 EE9F F5F9
    tv.fill F987
    umbrella F343 EC48 EFC5 F72F
    umbrella.fill FAAD
    underline F320 EC26 EFA2 F70C
    video F356 EC5D EFD8 F742
    video.fill FAC0
    video.slash F357 EC5C EFD9 F743
    video.slash.fill FAC1
    viewfinder F118 EA1E ED9A F4AA
    volleyball F359 EC5F EFDB F745
    volleyball.fill FAC3
    wallet.bifold F35B EC60 EFDC F747
    wallet.bifold.fill FAC4
    wallet.pass F35B EC60 EFDC F747
    wallet.pass.fill FAC4
    wand.and.rays F207 EB0D EE89 F5E3
    wand.and.sparkles F207 EB0D EE89 F5E3
    wand.and.stars F207 EB0D EE89 F5E3
    wand.and.stars.inverse F207 EB0D EE89 F5E3
    watch.analog F35F EC65 EFE1 F74B
    waveform.path.ecg F371 EC77 EFF3 F75D
    wifi F363 EC69 EFE5 F74F
    wifi.slash F367 EC6D EFE9 F753
    wind F369 EC70 EFEB F755
    wineglass F36B EC71 EFED F757
    wineglass.fill FAD5
    wonsign F12A EA30 EDAC F4BC
    wrench F36C EC72 EFEE F758
    wrench.adjustable F36C EC72 EFEE F758
    wrench.adjustable.fill FAD6
    wrench.fill FAD6
    x.circle F36E EC73 EFEF F75A
    x.circle.fill FAD7
    x.squareroot F296 EB9C EF18 F679
    xmark F36D EC75 EFF0 F759
    xmark.app F36F EC74 EFF1 F75B
    xmark.app.fill FAD9
    xmark.circle F36E EC73 EFEF F75A
    xmark.circle.fill FAD7
    xmark.square F36F EC74 EFF1 F75B
    xmark.square.fill FAD9
    yensign F129 EA2F EDAB F4BB
    """
}
