# Osaczeni in English: the introduction, and what every question means to a first-time player.

intro = A shopping mall at night. The shutters are down, monsters scratch at the doors, and the other families need you only as long as somebody has to be thrown to them.
    .goal = Bring your family through the night: every one of yours who lives is worth points, and the frail Crybaby most of all. Nobody wins together with you unless you tie.
    .turn = Each round you quarrel over the truck and its items, then over the badge that lets one of you see the dice. All choose in secret where to run; the dice, the wailing Crybabies and the biggest crowd draw the monsters. Where they outnumber the strength of an area, those inside vote on whose family loses somebody.
    .win = The night ends after a round with no more characters alive than there are players. Most points among the living win.

guide-ask-place = Every die you rolled names an area. Touch one of your characters, then the area of a die that is left. A full area sends the character out to the car park. Spread out, and keep the Crybaby away from other Crybabies: they draw monsters.
guide-ask-discuss = This is the moment to bargain, promise and threaten, and the only moment to play items. A gun adds a vote. Where the monsters attack, weapons remove them, canned food sends one elsewhere, and rotten meat hides one of yours. The talk ends when all pass in a row.
guide-ask-vote = Everybody points at once; all your votes go to the one you touch. A Leader counts twice, a gun adds one. A tie is decided by whoever holds the victim token.
guide-ask-tie = The votes are tied and you hold the victim token: touch the one of the tied players who is chosen.
guide-ask-keep = You have drawn from the truck and nobody else sees what. Touch the item you keep. Then you give one away; what is left goes into the box.
guide-ask-give = Touch an item, then the player who gets it. Whom you feed remembers it at the next vote.
guide-ask-last = Only one item was in the truck. Touch it to keep it, or touch a player afterwards to give it away.
guide-ask-surplus = In this variant nobody carries more than two items. Touch one that you put away for good.
guide-ask-walkie = The dice already lie under the hatch and say where monsters will come. A walkie-talkie lets you look too, and you need not tell anybody what you saw.
guide-ask-announce = As badge holder you choose your destination first and openly. Before and after, you may say where monsters are coming, and you may lie. You move first, so a free field is yours.
guide-ask-destination = Choose where one of your characters will go; nobody sees it before all have chosen. You choose the character later. If the area is full when your turn comes, the character ends up on the car park.
guide-ask-move = One of yours has to go to your destination, like it or not. If it is full, somebody from indoors lands on the car park instead.
guide-ask-drink = An energy drink moves one of yours once more: touch the character, then an area with a free field. Or keep it for later.
guide-ask-haunt = Your family is dead, but not at rest: touch the area to which you send a monster.
guide-ask-victim = You were chosen. Touch the character you give up: points lost for good, but the victim token is yours and decides ties.
