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

board-state = State of the night
board-round = Round { $round }
board-noise = Noise
board-noise-sum =
    { $allowance ->
        [one] { $allowance } zombie wakes
       *[other] { $allowance } zombies wake
    }
board-noise-why =
    { $activated ->
        [0] { $quiet } without any noise
        [one] { $quiet } without noise, { $activated } for who has acted
       *[other] { $quiet } without noise, { $activated } for those who have acted
    }
board-held =
    { $held ->
        [one] { $held } of them is held by the dog
       *[other] { $held } of them are held by the dog
    }
board-left =
    { $left ->
        [one] { $left } activation left
       *[other] { $left } activations left
    }
board-forced =
    { $count ->
        [one] { $count } zombie must move
       *[other] { $count } zombies must move
    }
board-would-force =
    { $count ->
        [0] nobody is seen
        [one] { $count } zombie sees somebody
       *[other] { $count } zombies see somebody
    }
board-coming = To come
board-coming-supermarket = supermarket half: { $count }
board-coming-car = car half: { $count }
board-coming-either = either half: { $count }
board-pool = Zombie pool
board-pool-count =
    { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
board-on-board =
    { $count ->
        [one] { $count } zombie on the board
       *[other] { $count } zombies on the board
    }
board-mutant-waits = the mutated zombie waits in the pool
board-effects = In effect
board-effect-awe = Awe: the next zombie moves freely
board-effect-rampage = Rampage: the next zombie has one more action point
board-effect-trap = Trap: the next zombie comes anywhere
board-effect-mutate = the next zombie is the mutated one
board-terror = Terror
board-terror-at = field { $at } of { $end }
board-terror-off = marker beside the track (last field: { $end })
board-tokens = Tokens
board-bullets =
    { $count ->
        [0] no bullets
        [one] { $count } bullet
       *[other] { $count } bullets
    }
board-briefcase-there = briefcase unused
board-briefcase-gone = briefcase spent
board-finds = Finds
board-finds-pool =
    { $count ->
        [0] no can in the pool
        [one] { $count } can in the pool
       *[other] { $count } cans in the pool
    }
board-find-closed = closed can on { $field }
board-find-nest = zombie’s hiding place on { $field }
board-find-known = uncovered: { $find }
board-goal = Victory
board-goal-base = stars in the car: { $stars } of { $need }
board-goal-law = { $name }: { $count ->
        [one] { $count } saved
       *[other] { $count } saved
    }, stars { $stars } against terror { $terror }
board-people = People
board-on-field = on { $field }
board-not-placed = not on the board yet
board-saved-by = saved by { $name }
board-lost = lost
board-health-0 = healthy
board-health-1 = wounded
board-health-2 = doomed
board-health-3 = lost
board-stars =
    { $count ->
        [0] no stars
        [one] { $count } star
       *[other] { $count } stars
    }
board-ap =
    { $count ->
        [0] no action points
        [one] { $count } action point
       *[other] { $count } action points
    }
board-activated = noisy: has acted
board-silenced = silenced
board-seen-by = seen from { $fields }
board-in-reach =
    { $count ->
        [one] in bite reach of { $count } zombie
       *[other] in bite reach of { $count } zombies
    }
board-on-car = on the car
board-on-manhole = on a manhole
board-owner = led by { $name }
board-horde = Zombies
board-looks = looks { $way }
board-inactive = inactive
board-must-move = must move
board-sees = sees: { $who }
board-could-bite = could bite: { $who }
board-free-ahead =
    { $count ->
        [0] sees nothing
        [one] looks along { $count } field
       *[other] looks along { $count } fields
    }
board-fire = Lines of fire
board-fire-line = { $way }: { $field }
board-letter-humans = H
board-letter-zombies = Z
board-letter-norman = N
board-letter-frank = F
board-cards-all = Cards
board-cards-box = Box
board-pile = Deck
board-cards = Human cards
board-zombie-cards = Zombie cards
board-card-open = open to all
board-card-of = { $name }
board-card-blocked = blocked
board-card-supported = with a support token
board-card-played = played
board-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
board-discard = Discard pile
board-box =
    { $count ->
        [one] { $count } card in the box unseen
       *[other] { $count } cards in the box unseen
    }
board-box-open = Left in the box
board-hand-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
board-known-cards = known: { $cards }
board-players = Players
board-first = first player
board-second = second player, leads the dog
board-support = support token (1 star)
board-saved = saved: { $who }
board-nobody-saved = nobody saved yet
board-winner = winner
board-ways = Directions
board-place = The car park
board-walls = Obstacles
board-entries = Entry fields
board-car = Escape car
board-manholes = Manholes
board-supermarket = Supermarket
board-halves = columns { $first } to { $last }
board-empty-hand = no card in hand

## Final account

board-account-saved = Saved: { $who }
board-account-support = Unused support token

## Powers and cards in a sentence

board-power-mechanic = Once a turn: shoves the person next to him one field away and steps after them.
board-power-child = One step a turn may be diagonal. Cannot push zombies.
board-power-nurse = Heals a wounded person next to her, or herself.
board-power-banker = His briefcase takes his first wound.
board-power-policeman = Shoots the first zombie in a straight line. Every shot brings one more zombie.
board-power-lumberjack = Kills a zombie next to him that does not look at him.
board-power-dog = Walks diagonally too. Can hold one zombie next to it: that one stays put, and an activation with it.
board-card-courage = A zombie next to one of your people takes a hit, wherever it looks.
board-card-first-aid = One wounded person of yours is healed, wherever they stand.
board-card-regroup = Two people exchange fields, at any distance. One of them must be yours.
board-card-sewers = A person of yours on a manhole goes to another free one and has no action points left.
board-card-adrenaline = A person of yours has 2 more action points this turn.
board-card-silence = Up to two people of yours make no noise this round.
board-card-plague = 2 more zombies arrive this turn, on either half.
board-card-awe = One zombie moves freely although zombies are forced to move.
board-card-trap = One new zombie may stand on any free field.
board-card-bloodlust = 2 more zombies wake this turn.
board-card-rampage = The next zombie you wake has 1 more action point.
board-card-horde = Each half brings one more zombie.

## The drawn board

board-name = The car park, columns A to P, rows 1 to 12
board-show-sight = Sight
board-show-bites = Bite reach
board-show-fire = Lines of fire
board-show-names = Names
board-zoom-in = Closer
board-zoom-out = Whole board
board-tab-map = Board
board-tab-people = People
board-tab-cards = Cards
board-tools = What to show
board-field-plain = { $field }
board-field-entry = { $field }, entry field
board-field-car = { $field }, escape car
board-field-manhole = { $field }, manhole
board-field-wall = { $field }, obstacle
board-field-danger =
    { $count ->
        [one] { $count } zombie could bite here
       *[other] { $count } zombies could bite here
    }
board-do-move = Walk { $way } to { $field }
board-do-push = Push the zombie { $way }
board-do-shove = Shove { $way }
board-do-shoot = Shoot { $way }: zombie on { $field }
board-do-axe = Strike { $way }
board-do-hold = Hold the zombie { $way }
board-do-courage = Courage: strike { $way }
board-do-face = Look { $way }
board-do-turn = Turn { $way }
board-do-step = Step to { $field }
board-do-bite = Bite
board-verb-move = Walk
board-verb-push = Push
board-verb-shove = Shove
board-verb-heal = Heal
board-verb-shoot = Shoot
board-verb-axe = Strike
board-verb-hold = Hold
board-verb-courage = Courage
board-verb-first-aid = First Aid Kit
board-verb-regroup = Regroup
board-verb-sewers = Sewers
board-verb-adrenaline = Adrenaline
board-verb-silence = Silence
board-verb-support = Support token
board-what-now = What does { $who } do?
board-cancel = Never mind
board-pending = Choose with whom
board-playable = can be played now
board-neon = MARKET
board-sign-half-supermarket = supermarket half
board-sign-half-car = car half
board-wakes = wake
board-arrive = arrive
board-in-pool = pool
board-saved-here = In the car
board-last-round = Zombies win
