# Osaczeni in English: what is told after the end.

osa-luck-own = Monsters sent to the family’s areas
osa-luck-park = All dice; monsters sent to the car park
osa-turn-lie = { $liar } said that nothing was coming to { $to }. It came, and { $name } lost the { $kind } there.
osa-turn-out = { $name } loses the { $kind } { $at }, the last one of the family.
osa-turn-tie = A tie, and { $breaker } decides with the victim token: { $name } loses the { $kind } { $at }.
osa-turn-lured = { $by } lured a monster to { $to }, and { $name } loses the { $kind } there.
osa-turn-bounced = No field left in { $to }: { $name }’s { $kind } ends up on the car park and is eaten.
osa-turn-vote = One vote decides ({ $most } to { $next }): { $name } loses the { $kind } { $at }.
osa-turn-first = The first to die: { $name } loses the { $kind } { $at }.
osa-turn-edge = Strength { $strength } against { $count } { $count ->
        [one] monster
       *[other] monsters
    } { $at }: one too many, and { $name } loses the { $kind }.
osa-turn-lead = { $name } loses the { $kind } { $at }, and { $leader } takes the lead.
osa-turn-plain =
    { $value ->
        [one] { $name } loses the { $kind } { $at }: { $value } point gone.
       *[other] { $name } loses the { $kind } { $at }: { $value } points gone.
    }
osa-turn-saved = { $name } plays an item ({ $item }), and those { $at } are safe.
osa-turn-saved-last = { $name } plays the last item in the pack ({ $item }), and those { $at } are safe.
osa-turn-badge-vote = One vote decides ({ $most } to { $next }): { $name } takes the badge.
osa-turn-badge-tie = A tie over the badge, and { $breaker } decides with the victim token: { $name } takes it.
osa-turn-closed = The shutters fall for good: { $area }. One refuge fewer.
osa-turn-row =
    { $row ->
        [1] The first row of the cold room is full: from now on equal strength lets the monsters in.
       *[other] Row { $row } of the cold room is full: one more die comes under the hatch.
    }
osa-turn-massacre =
    { $count ->
        [one] { $count } eaten on the car park in a single round.
       *[other] { $count } eaten on the car park in a single round.
    }
osa-turn-keys =
    { $count ->
        [one] The truck keys bring { $name } { $count } more point.
       *[other] The truck keys bring { $name } { $count } more points.
    }
osa-turn-keys-win =
    { $count ->
        [one] The truck keys decide it: { $count } more point for { $name }.
       *[other] The truck keys decide it: { $count } more points for { $name }.
    }
osa-turn-end =
    { $count ->
        [0] The night ends in round { $round } with nobody alive.
        [one] The night ends in round { $round } with { $count } survivor; ahead: { $winner }.
       *[other] The night ends in round { $round } with { $count } survivors; ahead: { $winner }.
    }
