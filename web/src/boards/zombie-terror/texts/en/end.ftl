# Zombie Terror: after the end.

## Final account

zt-account-saved = Saved: { $who }
zt-account-support = Unused support token
zt-account-before = Stars of the first game

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
zt-turn-half-time =
    { $stars ->
        [0] Half-time: { $name } has no star, and { $next } leads the humans now.
        [one] Half-time: { $name } has { $stars } star, and { $next } leads the humans now.
       *[other] Half-time: { $name } has { $stars } stars, and { $next } leads the humans now.
    }
zt-turn-double-win = The stars of both nights decide: { $name } wins by { $more } to { $fewer }.
zt-turn-double-draw = Both nights together are a draw; stars on either side: { $stars }.
