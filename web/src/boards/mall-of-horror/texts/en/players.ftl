# Mall of Horror in English: players, votes and cards.

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
