# Mall of Horror in English.
#
# Variables: $a to $d are the targets of an option or the facts of an event or question, in the order of the game's
# vocabulary and phrases. $a_key is the bare label. $a_the, $a_at … are the attributes of the thing's own message.
# For a player, $a_role is "self" (who acts or speaks), "listener" (who is spoken to) or "other".
# In talk, $audience is "one" or "all".

game-title = Mall of Horror
game-tagline = Identical teams, secret votes, and too few doors.
game-about = The dead are walking, and the last people alive have locked themselves into a shopping mall. Hold the doors together, bargain, promise and vote; when a door gives way, you decide together who is pushed outside. Whoever has the most valuable survivors when the rescue arrives wins.

## Locations
## .the: after "to", "from", "for" · .at: where somebody is · .outside: where its zombies stand

location-restroom = Restroom
    .the = the Restroom
    .at = in the Restroom
    .outside = in front of the Restroom
location-cachou = Cachou
    .the = Cachou
    .at = at Cachou
    .outside = in front of Cachou
location-megatoys = Megatoys
    .the = Megatoys
    .at = at Megatoys
    .outside = in front of Megatoys
location-parking = Parking
    .the = Parking
    .at = at Parking
    .outside = at Parking
location-hq = Security HQ
    .the = Security HQ
    .at = at Security HQ
    .outside = in front of Security HQ
location-supermarket = Supermarket
    .the = the Supermarket
    .at = in the Supermarket
    .outside = in front of the Supermarket

## Characters

character-pin-up = Pin-Up
character-tough-guy = Tough Guy
character-gunman = Gunman
character-little-girl = Little Girl

## Cards

card-threat = Threat
card-camera = Security Camera
card-sprint = Sprint
card-hardware = Hardware
card-hide = Hide
card-grenades = Grenades
card-shotgun = Shotgun
card-chainsaw = Chainsaw
card-fire-axe = Fire Axe
card-handgun = Handgun
card-baseball-bat = Baseball Bat

## Colours

ballot-search = the search of the truck
ballot-chief = the election of the Chief
ballot-victim = the victim

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-black = black
colour-brown = brown
colour-green = green

## Phases

phase-placement = Placement
phase-search = Search of the truck
phase-election = Election of the Chief
phase-arrival = Arrival of zombies
phase-destination = Choice of destination
phase-movement = Movement of characters
phase-attack = Attack of the zombies
phase-over = The rescue

## Options, as they stand on a button; an attribute is preferred at the question it is named after

option-pass = Pass
    .ask-threats = Play no Threat
    .ask-threats-again = Play no Threat
    .ask-draw = Leave the truck alone
    .ask-camera = Don’t look
    .ask-lure = No zombie
    .ask-defence = Play no card
option-place = Put the { $a } { $b_at }
option-vote =
    { $a_role ->
        [self] Vote for yourself
       *[other] Vote for { $a }
    }
option-keep = Keep { $a }
option-give = Give { $a } to { $b }
option-go = Go to { $a_the }
    .ask-announce = Announce { $a_the }
option-lure = Put a zombie { $a_outside }
option-move = Move the { $a }
option-sprint = Sprint: the { $a } ends up { $b_at }
option-threaten = Play Threat (+1 vote)
option-watch = Play Security Camera and look at the dice
option-barricade = Play Hardware (+1 strength)
option-hide = Play Hide on the { $a }
option-fight = Use the { $a }
option-sacrifice = Sacrifice the { $a }
option-draw = Draw from the truck

## Events

event-dealt = { $a } starts with a card: { $b }.
event-chief = { $a } wears the badge of the Chief of Security.
event-round = Round { $a } begins.
event-placement-die = { $a } rolls a die: { $b }.
event-placed = { $a } puts the { $b } { $c_at }.
event-die = A die shows { $a_the }.
event-zombie = A zombie takes its place { $a_outside }.
event-no-figure = The zombie figures have run out: none is put { $a_outside }.
event-played = { $a } plays { $b }.
event-voted =
    { $a } votes for { $b } ({ $c ->
        [one] { $c } vote
       *[other] { $c } votes
    }).
event-tie = A tie { $a_at }: the whole table votes again.
event-nobody-elected =
    { $b_key ->
        [search] A second tie: nobody searches the truck this round.
       *[chief] A second tie: no Chief of Security is elected this round.
    }
event-lot = A second tie { $a_at }: the lot decides on the victim.
event-elected =
    { $c_key ->
        [search] { $a } is to search the truck.
        [chief] { $a } is elected Chief of Security.
       *[victim] The choice { $b_at } falls on { $a }: one of that team will be eaten.
    }
event-declined = { $a } leaves the truck alone: nobody searches it this round.
event-drew = { $a } finds a card in the truck: { $b }.
event-searched =
    { $a } searches the truck and looks at { $b ->
        [one] { $b } card
       *[other] { $b } cards
    }.
event-kept = { $a } keeps { $b }.
event-kept-one = { $a } keeps one card.
event-gave = { $a } gives { $b } a card: { $c }.
event-gave-one = { $a } gives { $b } a card.
event-buried = { $a } puts the last card face down under the deck.
event-rolled =
    { $a ->
        [one] { $a } die is rolled in secret.
       *[other] { $a } dice are rolled in secret.
    }
event-saw-die = { $a } sees a hidden die: { $b }.
event-announced = { $a } announces a destination: { $b }.
event-destination = { $a } is heading for { $b_the }.
event-lured = From beyond the grave, { $a } sends a zombie to { $b_the }.
event-cursed = Overrun: { $a }. Nobody will ever enter it again.
event-moved = { $a }’s { $b } goes from { $d_the } to { $c_the }.
event-bounced =
    { $d_key ->
        [parking] { $a }’s { $b } cannot get into { $c_the } and stays at Parking.
       *[other] { $a }’s { $b } cannot get into { $c_the } and ends up at Parking.
    }
event-stayed = { $a }’s { $b } stays { $c_at }.
event-crowd = The biggest crowd is { $a_at }: the smell of fresh meat draws a zombie.
event-pin-ups = Most Pin-Ups are { $a_at }: they are the loudest, and a zombie hears them.
event-breach =
    { $a_key ->
        [parking] { $b ->
            [one] { $b } zombie closes in on the people at Parking!
           *[other] { $b } zombies close in on the people at Parking!
        }
       *[other] { $b ->
            [one] { $b } zombie is forcing the door of { $a_the } (strength { $c })!
           *[other] { $b } zombies are forcing the door of { $a_the } (strength { $c })!
        }
    }
event-broke-in =
    { $a_key ->
        [parking] { $b ->
            [one] The zombie falls upon the people at Parking!
           *[other] The zombies fall upon the people at Parking!
        }
       *[other] { $b ->
            [one] The zombie breaks into { $a_the }!
           *[other] The zombies break into { $a_the }!
        }
    }
event-repelled =
    { $a_key ->
        [parking] No zombie is left at Parking.
       *[other] The defence { $a_at } holds.
    }
event-nobody-found =
    { $a_key ->
        [parking] Nobody is left to eat at Parking: the zombies wander off.
       *[other] Everybody { $a_at } is hidden: the zombies find nobody and go back outside.
    }
event-hid = { $a } hides the { $b } { $c_at }.
event-killed =
    { $a } kills { $b ->
        [one] { $b } zombie
       *[other] { $b } zombies
    } { $c_at }.
event-eaten = { $a } loses the { $b }: eaten { $c_at }.
event-eliminated = { $a } has nobody left alive.
event-rescue =
    The rescue helicopter lands and takes { $a ->
        [one] { $a } survivor
       *[other] { $a } survivors
    } aboard!

## Questions

ask-place = Which of your characters do you place, and where?
    .title = Placement
ask-threats =
    { $b_key ->
        [search] Before the vote on the truck: do you play a Threat?
       *[chief] Before the election of the Chief: do you play a Threat?
    }
    .title = Threats
ask-threats-again =
    { $b_key ->
        [search] A tie over the truck. Before the re-vote: do you play a Threat?
        [chief] A tie over the Chief. Before the re-vote: do you play a Threat?
       *[victim] A tie over the victim { $a_at }. Before the re-vote: do you play a Threat?
    }
    .title = Threats before the re-vote
ask-vote =
    { $b_key ->
        [search] Who shall search the truck?
        [chief] Who shall be Chief of Security?
       *[victim] Who shall feed the zombies { $a_at }?
    }
    .title = Secret ballot
ask-revote =
    { $b_key ->
        [search] A tie. Who shall search the truck?
        [chief] A tie. Who shall be Chief of Security?
       *[victim] A tie. Who shall feed the zombies { $a_at }?
    }
    .title = Re-vote
ask-draw =
    You are to search the truck. Do you draw { $b ->
        [one] its last card
       *[other] { $b } cards
    }?
    .title = Search of the truck
ask-keep = Which card from the truck do you keep?
    .title = Search of the truck
ask-give = Which card do you give away, and who gets it?
    .title = A gift from the truck
ask-camera = The dice lie hidden. Do you play a Security Camera to see them?
    .title = Hidden dice
ask-announce = You are the new Chief. Which destination do you announce to all?
    .title = The Chief’s announcement
ask-destination = Where will one of your characters go? Nobody sees it before all have chosen.
    .title = Secret destination
ask-lure = Where do you put a zombie from beyond the grave?
    .title = Revenge of the dead
ask-move = Who goes to { $b_the }?
    .title = Movement
ask-defence =
    { $b ->
        [0] No zombie is left { $a_outside }. Do you play another card?
        [one] { $b } zombie stands { $a_outside }. Do you play a card?
       *[other] { $b } zombies stand { $a_outside }. Do you play a card?
    }
    .title = Under attack
ask-victim = The choice fell on you. Whom do the zombies get { $b_at }?
    .title = The victim

## Talk

talk-claim-zombies = Zombies are coming to { $a_the }!
    .label = Zombies are coming to …
talk-claim-quiet = Nothing is coming to { $a_the }.
    .label = Nothing is coming to …
talk-promise-vote =
    { $a_role ->
        [self] I’ll vote for myself.
        [listener] I’ll vote for you.
       *[other] I’ll vote for { $a }.
    }
    .label = I’ll vote for …
talk-promise-spare =
    { $a_role ->
        [self] I won’t vote for myself.
        [listener] I won’t vote for you.
       *[other] I won’t vote for { $a }.
    }
    .label = I won’t vote for …
talk-promise-go = I’m going to { $a_the }.
    .label = I’m going to …
talk-promise-gift =
    { $a_role ->
        [listener] If I search the truck, you get a card.
       *[other] If I search the truck, { $a } gets a card.
    }
    .label = If I search the truck, a card goes to …
talk-request-vote =
    { $a_role ->
        [self] Vote for me!
        [listener] Vote for yourself!
       *[other] Vote for { $a }!
    }
    .label = Vote for …!
talk-request-go = Come to { $a_the }!
    .label = Come to …!
talk-request-avoid = Keep away from { $a_the }!
    .label = Keep away from …!
talk-threat-vote =
    { $a_role ->
        [self] Go on like this, and I’ll vote for myself!
        [listener] Watch out, or my votes are for you!
       *[other] Go on like this, and my votes are for { $a }!
    }
    .label = Watch out, or my votes are for …!
talk-offer-alliance =
    { $a_role ->
        [self] Who stands with me?
        [listener] Let’s stand together!
       *[other] { $a }, let’s stand together!
    }
    .label = Let’s stand together, …!
talk-accusation-liar =
    { $a_role ->
        [self] All right, I lied.
        [listener] You lied to us!
       *[other] { $a } lied to us!
    }
    .label = Liar!
talk-question-where = Where are they coming?
    .label = Where are they coming?
talk-question-vote = Whom are you voting for?
    .label = Whom are you voting for?
talk-question-go = Where are you going?
    .label = Where are you going?
talk-offer-truce =
    { $a_key ->
        [vote] In this vote, neither of us names the other.
        [round] A truce for this round: neither of us votes for the other.
       *[game] A truce to the end: neither of us ever votes for the other.
    }
    .label = Neither of us votes for the other …
talk-offer-against =
    { $a_role ->
        [self] We both vote for me.
        [listener] We both vote for you.
       *[other] We both vote for { $a }.
    }
    .label = We both vote for …
talk-offer-votes =
    { $a_role ->
        [self] I vote for myself
        [listener] I vote for you
       *[other] I vote for { $a }
    }{ $b_role ->
        [self] , and you vote for me.
        [listener] , and you vote for yourself.
       *[other] , and you vote for { $b }.
    }
    .label = I vote for …, and you vote for …
talk-offer-search = Your vote makes me search the truck, and a card is yours.
    .label = Your vote for the truck, a card from me
talk-offer-mercy = Don’t vote for me this round, and if I search the truck, a card is yours.
    .label = Spare me, and you get a card
talk-offer-rooms = I go to { $a_the }, and you go to { $b_the }.
    .label = I go to …, and you go to …

## Table options

choice-end_check = When the end is tested
    .about = The rescue comes the moment its condition is met, or only after the attack.
choice-end_check-immediate = at once
choice-end_check-round_end = at the end of the round
choice-dead_player_zombie = Zombies of eliminated players
    .about = An eliminated player may add a zombie every round, or only in the round after the elimination.
choice-dead_player_zombie-every_round = every round
choice-dead_player_zombie-once = only once
choice-threat_revote = Threats in the re-vote
    .about = A Threat counts in the whole vote, or in its first ballot only.
choice-threat_revote-persists = still count
choice-threat_revote-first_ballot_only = count no more
choice-threat_outsiders = Threats by outsiders
    .about = Before truck and Chief votes, players without a character there may play Threats too; these count in a re-vote only.
choice-threat_outsiders-true = allowed
choice-threat_outsiders-false = not allowed
choice-threats_before_revote = Threats before a re-vote
    .about = After a tie, whoever may play Threats in that vote may play more of them before the re-vote.
choice-threats_before_revote-true = allowed
choice-threats_before_revote-false = not allowed
choice-second_tie = Second tie over a victim
    .about = The lot draws one of the tied colours, whose owner picks the victim, or draws the victim itself.
choice-second_tie-colour = the lot draws a colour
choice-second_tie-head = the lot draws a character
choice-parking_idle = Zombies at an empty Parking
    .about = Zombies that find nobody at Parking wait there, or leave when its turn in the attack is over.
choice-parking_idle-stay = stay
choice-parking_idle-cleared = leave
choice-curse_check = When locations are overrun
    .about = Empty locations are tested once, after the zombies arrive, or also after every move.
choice-curse_check-arrival = after the arrival
choice-curse_check-continuous = after every move too
choice-search_may_decline = Leaving the truck alone
    .about = Whoever is elected to search the truck may decline to draw; then nobody searches it this round.
choice-search_may_decline-true = allowed
choice-search_may_decline-false = not allowed
choice-gift_to_eliminated = Gifts to eliminated players
    .about = Whoever searches the truck may give the card to an eliminated player.
choice-gift_to_eliminated-true = allowed
choice-gift_to_eliminated-false = not allowed
choice-zombie_supply = Supply of zombies
    .about = There are always enough zombies, or none arrives while all figures are on the board.
choice-zombie_supply-unlimited = unlimited
choice-zombie_supply-30 = limited to the figures in the box
choice-first_chief = First Chief
    .about = Who wears the badge at the start.
choice-first_chief-random = drawn by lot
choice-first_chief-host_choice = chosen by the host
choice-first_seat = Seat of the first Chief
    .about = Used when the host chooses the first Chief.
choice-colours = Colours
    .about = A colour for every seat, separated by commas, for example “red,blue,green”; “auto” hands them out in order.
