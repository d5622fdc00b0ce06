# Zombie Terror in English.
#
# Variables: $a to $d are the targets of an option or the facts of an event or question, in the order of the game's
# vocabulary and phrases. $a_key is the bare label. $a_role of a player is "self" (who acts or speaks), "listener" or "other".

game-title = Zombie Terror
game-tagline = A few people, a car at the far end, and a horde that walks where it looks.
game-about = Six people leave a supermarket and have to cross a car park full of zombies to reach the escape car. Every one of them who acts wakes one more zombie, a zombie that sees somebody must walk, and there are no dice. Two play humans against zombies; three play The Law of the Stronger, where two rival groups race for the same car.

## Characters

character-mechanic = Mechanic
character-child = Child
character-nurse = Nurse
character-banker = Banker
character-policeman = Policeman
character-lumberjack = Lumberjack
character-dog = dog Russel

## Directions

way-north = north
way-east = east
way-south = south
way-west = west
way-north-east = north-east
way-south-east = south-east
way-south-west = south-west
way-north-west = north-west

## Cards

card-courage = Courage
card-first-aid = First Aid Kit
card-regroup = Regroup
card-sewers = Sewers
card-adrenaline = Adrenaline
card-silence = Silence
card-plague = Plague
card-awe = Awe
card-trap = Trap
card-bloodlust = Bloodlust
card-rampage = Rampage
card-horde = Zombie Horde

## Zombies, halves of the board, finds, sides

kind-zombie = zombie
kind-mutant = mutated zombie
kind-zombie-dog = zombie dog
slot-supermarket = supermarket half
slot-car = car half
slot-either = either half
find-zombie = a zombie’s hiding place
find-biohazard = a biohazard
side-humans = Humans
side-zombies = Zombies
side-norman = Norman’s group
side-frank = Frank’s group

## Phases

phase-set-up = Set-up
phase-card-choice = Choice of cards
phase-human-turn = Human turn
phase-movement = Zombies: movement
phase-adding = Zombies: new arrivals
phase-clean-up = Zombies: clean-up
phase-over = The end

## Options, as they stand on a button; an attribute is preferred at the question it is named after

option-pass = Pass
    .ask-human = End the turn
    .ask-silence = Nobody else
    .ask-briefcase = Take the wound
    .ask-zombie = No more zombies
    .ask-activation = Stop here
    .ask-arrival = No more zombies
    .ask-find = Hide nothing
option-move = { $a }: move { $b }
option-push = { $a }: push the zombie { $b }
option-shove = Mechanic: shove the human { $a }
option-heal = Nurse: heal the { $a }
option-shoot = Policeman: shoot { $a }
option-axe = Lumberjack: strike { $a }
option-hold = Dog: block the zombie { $a }
option-courage = Courage: the { $a } strikes { $b }
option-first-aid = First Aid Kit: heal the { $a }
option-regroup = Regroup: swap { $a } and { $b }
option-sewers = Sewers: the { $a } goes underground
option-adrenaline = Adrenaline for the { $a }
option-silence = Silence for the { $a }
option-support = Support token on { $a }
option-take = Take { $a }
option-block = Block { $a }
option-place = Zombie on { $a }
    .ask-start = Start on { $a }
    .ask-sewers = Come out on { $a }
    .ask-find-field = Find token on { $a }
option-face = Look { $a }
option-activate = Activate the zombie on { $a }
option-step = Step ahead
option-turn = Turn { $a }
option-bite = Bite
option-plague = Play Plague
option-horde = Play Zombie Horde
option-bloodlust = Play Bloodlust
option-awe = Play Awe
option-rampage = Play Rampage
option-trap = Play Trap ({ $a })
option-mutate = The next one is the mutated zombie
option-hide-find = Hide a find token
option-raise = { $a } turns first
option-spend-briefcase = Spend the briefcase

## Events

event-zombie-player = { $a } plays the zombies.
event-leads = { $a } leads: { $b }.
event-first-player = { $a } is first human player.
event-dealt = { $a } is dealt { $b }.
event-placed = { $a } starts on { $b }.
event-added = A new { $a } stands on { $b }.
event-faces = The zombie on { $a } looks { $b }.
event-round = Round { $a } begins.
event-took = { $a } takes { $b }.
event-blocked = { $a } blocks { $b }.
event-supported = { $a } puts the support token on { $b }.
event-moved = { $a } goes from { $b } to { $c }.
event-pushed = { $a } pushes the zombie from { $b } to { $c }.
event-shoved = { $a } has the { $b } shoved from { $c } to { $d }.
event-healed = { $a } on { $b } is healed.
event-shot = A shot at { $a } rings out.
event-hit = The { $a } on { $b } is hit.
event-held = The dog blocks the zombie on { $a }.
event-played = { $a } plays { $b }.
event-swapped = { $a } swaps the { $b } and the { $c }.
event-rushed = Adrenaline: the { $a } has action points: { $b }.
event-silenced = { $a } makes no noise this round.
event-find = { $a } on { $b } uncovers { $c }.
event-find-hidden = A find token is put on { $a }.
event-wounded = { $a } on { $b } is wounded.
event-doomed = { $a } on { $b } is doomed.
event-briefcase = The Banker’s briefcase on { $a } takes the bite.
event-saved = { $a } saves the { $b } (stars: { $c }).
event-drew = { $a } draws { $b }.
event-drew-one = { $a } draws a card.
event-reshuffled = The discards become a new deck (cards: { $a }).
event-marked = The zombie on { $a } sees the { $b } and must move.
event-allowance = Activations this turn: { $a } (activated characters: { $b }).
event-stepped = The zombie on { $a } steps to { $b }.
event-turned = The zombie on { $a } turns { $b }.
event-bitten = { $a } is bitten by the zombie on { $b }.
event-turned-zombie = { $a } on { $b } is lost to the zombies.
event-terror = The terror marker stands on { $a }.
event-humans-win = { $a } wins: enough stars are in the car!
event-rival-wins = { $a } wins: the law of the stronger!
event-zombies-win-stars = { $a } wins: the humans cannot make it any more.
event-zombies-win-time = { $a } wins: time has run out.
event-zombies-win-terror = { $a } wins: terror has reached its peak.
event-zombies-win-horde = { $a } wins: the horde is complete.
event-zombies-win-race = { $a } wins: neither rival was strong enough.
event-half-time =
    { $b ->
        [0] Half-time: { $a } has saved nobody worth a star. The sides are swapped: { $c } leads the humans now.
        [one] Half-time: { $a } has saved { $b } star. The sides are swapped: { $c } leads the humans now.
       *[other] Half-time: { $a } has saved { $b } stars. The sides are swapped: { $c } leads the humans now.
    }
event-cleared = The car park is cleared. Zombies back in the pool: { $a }, mutated ones among them: { $d }; bullets given back: { $b }, briefcases: { $c }.
event-double-win = { $a } wins the double game by { $b } to { $c } stars.
event-double-draw =
    { $a ->
        [0] The double game is a draw: nobody has saved a star.
        [one] The double game is a draw: { $a } star each.
       *[other] The double game is a draw: { $a } stars each.
    }

## Questions

ask-start = Where does the { $a } start?
    .title = Start
ask-first-zombies = Where do the first zombies stand ({ $a }, still to place: { $b })?
    .title = First zombies
ask-facing = Where does the zombie on { $a } look?
    .title = Facing
ask-block = Which card do you block (still to place: { $b })?
    .title = Block tokens
ask-card = Which card do you take?
    .title = Choice of cards
ask-human = What do your people do? Zombies woken so far: { $b }.
    .title = Your turn
ask-silence = Who else makes no noise?
    .title = Silence
ask-sewers = Where does the { $a } come out?
    .title = Sewers
ask-briefcase = The Banker on { $b } is about to be wounded. Does the briefcase take it?
    .title = Briefcase
ask-zombie = Which zombie moves? Activations left: { $a }, forced moves: { $b }.
    .title = Movement
ask-activation = What does the zombie on { $a } do? Action points left: { $b }.
    .title = Activated zombie
ask-arrival = Where does the next zombie come? To come: { $a }, in the pool: { $b }.
    .title = New arrivals
ask-find = Do you hide a find token?
    .title = Find tokens
ask-find-field = Where do you hide the find token?
    .title = Find tokens
ask-turning = Who turns first? Doomed: { $b }.
    .title = Clean-up

## Talk

talk-claim-card = I hold { $a }.
    .label = I hold …
talk-promise-spare = I’ll leave the { $a } alone this round.
    .label = I’ll leave … alone this round.
talk-promise-play = I’ll play { $a } this round.
    .label = I’ll play … this round.
talk-request-heal = Heal the { $a }!
    .label = Heal …!
talk-request-lure = Keep the zombies away from the { $a }!
    .label = Keep the zombies away from …!
talk-threat-swap = Watch out, or I swap the { $a } away!
    .label = Watch out, or I swap … away!
talk-offer-alliance =
    { $a_role ->
        [self] Who stands with me?
        [listener] Let’s stop the leader together!
       *[other] { $a }, let’s stop the leader together!
    }
    .label = Let’s stop the leader together, …!
talk-accusation-liar =
    { $a_role ->
        [self] All right, I lied.
        [listener] You lied to us!
       *[other] { $a } lied to us!
    }
    .label = Liar!
talk-promise-truce =
    { $a_role ->
        [listener] I’ll leave your people alone this round.
       *[other] I’ll leave the people of { $a } alone this round.
    }
    .label = I’ll leave the people of … alone
talk-promise-unblock = I won’t block { $a } this round.
    .label = I won’t block …
talk-offer-blocks = I don’t block { $a }, and you leave my people alone this round.
    .label = I don’t block …, you leave us alone
talk-threat-doom = Nobody gets out of here.
    .label = Nobody gets out of here

## Table options

choice-scenario = Scenario
    .about = Two seats play the base game, three The Law of the Stronger.
choice-scenario-auto = by the number of seats
choice-scenario-base = base game
choice-scenario-law-of-the-stronger = The Law of the Stronger
choice-zombie_seat = Seat of the zombie player
    .about = Who plays the zombies.
choice-zombie_seat-random = drawn by lot
choice-zombie_seat-0 = the first chair
choice-zombie_seat-1 = the second chair
choice-zombie_seat-2 = the third chair
choice-zombies_on_car_fields = Zombies on car fields
    .about = Zombies may stand on the fields of the car and seal it off.
choice-zombies_on_car_fields-true = allowed
choice-zombies_on_car_fields-false = not allowed
choice-presence_zombie_on_same_half = New zombies on the same half
    .about = The zombie that a half generates comes on that half, or on either.
choice-presence_zombie_on_same_half-true = on the same half
choice-presence_zombie_on_same_half-false = on either half
choice-base_setup_no_adjacent = First zombies keep their distance
    .about = In the base game no first zombie stands next to a human or another zombie.
choice-base_setup_no_adjacent-true = next to nobody
choice-base_setup_no_adjacent-false = anywhere
choice-left_human_counts_as_noise = Noise of those who left
    .about = A human who acted and left by the car still wakes a zombie.
choice-left_human_counts_as_noise-true = counts
choice-left_human_counts_as_noise-false = does not count
choice-interleave_activations = Mixed order of actions
    .about = Humans may act in turns, or each must finish before the next begins.
choice-interleave_activations-true = in any order
choice-interleave_activations-false = one after the other
choice-all_activations_must_be_used = All activations must be used
    .about = The zombie player must use every activation and every action point that can be used.
choice-all_activations_must_be_used-true = yes
choice-all_activations_must_be_used-false = only forced moves
choice-briefcase_automatic = Briefcase
    .about = The briefcase takes the Banker’s first wound by itself, or his player decides.
choice-briefcase_automatic-true = by itself
choice-briefcase_automatic-false = the player decides
choice-terror_win = End of the terror track
    .about = In the base game the zombies win when the marker reaches the last field, or when it leaves it.
choice-terror_win-reach = on the last field
choice-terror_win-leave = beyond the last field
choice-dog_stars = Stars of the dog
    .about = What the healthy dog is worth when saved.
choice-dog_stars_wounded = Stars of the wounded dog
    .about = What the wounded dog is worth when saved.
choice-long_race = Long race
    .about = In The Law of the Stronger the rivals are compared only when no human is left on the board.
choice-long_race-true = on
choice-long_race-false = off
choice-round_cap = Last round
    .about = After so many rounds the game is stopped.
choice-open_hands = Open hands
    .about = Everybody plays with open cards, for learners.
choice-open_hands-true = open
choice-open_hands-false = hidden
choice-special_cards = Special cards
    .about = Play with the special cards or without them.
choice-special_cards-true = with cards
choice-special_cards-false = without cards
choice-double_game = Double game
    .about = Two players play two games with the sides swapped; the stars saved in both decide.
choice-double_game-true = two games, sides swapped
choice-double_game-false = one game

## Cards of the first choice

choice-scenario-base-card = Six survivors cross the town to a car, and the dead are in the way. One player leads the humans, one the zombies.
    .minutes = 45–60
    .weight = 1
    .first = yes
    .seats = 2
choice-scenario-law-of-the-stronger-card = Two bands of humans want the same car, and there is not room for all. For three, with talk, betrayal and a dog.
    .minutes = 60–90
    .weight = 3
    .seats = 3
choice-zombie_seat-1-card = You lead the survivors: few steps, few bullets, and every noise brings more of the dead. Easier for a first game.
    .name = Play the humans
    .first = yes
choice-zombie_seat-0-card = You lead the zombies: slow, many and patient. Close the way, bite, and let the terror grow.
    .name = Play the zombies
choice-zombie_seat-random-card = The lot decides who leads the zombies.
    .name = Let the lot decide
