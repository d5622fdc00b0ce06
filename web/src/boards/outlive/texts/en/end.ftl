# Outlive: after the end.

## After the end: what turned the game

out-turn-lost = { $name } loses { $count } survivors on day { $round }.
out-turn-recruited = { $name } takes in { $count } survivors in the night of day { $round }.
out-turn-robbed =
    { $count ->
        [one] { $name } leans on { $victim } on day { $round } and takes { $count } token.
       *[other] { $name } leans on { $victim } on day { $round } and takes { $count } tokens.
    }
out-turn-irradiated = Radiation creeps in on day { $round }: { $name } is { $count } steps worse off.
out-turn-resolved = { $name } puts an end to { $event }: { $points } points.
out-turn-bear =
    { $ammo ->
        [0] { $name } brings down a bear without a shot.
        [one] { $name } brings down a bear with { $ammo } shot.
       *[other] { $name } brings down a bear with { $ammo } shots.
    }
out-turn-built = { $name } opens a new room: { $room }.
out-turn-won =
    { $lead ->
        [0] { $name } gets the seat in the convoy on a tie: { $points } points.
        [one] { $name } leaves with the convoy: { $points } points, { $lead } ahead.
       *[other] { $name } leaves with the convoy: { $points } points, { $lead } ahead.
    }
