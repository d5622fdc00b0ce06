# Mall of Horror in English: the introduction, and what every question means to a first-time player.

intro = Night in a shopping mall, and the dead are at every door. You run the same small team as everybody else. You hold the doors together, and when one gives way, the people behind it vote on who is pushed out.
    .goal = Bring home survivors worth as many points as you can: the Pin-Up is worth 7, the Tough Guy 5, the Gunman 3 (and the Little Girl 1, when three play).
    .turn = Every round: those at Parking vote on who searches the truck for cards; those at Security HQ elect a Chief, who peeks at four hidden dice; everybody secretly picks a room for one character; dice and destinations are opened, zombies arrive, characters move; then the zombies attack, room by room.
    .win = The rescue lands when only a few characters are left alive, or when all survivors stand in one room indoors. The most points win; on a tie, the fuller hand.

## What each question means to a first-time player

guide-ask-place = Two dice were rolled for you. Pick one of your characters and put it in a room that a die shows. If both rooms are full or closed, any room with space will do. Spread your team: next to strong company, but not all in one place.
guide-ask-threats = A vote is coming. Each Threat you play now gives you one more vote in it, then the card is gone. Everybody sees that you played it.
guide-ask-threats-again = The ballot was a tie, and a re-vote follows. Each Threat you play now gives you one more vote in it, then the card is gone. Everybody sees that you played it.
guide-ask-vote = Set your wheel to one player; nobody sees it until all wheels are set. You have one vote per character of yours in that room, and your Gunman adds one more. Most votes decide. On a tie the whole table votes again between the tied players.
guide-ask-revote = The first ballot was a tie. Now everybody votes, but only between the tied players. If you have nobody in the room, you have one vote. A second tie elects nobody; if it is about a victim, the lot decides.
guide-ask-draw = You were elected to search the truck. Draw, and you keep one card, give one away and lay the last under the deck. Or leave the truck alone: then nobody searches it this round.
guide-ask-keep = These cards came out of the truck, and only you see them. Keep one now; then you give one away, and the last goes under the deck.
guide-ask-give = Pick a card and the player who gets it. All see who receives a card, but not which. A good gift can buy a vote; a bad one hurts nobody.
guide-ask-camera = Four hidden dice say where zombies arrive this round. Play a Security Camera to see them before you choose where to go. You may tell the others what you saw, or lie.
guide-ask-announce = You were elected this round, so you have seen the dice, and you choose first and aloud. Pick the room one of your characters will go to. The others will draw their own conclusions.
guide-ask-destination = Pick the room that one of your characters will go to; which one, you decide later. All choices are opened together. If the room is full when your turn to move comes, your character ends up at Parking.
guide-ask-lure = Your team is gone, but you are not quite: you may put one zombie in front of any room that is still open. Or show mercy.
guide-ask-move = Destinations and dice are open now. Pick the character that goes to the room you chose. If it is full, the character ends up at Parking. A Sprint lets you change your mind: pick the character and any room, or its own room to stay.
guide-ask-defence = Zombies are forcing their way in where you have somebody. Before the vote you may play any cards: a Weapon kills zombies, Hardware adds 1 to the strength, Hide keeps one of your characters out of the vote, a Threat gives you one more vote. If the strength is then greater than the number of zombies, nobody is eaten.
guide-ask-victim = The vote fell on you. Choose which of your characters in this room is eaten. The points are lost for good.
