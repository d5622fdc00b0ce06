# Osaczeni (Lockdown) in English.
#
# Variables: $a to $d are the targets of an option or the facts of an event or question, in the order of the game's
# vocabulary and phrases. $a_key is the bare label. $a_the, $a_at … are the attributes of the thing's own message.
# For a player, $a_role is "self" (who acts or speaks), "listener" (who is spoken to) or "other".
# In talk, $audience is "one" or "all".

game-title = Lockdown (Osaczeni)
game-tagline = Families in a besieged mall, hidden dice, open lies, and the cold room.
game-about = The shutters are down, and something is scratching at them. Your family shares six areas with people who smile at you. Search the truck, take the badge, say what you like about the dice, and vote on who is dragged outside. Whoever keeps the most victory points alive when few enough are left wins.

## Areas
## .the: after "to", "from", "for" · .at: where somebody is · .outside: where its monsters stand

area-toilets = Toilets
    .the = the toilets
    .at = in the toilets
    .outside = at the door of the toilets
area-clothing = Clothing shop
    .the = the clothing shop
    .at = in the clothing shop
    .outside = at the door of the clothing shop
area-surveillance = Surveillance centre
    .the = the surveillance centre
    .at = in the surveillance centre
    .outside = at the door of the surveillance centre
area-toys = Toy shop
    .the = the toy shop
    .at = in the toy shop
    .outside = at the door of the toy shop
area-hall = Hall
    .the = the hall
    .at = in the hall
    .outside = at the doors of the hall
area-car-park = Car park
    .the = the car park
    .at = on the car park
    .outside = on the car park

## Characters

character-defender = Defender
character-leader = Leader
character-crybaby = Crybaby
character-klutz = Klutz

## Items

item-walkie-talkie = Walkie-talkie
item-energy-drink = Energy drink
item-gun = Gun
item-canned-food = Canned food
item-baseball-bat = Baseball bat
item-chainsaw = Chainsaw
item-molotov = Molotov cocktail
item-rotten-meat = Rotten meat
item-truck-keys = Truck keys

## Votes

ballot-search = the search of the truck
ballot-badge = the security badge
ballot-victim = the victim

## Colours

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange

## Epilogues

epilogue-01 = The engine caught on the third try.
epilogue-02 = The whole family is at the table. Nobody asks at whose expense.
epilogue-03 = The children laugh again. It can be heard outside, too.
epilogue-04 = Two can share the watch. Not trusting is harder.
epilogue-05 = Those who can strike need not ask.
epilogue-06 = The screens are empty, yet someone keeps watching.
epilogue-07 = One room, one lock, one shared breath.
epilogue-08 = Ever fewer doors to hide behind.
epilogue-09 = Two names were struck off the list.
epilogue-10 = Backs to the door, shoulder to shoulder, until dawn.
epilogue-11 = In the morning only the piped music is still playing.
epilogue-12 = It has grown quiet. Too quiet.
epilogue-13 = Only empty boxes are left in the truck.
epilogue-14 = A heavy pack, a light conscience.
epilogue-15 = Everyone gives orders. No one is left to take them.
epilogue-16 = They met at the truck, with nowhere to go back to.
epilogue-17 = One person, and the echo of a thousand steps.
epilogue-18 = Every shutter held. This time.
epilogue-19 = Two families shake hands. The other hands hold knives.
epilogue-20 = They lived through it empty-handed. Hands were enough.
epilogue-21 = Nobody will remember this night. Perhaps that is for the best.

## Variants (.rule: what changes)

variant-01 = Full tank
    .rule = The truck keys are worth 3 points to a holder with a survivor on the car park, and nothing otherwise.
variant-02 = Blood ties
    .rule = Indoors, every family with two or more characters in an area adds 1 to its strength.
variant-03 = Hush
    .rule = Crybabies draw a monster only where one area alone has the most of them.
variant-04 = Two by two
    .rule = Two of your characters in one area may move together, if there is room for both.
variant-05 = Arsenal
    .rule = Everybody starts with two items.
variant-06 = Blind spot
    .rule = One die stays covered for everybody who looks under the hatch.
variant-07 = Airlift
    .rule = The game also ends after a round in which all survivors are in one area other than the car park.
variant-08 = Cramped
    .rule = One area is closed from the start.
variant-09 = Restless dead
    .rule = Before the monsters come, every eliminated player places one where a notch is free.
variant-10 = Weary defenders
    .rule = In an area only one Defender counts 2, any other counts 1.
variant-11 = The long night
    .rule = Five dice are in use from the first round; row 2 of the cold room has no effect.
variant-12 = Mourning
    .rule = When a Crybaby is eaten, its owner draws an item.
variant-13 = Second delivery
    .rule = When the truck is first found empty, boxed and played items are shuffled into a new stack.
variant-14 = Light packs
    .rule = After the search, everybody keeps at most two items.
variant-15 = Too many chiefs
    .rule = A Leader has two votes only as the only one of the area who is not hidden.
variant-16 = Sated horde
    .rule = On the car park at most three attacks are resolved in a round; the monsters left over stay.
variant-17 = To the last
    .rule = The game ends only when two fewer than usual are alive.
variant-18 = Brittle shutters
    .rule = An area closes with one monster less than usual.
variant-19 = No sharing
    .rule = A tie goes to whoever holds most items, then to a tied holder of the victim token.
variant-20 = Empty shelves
    .rule = Nobody starts with an item.
variant-21 = Blind fate
    .rule = One of the other unlocked variants is drawn by lot.

## Phases

phase-placement = Starting areas
phase-truck = Who searches the truck?
phase-badge = Who takes the badge?
phase-destination = Where to?
phase-movement = Over here!
phase-arrival = They are coming!
phase-attack = They are trying to get in!
phase-end = End of round
phase-over = The epilogue

## Options, as they stand on a button; an attribute is preferred at the question it is named after

option-pass = Pass
    .ask-discuss = Play no item
    .ask-walkie = Don’t look
    .ask-drink = Use no energy drink
option-place = Put the { $a } { $b_at }
option-vote =
    { $a_role ->
        [self] Point at yourself
       *[other] Point at { $a }
    }
option-choose =
    { $a_role ->
        [self] Choose yourself
       *[other] Choose { $a }
    }
option-keep = Keep: { $a }
option-give = Give to { $b }: { $a }
option-box = Put into the box: { $a }
option-look = Use a walkie-talkie and look at the dice
option-go = Go to { $a_the }
    .ask-announce = Announce { $a_the }
option-move = Move the { $a }
option-move-two = Move the { $a } and the { $b } together
option-run = Energy drink: the { $a } runs to { $b_the }
option-haunt = Put a monster { $a_outside }
option-draw-gun = Draw a gun (+1 vote)
option-lure = Canned food: lure a monster to { $a_the }
option-fight = Use: { $a }
option-hide = Rotten meat: hide the { $a }
option-sacrifice = Give up the { $a }

## Events

event-badge = { $a } wears the security badge.
event-victim = { $a } holds the victim token.
event-variant = Variant “{ $a }”. { $a_rule }
event-dealt = { $a } draws an item: { $b }.
event-placement-die = { $a } rolls a die: { $b }.
event-placed = { $a } puts the { $b } { $c_at }.
event-overflowed = { $a } finds no field { $c_at }: the { $b } goes to the car park.
event-round = Round { $a } begins.
event-played = { $a } plays an item: { $b }.
event-voted =
    { $a } points at { $b } ({ $c ->
        [one] { $c } vote
       *[other] { $c } votes
    }).
event-tie = A tie { $a_at }: { $b } decides by the victim token.
event-elected =
    { $c_key ->
        [search] { $a } is to search the truck.
        [badge] { $a } is chosen to take the badge.
       *[victim] The choice { $b_at } falls on { $a }.
    }
event-drew = { $a } finds in the truck: { $b }.
event-searched =
    { $a } searches the truck and looks at { $b ->
        [one] { $b } item
       *[other] { $b } items
    }.
event-kept = { $a } keeps: { $b }.
event-kept-one = { $a } keeps one item.
event-gave = { $a } gives { $b } an item: { $c }.
event-gave-one = { $a } gives { $b } an item.
event-boxed = { $a } puts into the box: { $b }.
event-boxed-one = { $a } puts an item face down into the box.
event-refilled =
    A second delivery: { $a ->
        [one] { $a } item lies
       *[other] { $a } items lie
    } in the truck.
event-rolled =
    { $a ->
        [one] { $a } die is shaken under the hatch.
       *[other] { $a } dice are shaken under the hatch.
    }
event-saw-die = { $a } sees a die under the hatch: { $b }.
event-announced = { $a } announces a destination: { $b }.
event-destination = { $a } is heading for { $b_the }.
event-die = A die shows { $a_the }.
event-moved = { $a }’s { $b } goes from { $d_the } to { $c_the }.
event-bounced = { $a }’s { $b } leaves { $d_the }, finds no field { $c_at } and ends up on the car park.
event-stuck = { $a } cannot move anybody to { $b_the }.
event-haunted = From the cold room, { $a } sends a monster to { $b_the }.
event-crybabies = Most Crybabies are { $a_at }: their wailing draws a monster.
event-crowd = The biggest crowd is { $a_at }: its noise draws a monster.
event-monster = A monster takes its place { $a_outside }.
event-diverted = There is no way to { $a_the }: the monster goes to the car park.
event-no-notch = There is no notch left for a monster that wanted to { $a_the }: it stays in the pool.
event-no-monster = The monsters have run out: none comes to { $a_the }.
event-breach =
    { $a_key ->
        [car-park] { $b ->
            [one] { $b } monster attacks on the car park!
           *[other] { $b } monsters attack on the car park!
        }
       *[other] { $b ->
            [one] { $b } monster is getting into { $a_the } (strength { $c })!
           *[other] { $b } monsters are getting into { $a_the } (strength { $c })!
        }
    }
event-repelled =
    { $a_key ->
        [car-park] No monster is left on the car park.
       *[other] The monsters do not get in: those { $a_at } are safe for now.
    }
event-nobody-found = The monsters find nobody { $a_at } and go.
event-hid = { $a } hides the { $b } { $c_at }.
event-gun-lowered = { $a } has nobody in sight any more: their gun no longer counts.
event-killed =
    { $a } gets rid of { $b ->
        [one] { $b } monster
       *[other] { $b } monsters
    } { $c_at }.
event-lured = { $a } lures a monster from { $b_the } to { $c_the }.
event-eaten = { $a } loses the { $b }: eaten { $c_at }.
event-row =
    { $a ->
        [1] Row 1 of the cold room is full: from now on equal strength lets the monsters in.
       *[other] Row { $a } of the cold room is full: one more die from the next round on.
    }
event-eliminated = { $a } has nobody left alive.
event-mourned = { $a } mourns and draws an item.
event-closed = The shutters fall for good: { $a }.
event-fled = { $a }’s { $b } flees from { $c_the } to the car park.
event-end =
    { $a ->
        [0] It is over. Nobody has survived.
        [one] It is over. { $a } character has survived.
       *[other] It is over. { $a } characters have survived.
    }
event-held = { $a } still holds: { $b }.
event-keys =
    The truck keys bring { $a } { $b ->
        [one] { $b } victory point
       *[other] { $b } victory points
    }.
event-epilogue = Epilogue { $a_key } is unlocked: “{ $a }”!

## Questions

ask-place = Which of your characters do you place, and where?
    .title = Starting areas
ask-discuss =
    { $b_key ->
        [search] Before the vote on the truck: do you play an item?
        [badge] Before the vote on the badge: do you play an item?
       *[victim] The monsters are getting at those { $a_at }. Do you play an item?
    }
    .title = Discussion
ask-vote =
    { $b_key ->
        [search] Who shall search the truck?
        [badge] Who shall take the badge?
       *[victim] Who shall feed the monsters { $a_at }?
    }
    .title = Decision
ask-tie =
    { $b_key ->
        [search] A tie. You hold the victim token: who searches the truck?
        [badge] A tie. You hold the victim token: who takes the badge?
       *[victim] A tie. You hold the victim token: who feeds the monsters { $a_at }?
    }
    .title = The victim token
ask-keep = Which item from the truck do you keep?
    .title = In the truck
ask-give = Which item do you give away, and who gets it?
    .title = A gift from the truck
ask-last = One item was left. Do you keep it, or who gets it?
    .title = The last item
ask-surplus = Your pack is too heavy. What goes into the box?
    .title = Light packs
ask-walkie = The dice lie under the hatch. Do you use a walkie-talkie to see them?
    .title = Under the hatch
ask-announce = You wear the badge. Which destination do you announce to all?
    .title = The badge holder’s map
ask-destination = Where will one of your characters go? Nobody sees it before all have chosen.
    .title = Secret map
ask-move = Who goes to { $b_the }?
    .title = Movement
ask-drink = Do you use an energy drink?
    .title = Energy drink
ask-haunt = Where do you send a monster from the cold room?
    .title = Restless dead
ask-victim = The choice fell on you. Whom do the monsters get { $b_at }?
    .title = The victim

## Talk

talk-claim-monsters = Monsters are coming to { $a_the }!
    .label = Monsters are coming to …
talk-claim-quiet = Nothing is coming to { $a_the }.
    .label = Nothing is coming to …
talk-promise-vote =
    { $a_role ->
        [self] I’ll point at myself.
        [listener] I’ll point at you.
       *[other] I’ll point at { $a }.
    }
    .label = I’ll point at …
talk-promise-spare =
    { $a_role ->
        [self] I won’t point at myself.
        [listener] I won’t point at you.
       *[other] I won’t point at { $a }.
    }
    .label = I won’t point at …
talk-promise-go = I’m going to { $a_the }.
    .label = I’m going to …
talk-promise-gift =
    { $a_role ->
        [listener] If I search the truck, you get an item.
       *[other] If I search the truck, { $a } gets an item.
    }
    .label = If I search the truck, an item goes to …
talk-request-vote =
    { $a_role ->
        [self] Point at me!
        [listener] Point at yourself!
       *[other] Point at { $a }!
    }
    .label = Point at …!
talk-request-go = Come to { $a_the }!
    .label = Come to …!
talk-request-avoid = Keep away from { $a_the }!
    .label = Keep away from …!
talk-threat-vote =
    { $a_role ->
        [self] Go on like this, and I’ll point at myself!
        [listener] Watch out, or I’ll point at you!
       *[other] Go on like this, and I’ll point at { $a }!
    }
    .label = Watch out, or I’ll point at …!
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
talk-offer-search = Your vote makes me search the truck, and an item is yours.
    .label = Your vote for the truck, an item from me
talk-offer-mercy = Don’t vote for me this round, and if I search the truck, an item is yours.
    .label = Spare me, and you get an item
talk-offer-rooms = I go to { $a_the }, and you go to { $b_the }.
    .label = I go to …, and you go to …

## Table options

choice-discussion = Discussions
    .about = Items are played in turn from the badge holder, or live: anybody at any time until all are ready.
choice-discussion-turns = in turn
choice-discussion-live = live
choice-hidden_player_may_use_gun = Guns of hidden players
    .about = A player whose characters there are all hidden may draw a gun and vote by it. If not, a gun drawn before no longer counts either.
choice-hidden_player_may_use_gun-true = allowed
choice-hidden_player_may_use_gun-false = not allowed
choice-energy_drink_window = Energy drinks
    .about = An energy drink is used on one’s own turn after the move, or at any time between the moves.
choice-energy_drink_window-own_turn = on one’s own turn
choice-energy_drink_window-any_time = at any time while players move
choice-first_holders = First badge and victim token
    .about = Who starts with the badge and who with the victim token.
choice-first_holders-random = drawn by lot
choice-first_holders-host_choice = named by the host
choice-badge_seat = Seat with the badge
    .about = Used when the host names the holders.
choice-victim_seat = Seat with the victim token
    .about = Used when the host names the holders; another seat than the badge’s.
choice-variant = Variant
    .about = The standard game, or one variant of an epilogue that the group has unlocked.
choice-variant-none = none, the standard game
choice-variant-01 = 01 Full tank
choice-variant-02 = 02 Blood ties
choice-variant-03 = 03 Hush
choice-variant-04 = 04 Two by two
choice-variant-05 = 05 Arsenal
choice-variant-06 = 06 Blind spot
choice-variant-07 = 07 Airlift
choice-variant-08 = 08 Cramped
choice-variant-09 = 09 Restless dead
choice-variant-10 = 10 Weary defenders
choice-variant-11 = 11 The long night
choice-variant-12 = 12 Mourning
choice-variant-13 = 13 Second delivery
choice-variant-14 = 14 Light packs
choice-variant-15 = 15 Too many chiefs
choice-variant-16 = 16 Sated horde
choice-variant-17 = 17 To the last
choice-variant-18 = 18 Brittle shutters
choice-variant-19 = 19 No sharing
choice-variant-20 = 20 Empty shelves
choice-variant-21 = 21 Blind fate
choice-unlocked = Unlocked epilogues
    .about = The epilogues that the group has unlocked so far, by number and separated by commas, for example “02,17”; “none” for a new group.
choice-all_variants = All variants
    .about = Every variant may be chosen, whether the group has unlocked it or not.
choice-all_variants-true = available
choice-all_variants-false = only unlocked ones
choice-colours = Colours
    .about = A colour for every seat, separated by commas, for example “red,blue,green”; “auto” hands them out in order.
