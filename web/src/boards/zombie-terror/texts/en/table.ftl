# Zombie Terror: what lies on the table and what can be done.

## Panels

zt-state = State of the night
zt-round = Round { $round }
zt-round-of-game = Game { $game } of { $games }, round { $round }
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
zt-to-beat = to beat from the first game: { $stars }
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
zt-stars-before =
    { $count ->
        [0] first game: no stars
        [one] first game: { $count } star
       *[other] first game: { $count } stars
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
zt-idle = Touch a person or a zombie to see what it sees, reaches and can do.
