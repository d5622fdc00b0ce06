# Mall of Horror in English: what is told after the end.

mall-luck-own = Zombies sent to the team’s rooms
mall-luck-parking = All dice; zombies sent to Parking
mall-turn-lie = { $liar } said that nothing was coming to { $to }. It came, and { $name } lost the { $kind } there.
mall-turn-out = { $name } loses the { $kind } { $at }, the last one of the team.
mall-turn-lot = Two ties, and the lot decides: { $name } loses the { $kind } { $at }.
mall-turn-bounced = No room in { $to }: { $name }’s { $kind } ends up at Parking and is eaten.
mall-turn-lured = { $ghost } sends a zombie to { $to } from beyond the grave, and { $name } loses the { $kind } there.
mall-turn-vote = One vote decides ({ $most } to { $next }): { $name } loses the { $kind } { $at }.
mall-turn-first = The first to die: { $name } loses the { $kind } { $at }.
mall-turn-sure = Strength { $strength } is no help { $at }: { $count } zombies always get in, and { $name } loses the { $kind }.
mall-turn-edge = Strength { $strength } against { $count } { $count ->
        [one] zombie
       *[other] zombies
    } { $at }: one too many, and { $name } loses the { $kind }.
mall-turn-lead = { $name } loses the { $kind } { $at }, and { $leader } takes the lead.
mall-turn-plain =
    { $value ->
        [one] { $name } loses the { $kind } { $at }: { $value } point gone.
       *[other] { $name } loses the { $kind } { $at }: { $value } points gone.
    }
mall-turn-saved = { $name } plays { $card }, and the door { $at } holds.
mall-turn-saved-last = { $name } plays the last card in hand, { $card }, and the door { $at } holds.
mall-turn-cleared = { $name } plays { $card }, and no zombie is left at Parking.
mall-turn-chief = One vote decides ({ $most } to { $next }): { $name } becomes Chief and sees the dice.
mall-turn-cursed = Overrun: { $room }. One refuge fewer.
mall-turn-massacre =
    { $count ->
        [one] { $count } eaten at Parking in a single round.
       *[other] { $count } eaten at Parking in a single round.
    }
mall-turn-rescue =
    { $count ->
        [one] The helicopter lands in round { $round } for { $count } survivor; ahead: { $winner }.
       *[other] The helicopter lands in round { $round } for { $count } survivors; ahead: { $winner }.
    }
