# Outlive: introduction, and a guide to every question.

intro = Six days in the wasteland
    .goal = Your shelter wants a place in the convoy. After six days the most survival points win: 1 for every survivor, 1 for every repaired tile and every complete symbol, more for events you put an end to and for rooms that are full – and your radiation gauge, for better or worse.
    .turn = By day you send four heroes round the ring, each 1 or 2 areas. A hero that arrives presses weaker heroes who have already moved, and then acts as often as it is strong. At night you resolve events, feed your people, face the radiation, recruit, build and repair.
    .win = Grow steadily: every room you fill feeds on your stores, meat rots overnight, and people in the airlock keep radiation out but drink water.

## Questions, for somebody who plays for the first time

guide-ask-draft = Your start, in this order: keep four of six rooms, build one of your seven rooms for free, say how many of your four survivors move in, choose a leader, and place the 5 and the 4; the two 3s take what is left. A room works only when all its places are filled, so a room for four that asks for 1 food is a safe beginning. Nobody sees your choices until all have chosen.
guide-ask-station = Put this hero into one of your leader’s start areas. A hero walks 1 or 2 areas a day and never ends beside another of your own, so spread them out.
guide-ask-discard = Mary searched the cities before the game. Put one token back and keep what the other three give you.
guide-ask-rats = The rats eat 1 food of every shelter each morning until somebody resolves the event. Give them what you need least; meat rots tonight anyway.
guide-ask-clan = The clan takes two tokens out of materials and ammunition each morning until somebody resolves the event. Choose one after the other.
guide-ask-lose = A survivor dies or leaves. Take one from the airlock or from a room; a room that is no longer full stops working at once.
guide-ask-move = Touch one of your lying heroes, then a lit area 1 or 2 steps away. You may pass anybody, but not end beside your own hero. Weaker heroes of others who have already moved today are pressed: the preview tells whom and how hard.
guide-ask-moor = On the ship a hero takes the free slot of its own strength. The grapnel lifts it one slot higher, for one more can.
guide-ask-bat = With the bat this hero presses as if it were 1 stronger, against everybody here. It works once a day.
guide-ask-defence = A stronger hero has arrived. Each ammunition you spend takes 1 off the pressure; the vest takes off 2. For every point that is left you hand over 1 food or material.
guide-ask-tribute = One food or material changes hands for each point of pressure. Ammunition is never taken.
guide-ask-bonus = These tiles give you something now, free of charge, once a day each.
guide-ask-admit = In the airlock the survivor keeps radiation out and can move on later; in a room it stays for good and helps to fill it at once.
guide-ask-action = Every action is one token, one search or one tile of this area, in any order, as long as there are any. A hunt costs as many actions as the animal is tough; ammunition stands in for actions. What you gather is in your shelter at once.
guide-ask-track = Only you have seen the stack. Hunt any animal of it, or give the hunt up; the sensor is used either way.
guide-ask-hunt = Say how much ammunition you spend; the rest of the toughness is paid with actions. Shotgun and trap lend 1 strength each.
guide-ask-resolve = Whoever pays an event’s cost ends it for everybody and keeps the card for its points. The Council makes one event a night cheaper. If you pass, the next player gets the chance.
guide-ask-event-cost = Choose which token you pay with next. Any kind that is lit will do.
guide-ask-feed = Every room with somebody in it eats its whole upkeep. Use the meat first: it does not keep. The airlock’s water is already paid.
guide-ask-recruit = Each food brings 1 survivor into the airlock, as long as there are places. Remember that they will be thirsty tomorrow.
guide-ask-build = Build rooms for 3 materials of any kind, move people from the airlock into free places, and use rooms that are full, in any order. Whoever moves into a room stays there.
guide-ask-repair = A tile costs exactly the materials shown on it. Repaired, it works once a day to the end of the game and is worth 1 point, and 1 more with the other half of its symbol.
