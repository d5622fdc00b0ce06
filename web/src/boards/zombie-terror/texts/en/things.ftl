# Zombie Terror: what things do.

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
