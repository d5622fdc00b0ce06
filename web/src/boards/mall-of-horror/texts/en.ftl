# What the board of Mall of Horror says in English.

intro = Night in a shopping mall, and the dead are at every door. You run the same small team as everybody else. You hold the doors together, and when one gives way, the people behind it vote on who is pushed out.
    .goal = Bring home survivors worth as many points as you can: the Pin-Up is worth 7, the Tough Guy 5, the Gunman 3 (and the Little Girl 1, when three play).
    .turn = Every round: those at Parking vote on who searches the truck for cards; those at Security HQ elect a Chief, who peeks at four hidden dice; everybody secretly picks a room for one character; dice and destinations are opened, zombies arrive, characters move; then the zombies attack, room by room.
    .win = The rescue lands when only a few characters are left alive, or when all survivors stand in one room indoors. The most points win; on a tie, the fuller hand.

## What each question means to a first-time player

guide-ask-place = Two dice were rolled for you. Pick one of your characters and put it in a room that a die shows. If both rooms are full or closed, any room with space will do. Spread your team: next to strong company, but not all in one place.
guide-ask-threats = A vote is coming. Each Threat you play now gives you one more vote in it, then the card is gone. Everybody sees that you played it.
guide-ask-vote = Set your wheel to one player; nobody sees it until all wheels are set. You have one vote per character of yours in that room, and your Gunman adds one more. Most votes decide. On a tie the whole table votes again between the tied players.
guide-ask-revote = The first ballot was a tie. Now everybody votes, but only between the tied players. If you have nobody in the room, you have one vote. A second tie elects nobody; if it is about a victim, the lot decides.
guide-ask-keep = These cards came out of the truck, and only you see them. Keep one now; then you give one away, and the last goes under the deck.
guide-ask-give = Pick a card and the player who gets it. All see who receives a card, but not which. A good gift can buy a vote; a bad one hurts nobody.
guide-ask-camera = Four hidden dice say where zombies arrive this round. Play a Security Camera to see them before you choose where to go. You may tell the others what you saw, or lie.
guide-ask-announce = You were elected this round, so you have seen the dice, and you choose first and aloud. Pick the room one of your characters will go to. The others will draw their own conclusions.
guide-ask-destination = Pick the room that one of your characters will go to; which one, you decide later. All choices are opened together. If the room is full when your turn to move comes, your character ends up at Parking.
guide-ask-lure = Your team is gone, but you are not quite: you may put one zombie in front of any room that is still open. Or show mercy.
guide-ask-move = Destinations and dice are open now. Pick the character that goes to the room you chose. If it is full, the character ends up at Parking. A Sprint lets you change your mind: pick the character and any room, or its own room to stay.
guide-ask-defence = Zombies are breaking in where you have somebody. Before the vote you may play any cards: a Weapon kills zombies, Hardware adds 1 to the strength, Hide keeps one of your characters out of the vote, a Threat gives you one more vote. If the strength is then greater than the number of zombies, nobody is eaten.
guide-ask-victim = The vote fell on you. Choose which of your characters in this room is eaten. The points are lost for good.

## Rooms

mall-sign-restroom = Restroom
mall-sign-cachou = Cachou
mall-sign-megatoys = Megatoys
mall-sign-parking = Parking
mall-sign-hq = Security HQ
mall-sign-supermarket = Supermarket
mall-board = The mall from above: six rooms, who is in them, and what stands at their doors
mall-inside = Inside
mall-outside = Outside
mall-defence = Defence
mall-votes = Votes here
mall-taken = { $taken } of { $capacity } places taken
mall-taken-unlimited =
    { $taken ->
        [0] nobody here, no limit
        [one] { $taken } character, no limit
       *[other] { $taken } characters, no limit
    }
mall-full = full
mall-empty = empty
mall-zombies =
    { $count ->
        [0] no zombies
        [one] { $count } zombie
       *[other] { $count } zombies
    }
mall-strength = strength { $strength }
mall-hardware =
    { $count ->
        [one] +{ $count } by Hardware
       *[other] +{ $count } by Hardware
    }
mall-holds = holds
mall-spare =
    { $count ->
        [one] holds off { $count } more zombie
       *[other] holds off { $count } more zombies
    }
mall-breach = breach
mall-breach-now = zombies get in
mall-no-door = no door here: every zombie eats one
mall-sure-breach = { $count } zombies always get in
mall-curse = { $count } of { $curse } zombies until it is overrun
mall-closed = closed
mall-closed-long = closed for the whole game
mall-cursed = overrun
mall-cursed-long = overrun: nobody enters any more
mall-hidden = hidden
mall-head = { $owner }: { $kind }
mall-kind = { $kind }: { $value } points, strength { $strength }, votes { $votes }
mall-vote-count =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }

## The state of the table

mall-table = The table
mall-round = Round { $round }
mall-phase = Phase
mall-rescue = Rescue
mall-alive-long = { $alive } characters alive; the rescue comes at { $rescue }
mall-rescue-gap =
    { $count ->
        [0] the rescue is here
        [one] { $count } more death brings the rescue
       *[other] { $count } more deaths bring the rescue
    }
mall-badge = Badge
mall-chief = { $name } is Chief, elected this round
mall-badge-holder = { $name } holds the badge
mall-chief-mark = Chief of this round
mall-badge-mark = badge: every turn order starts here
mall-dice = Dice
mall-dice-hidden =
    { $count ->
        [one] { $count } hidden die
       *[other] { $count } hidden dice
    }
mall-dice-none = none rolled yet
mall-dice-own = seen by you alone
mall-dice-open = open
mall-die = die: { $place }
mall-die-hidden = a hidden die
mall-seen-by = seen by { $names }
mall-seen-by-nobody = nobody has seen them
mall-announced = Announced
mall-announced-by = { $name } announced { $place }
mall-truck = Truck
mall-deck =
    { $count ->
        [0] the truck is empty
        [one] { $count } card in the truck
       *[other] { $count } cards in the truck
    }
mall-searching =
    { $count ->
        [one] { $name } is looking at { $count } card
       *[other] { $name } is looking at { $count } cards
    }
mall-drawn = From the truck
mall-drawn-note = only you see these
mall-played = Played cards
mall-played-none = no card has been played yet
mall-played-of = { $card }: { $count } of { $copies }
mall-remember = Only you know
mall-gave = { $name } got from you: { $card }
mall-buried =
    { $depth ->
        [1] at the bottom of the truck: { $card }
       *[other] number { $depth } from the bottom of the truck: { $card }
    }

## Ballots

mall-wheel = Voting wheel
mall-wheel-search = Who searches the truck?
mall-wheel-chief = Who becomes Chief?
mall-wheel-victim = Who is pushed out?
mall-wheel-again = re-vote
mall-candidates = Can be chosen
mall-voters = Voters
mall-wheel-set = wheel set
mall-wheel-open = still choosing
mall-wheel-yours = your wheel: { $name }
mall-tie-first = Tie: the whole table votes again.
mall-tie-search = Second tie: nobody searches.
mall-tie-chief = Second tie: no Chief.
mall-tie-victim = Second tie: the lot decides.
mall-voted =
    { $count ->
        [one] { $voter } → { $name }, { $count } vote
       *[other] { $voter } → { $name }, { $count } votes
    }
mall-ballot-search = { $name } searches the truck
mall-ballot-chief = { $name } is Chief
mall-ballot-victim = { $name } loses somebody
mall-ballot-tie = A tie: all vote again
mall-ballot-nobody = A second tie: nobody
mall-ballot-lot = The lot falls on { $name }
mall-last-ballot = Last ballot
mall-threats =
    { $count ->
        [one] Threat: +{ $count } vote
       *[other] Threats: +{ $count } votes
    }

## Players

mall-players = Players
mall-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
mall-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
mall-you = you
mall-to-choose = choosing now
mall-fell = out since round { $round }
mall-dead = { $kind }: eaten
mall-at = { $kind }: { $place }
mall-unplaced = { $kind }: still to be placed
mall-to-place = To be placed
mall-heading = heading for { $place }
mall-heading-announced = announced: { $place }
mall-heading-own = your secret destination: { $place }

## The hand

mall-card-threat = +1 vote
mall-card-camera = see the hidden dice
mall-card-sprint = change your destination
mall-card-hardware = +1 strength in a breach
mall-card-hide = one head out of the vote
mall-card-weapon =
    { $kills ->
        [one] kills { $kills } zombie
       *[other] kills { $kills } zombies
    }
mall-card-line = { $card }: { $effect }

## Pictures and motion

mall-skip = Skip
mall-legend = What the pieces mean
mall-rescued = The rescue is here

## Notes on cards, and what the picture adds

mall-bar = What you can do now
mall-hand = Your cards
mall-chapters = Rounds so far
mall-chief-was = Chief: { $name }
mall-dice-last = Last round’s dice
mall-note-threat = Gives you one more vote in the vote that is about to be held.
mall-note-camera = Lets you look at the hidden dice before you choose your destination.
mall-note-sprint = On your move one of your characters goes wherever there is room, or stays where it is.
mall-note-hardware = Adds 1 to the strength of the attacked location until the round is over; never at Parking.
mall-note-hide = One of your characters in the attacked location neither votes nor can be chosen, but still helps to hold the door.
mall-note-weapon =
    { $kills ->
        [one] Kills { $kills } zombie in the attacked location at once.
       *[other] Kills { $kills } zombies in the attacked location at once.
    }

## After the end

mall-luck-own = Zombies sent to your team’s rooms
mall-luck-parking = All dice; zombies sent to Parking
mall-turn-lie = { $liar } said that nothing was coming to { $to }. It came, and { $name } lost the { $kind } there.
mall-turn-out = { $name } loses the { $kind } { $at }, the last one of the team.
mall-turn-lot = Two ties, and the lot decides: { $name } loses the { $kind } { $at }.
mall-turn-bounced = No room in { $to }: { $name }’s { $kind } ends up at Parking and is eaten.
mall-turn-lured = { $ghost } sends a zombie to { $to } from beyond the grave, and { $name } loses the { $kind } there.
mall-turn-vote = One vote decides ({ $most } to { $next }): { $name } loses the { $kind } { $at }.
mall-turn-first = The first to die: { $name } loses the { $kind } { $at }.
mall-turn-sure = Strength { $strength } is no help { $at }: { $count } zombies always get in, and { $name } loses the { $kind }.
mall-turn-edge = Strength { $strength } against { $count } { $count ->
        [one] zombie
       *[other] zombies
    } { $at }: one too many, and { $name } loses the { $kind }.
mall-turn-lead = { $name } loses the { $kind } { $at }, and { $leader } takes the lead.
mall-turn-plain =
    { $value ->
        [one] { $name } loses the { $kind } { $at }: { $value } point gone.
       *[other] { $name } loses the { $kind } { $at }: { $value } points gone.
    }
mall-turn-saved = { $name } plays { $card }, and the door { $at } holds.
mall-turn-saved-last = { $name } plays the last card in hand, { $card }, and the door { $at } holds.
mall-turn-cleared = { $name } plays { $card }, and no zombie is left at Parking.
mall-turn-chief = One vote decides ({ $most } to { $next }): { $name } becomes Chief and sees the dice.
mall-turn-cursed = Overrun: { $room }. One refuge fewer.
mall-turn-massacre =
    { $count ->
        [one] { $count } eaten at Parking in a single round.
       *[other] { $count } eaten at Parking in a single round.
    }
mall-turn-rescue =
    { $count ->
        [one] The helicopter lands in round { $round } for { $count } survivor; ahead: { $winner }.
       *[other] The helicopter lands in round { $round } for { $count } survivors; ahead: { $winner }.
    }
