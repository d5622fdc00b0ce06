# The board of Zombie Terror in English: introduction, guide to the questions, labels.

## Introduction

intro = Night on the car park. Six people have left the supermarket on the left; the only car that still starts waits on the right. Between them stand zombies that walk where they look.
    .goal = Humans: bring people worth enough stars to the car. With three players two groups race for it, and the stronger one must also beat the terror number. Zombies: stop them, or fill the car park.
    .turn = People first: everyone has three action points to walk, to push a zombie that looks away, or to use a power. Whoever acts makes noise, and every noise wakes one more zombie. Then the zombies: those that see somebody must walk straight at them, the others move as their player likes, and new ones arrive.
    .win = Two players: 5 stars in the car win. Three players: more people saved than the rival, and more stars than the terror number. The zombies win when that can no longer happen, when the terror track is full, or when the whole horde is on its feet.

## Guide: what a question means

guide-ask-start = Touch a free field along the supermarket. Whoever runs furthest should stand where the way to the car is shortest: around row 6.
guide-ask-first-zombies = Touch a field of the named half. It must not touch a person or another zombie. Zombies near the car that do not look down an open lane cannot be lured away.
guide-ask-facing = Touch the arrow where the zombie is to look. It sees four fields straight ahead, and it must walk towards anyone it sees.
guide-ask-block = Touch a human card: nobody can choose it this round. The two cards blocked now must be left open next time.
guide-ask-card = Touch a card without a block token. It is yours for this round and lies open; the first player picks first, the second player gets what is left.
guide-ask-human = Touch one of your people, then an arrow: walk, push, strike or shoot. Your cards lie below the board. Everyone who acts wakes one zombie, so few busy people are quieter than many. End the turn when you are done; whoever stands on the car drives off.
guide-ask-silence = A second person of yours may be covered as well: their noise does not count this round.
guide-ask-sewers = Touch a free manhole: your character comes out there with no action points left.
guide-ask-briefcase = The briefcase can take this wound, once in the game. Keep it only if a healthy Banker does not matter now.
guide-ask-zombie = Touch a zombie to wake it. Those with an exclamation mark see somebody and go first, by themselves. Every activation is used up for good; a card may be played before.
guide-ask-activation = The zombie may step where it looks and turn once by a quarter; each costs one action point. If somebody stands before it, it may bite, and that ends its move.
guide-ask-arrival = Touch an entry field with the biohazard sign. The zombie of a half must come on that half. Best is ahead of the people, looking across their way.
guide-ask-find = You may hide a can on any empty field. Nobody knows which one it is: a nest of a zombie or a biohazard that wounds.
guide-ask-find-field = Touch an empty field. Somebody who steps on it must open the can.
guide-ask-turning = Several people are lost. Touch the one who turns first.

## Panels

zt-state = State of the night
zt-round = Round { $round }
zt-noise = Noise
zt-noise-sum =
    { $allowance ->
        [one] { $allowance } zombie wakes
       *[other] { $allowance } zombies wake
    }
zt-noise-why =
    { $activated ->
        [0] { $quiet } without any noise
        [one] { $quiet } without noise, { $activated } for who has acted
       *[other] { $quiet } without noise, { $activated } for those who have acted
    }
zt-held =
    { $held ->
        [one] { $held } of them is held by the dog
       *[other] { $held } of them are held by the dog
    }
zt-left =
    { $left ->
        [one] { $left } activation left
       *[other] { $left } activations left
    }
zt-forced =
    { $count ->
        [one] { $count } zombie must move
       *[other] { $count } zombies must move
    }
zt-would-force =
    { $count ->
        [0] nobody is seen
        [one] { $count } zombie sees somebody
       *[other] { $count } zombies see somebody
    }
zt-coming = To come
zt-coming-supermarket = supermarket half: { $count }
zt-coming-car = car half: { $count }
zt-coming-either = either half: { $count }
zt-pool = Zombie pool
zt-pool-count =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
zt-on-board =
    { $count ->
        [one] { $count } zombie on the board
       *[other] { $count } zombies on the board
    }
zt-mutant-waits = the mutated zombie waits in the pool
zt-effects = In effect
zt-effect-awe = Awe: the next zombie moves freely
zt-effect-rampage = Rampage: the next zombie has one more action point
zt-effect-trap = Trap: the next zombie comes anywhere
zt-effect-mutate = the next zombie is the mutated one
zt-terror = Terror
zt-terror-at = field { $at } of { $end }
zt-terror-off = marker beside the track (last field: { $end })
zt-tokens = Tokens
zt-bullets =
    { $count ->
        [0] no bullets
        [one] { $count } bullet
       *[other] { $count } bullets
    }
zt-briefcase-there = briefcase unused
zt-briefcase-gone = briefcase spent
zt-finds = Finds
zt-finds-pool =
    { $count ->
        [0] no can in the pool
        [one] { $count } can in the pool
       *[other] { $count } cans in the pool
    }
zt-find-closed = closed can on { $field }
zt-find-nest = zombie’s hiding place on { $field }
zt-find-known = uncovered: { $find }
zt-goal = Victory
zt-goal-base = stars in the car: { $stars } of { $need }
zt-goal-law = { $name }: saved { $count }, stars { $stars } against terror { $terror }
zt-people = People
zt-on-field = on { $field }
zt-not-placed = not on the board yet
zt-saved-by = saved by { $name }
zt-lost = lost
zt-health-0 = healthy
zt-health-1 = wounded
zt-health-2 = doomed
zt-health-3 = lost
zt-stars =
    { $count ->
        [0] no stars
        [one] { $count } star
       *[other] { $count } stars
    }
zt-ap =
    { $count ->
        [0] no action points
        [one] { $count } action point
       *[other] { $count } action points
    }
zt-activated = noisy: has acted
zt-silenced = silenced
zt-seen-by = seen from { $fields }
zt-in-reach =
    { $count ->
        [one] in bite reach of { $count } zombie
       *[other] in bite reach of { $count } zombies
    }
zt-on-car = on the car
zt-on-manhole = on a manhole
zt-owner = led by { $name }
zt-horde = Zombies
zt-looks = looks { $way }
zt-inactive = inactive
zt-must-move = must move
zt-sees = sees: { $who }
zt-could-bite = could bite: { $who }
zt-free-ahead =
    { $count ->
        [0] sees nothing
        [one] looks along { $count } field
       *[other] looks along { $count } fields
    }
zt-fire = Lines of fire
zt-fire-line = { $way }: { $field }
zt-cards-all = Cards
zt-cards-box = Box
zt-pile = Deck
zt-cards = Human cards
zt-zombie-cards = Zombie cards
zt-card-open = open to all
zt-card-of = { $name }
zt-card-blocked = blocked
zt-card-supported = with a support token
zt-card-played = played
zt-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
zt-discard = Discard pile
zt-box =
    { $count ->
        [one] { $count } card in the box unseen
       *[other] { $count } cards in the box unseen
    }
zt-box-open = Left in the box
zt-hand-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
zt-known-cards = known: { $cards }
zt-players = Players
zt-first = first player
zt-second = second player, leads the dog
zt-support = support token (1 star)
zt-support-about = In your turn: put it on a blocked human card and that card is yours as well. Unused, it counts as a star at the end.
zt-saved = saved: { $who }
zt-nobody-saved = nobody saved yet
zt-winner = winner
zt-ways = Directions
zt-place = The car park
zt-walls = Obstacles
zt-entries = Entry fields
zt-car = Escape car
zt-manholes = Manholes
zt-supermarket = Supermarket
zt-halves = columns { $first } to { $last }

## Final account

zt-account-saved = Saved: { $who }
zt-account-support = Unused support token

## Powers and cards in a sentence

zt-power-mechanic = Once a turn: shoves the person next to him one field away and steps after them.
zt-power-child = One step a turn may be diagonal. Cannot push zombies.
zt-power-nurse = Heals a wounded person next to her, or herself.
zt-power-banker = His briefcase takes his first wound.
zt-power-policeman = Shoots the first zombie in a straight line. Every shot brings one more zombie.
zt-power-lumberjack = Kills a zombie next to him that does not look at him.
zt-power-dog = Walks diagonally too. Can hold one zombie next to it: that one stays put, and an activation with it.
zt-card-courage = A zombie next to one of your people takes a hit, wherever it looks.
zt-card-first-aid = One wounded person of yours is healed, wherever they stand.
zt-card-regroup = Two people exchange fields, at any distance. One of them must be yours.
zt-card-sewers = A person of yours on a manhole goes to another free one and has no action points left.
zt-card-adrenaline = A person of yours has 2 more action points this turn.
zt-card-silence = Up to two people of yours make no noise this round.
zt-card-plague = 2 more zombies arrive this turn, on either half.
zt-card-awe = One zombie moves freely although zombies are forced to move.
zt-card-trap = One new zombie may stand on any free field.
zt-card-bloodlust = 2 more zombies wake this turn.
zt-card-rampage = The next zombie you wake has 1 more action point.
zt-card-horde = Each half brings one more zombie.

## The drawn board

zt-name = The car park, columns A to P, rows 1 to 12
zt-show-sight = Sight
zt-show-bites = Bite reach
zt-show-fire = Lines of fire
zt-zoom-in = Closer
zt-zoom-out = Whole car park
zt-tab-people = People
zt-tab-cards = Cards
zt-tools = What to show
zt-field-plain = { $field }
zt-verb-courage = Courage
zt-verb-first-aid = First Aid Kit
zt-verb-regroup = Regroup
zt-verb-sewers = Sewers
zt-verb-adrenaline = Adrenaline
zt-verb-trap = Trap
zt-verb-silence = Silence
zt-cancel = Never mind
zt-pending = touch what glows
zt-playable = can be played now
zt-neon = MARKET
zt-wakes = wake
zt-arrive = arrive
zt-in-pool = pool
zt-saved-here = In the car
zt-must = must go
zt-skip = Skip
zt-open-of = { $name }, known cards
zt-played-cards = Played

## After the end: what turned the night

zt-turn-first-wound = { $who } is the first to be bitten, on { $field }.
zt-turn-doomed = { $who } is bitten once too often on { $field }: doomed.
zt-turn-first-lost =
    { $stars ->
        [one] { $who } is the first to get up as a zombie: { $stars } star is gone.
       *[other] { $who } is the first to get up as a zombie: { $stars } stars are gone.
    }
zt-turn-lost =
    { $stars ->
        [one] { $who } gets up as a zombie: { $stars } star is gone.
       *[other] { $who } gets up as a zombie: { $stars } stars are gone.
    }
zt-turn-saved =
    { $stars ->
        [one] { $who } gets into the car with { $stars } star; { $name } has { $sum } now.
       *[other] { $who } gets into the car with { $stars } stars; { $name } has { $sum } now.
    }
zt-turn-briefcase = The briefcase takes the bite that was meant for the Banker.
zt-turn-mutant-hit = The mutated zombie on { $field } is hit.
zt-turn-find = { $who } opens a can on { $field }: { $find }.
zt-turn-bites = Round { $round } is a night of teeth: three bites and more.
zt-turn-noise =
    { $count ->
        [one] Round { $round } is loud: { $count } zombie wakes.
       *[other] Round { $round } is loud: { $count } zombies wake.
    }
zt-turn-terror = Terror climbs to { $at } of { $end }.
zt-turn-humans-win = Enough stars are in the car, and { $name } drives off.
zt-turn-rival-wins = { $name } is stronger than the rival and than the terror.
zt-turn-zombies-win-stars = The stars that are left cannot be enough any more: the night belongs to { $name }.
zt-turn-zombies-win-time = The sun comes up on an empty car: the night belongs to { $name }.
zt-turn-zombies-win-terror = Terror reaches its peak: the night belongs to { $name }.
zt-turn-zombies-win-horde = The whole horde is on its feet: the night belongs to { $name }.
zt-turn-zombies-win-race = Neither rival was strong enough: the night belongs to { $name }.
