# What the command line says.

## ostoja games

games-title = Games
games-key = key
games-name = title
games-seats = seats
games-about = what it is about
games-hint = Play one: ostoja play { $game }

## ostoja bench

bench-game = game
bench-seats = seats
bench-decisions = decisions/s
bench-games = games/s
bench-copy = copy µs
bench-view = view µs
bench-running = Measuring { $game } …
bench-compiled = compiled
bench-interpreted = interpreted

## ostoja rules

rules-unproven = no test proves this
rules-unplaced = no place in the code names this
rules-count = { $rules } rules, { $placed } of them with a place in the code, { $proven } proven by tests
rules-placed = { $rules } rules, { $placed } of them with a place in the code
rules-no-checkout = The tests are not installed with the package; in a checkout of the project this also lists them.

## ostoja verify, ostoja replay

verify-good = The record holds: { $choices } choices and { $hashes } hashes agree.
verify-pledge = The seed is the one pledged before the game: { $pledge }
verify-result = The result is the one recorded: { $scores }
verify-unfinished = The record ends before the game does.
verify-choice = Line { $line }: the rules do not allow choice { $first }, “{ $choice }”.
verify-choices = Line { $line }: after choice { $last } the state is another one; one of the choices { $first } to { $last } leads elsewhere.
verify-no-choice = Line { $line }: the choices up to { $last } hold, but not what follows.
verify-agreed = The last hash that agrees comes after choice { $agreed }; what differs may have begun since then.
verify-before = The state after { $choices ->
    [0] the set-up
    [one] one choice
   *[other] { $choices } choices
}:
verify-record = The record goes on:
verify-rules = The rules go on:
verify-nothing = (it ends here)
replay-title = { $title }, seen by: { $watcher }

## ostoja position

position-seat = { $name } (seat { $seat })
position-seen-by = Dealt anew: whatever { $name } cannot know.
position-asked = To choose: { $names }
position-asks-nobody = Nobody is asked anything here: the field agenda is empty.

## ostoja simulate

simulate-running = Simulating
simulate-title = { $title }: { $games } games, seed { $seed }
simulate-interrupted = { $played ->
    [0] Interrupted: no game was finished.
    [one] Interrupted: one of { $games } games was played.
   *[other] Interrupted: { $played } of { $games } games were played.
}
simulate-bot = bot
simulate-side = side
simulate-games = games
simulate-wins = wins
simulate-shared = shared
simulate-share = win share
simulate-interval = 95 % interval
simulate-score = mean score
simulate-draws = Draws
simulate-mean-rounds = Rounds per game
simulate-mean-decisions = Decisions per game
simulate-decisions-per-second = Decisions per second
simulate-acts = said
simulate-kept = kept
simulate-broken = broken

## ostoja duel

duel-running = Fighting
duel-stands = { $share }, ratio { $ratio }
duel-interrupted = { $games ->
    [0] Interrupted: no game was finished.
    [one] Interrupted after one game.
   *[other] Interrupted after { $games } games.
}
duel-title = { $first } against { $second }: { $games } games in { $blocks } blocks, { $seats } seats, seed { $seed }
duel-share = Share of { $first }: { $share }, 95 % interval { $low } – { $high }
duel-ratio = Log-likelihood ratio { $ratio }, decided below { $low } or above { $high }
duel-better = { $first } is better than { $second }: a share of { $better } is believed rather than { $equal } (wrong in at most { $alpha }).
duel-not-better = { $first } is not better than { $second }: a share of { $equal } is believed rather than { $better } (wrong in at most { $beta }).
duel-open = Undecided between a share of { $equal } and one of { $better }; more games would tell.

## ostoja tournament, ostoja ratings

tournament-running = Playing
tournament-title = { $title }: { $games } games
tournament-bot = bot
tournament-rating = rating
tournament-interval = 95 % interval
tournament-matrix = Of the victories of two at the same table, what fell to the row
tournament-upset = Not transitive: { $winner } has { $share } against { $loser } ({ $low } – { $high }), although it is rated lower.

## ostoja balance

balance-running = Playing
balance-interrupted = Interrupted before there was anything to say: no page was written.
balance-cut = Interrupted after { $done } of { $total } games: the page says what they came to.
balance-written = Written: { $file }

## ostoja play

play-seat = You are { $name }. Type the number of what you choose, and press Enter.
play-pledge = Chance is fixed by a seed, shown at the end. This hash of it is the pledge:
play-pledged = The pledge shown before the game, which `ostoja verify` compares with the seed:
play-seed = Seed: { $seed }
play-keys = t talk · ? rule · r rules · l log · v board · { $undo }s save · q quit
play-prompt = Your choice (1–{ $count }):
play-bad-choice = “{ $word }” is not one of the options: choose 1 to { $count }, or a key: { $keys }
play-bad-pick = “{ $word }” is not in the list: choose 1 to { $count }, or nothing to leave off
play-undo-key = u undo ·{ " " }
play-pick = (1–{ $count }, nothing: never mind)
play-undone = Your last choice is taken back.
play-no-rule = No rule is noted for this question.
play-no-rulebook = This game has brought no rules to read.
play-quit = Do you really want to leave the game (y/n)?
play-yes = y yes
play-left = You have left the game.
play-saved-so-far = Record so far: { $path }. It holds what the others chose in secret; the seed follows at the end.
play-saved = Record: { $path }. Check it with: ostoja verify { $path }

## The boards of Mall of Horror and Osaczeni

mall-alive = { $alive } alive, rescue at { $rescue }
mall-truck = truck:
mall-dice = dice
mall-secret = (only you know)
mall-seen-by = seen by { $tags }
mall-closed = closed
mall-cursed = overrun
mall-empty = empty
mall-holds = holds
mall-breach = BREACH
mall-no-door = no door to hold
mall-every-zombie = each eats one
mall-player = player
mall-you = you
mall-where = people, where
mall-points = points
mall-hand = cards
mall-heading = heading for
mall-announced = (announced)
mall-fell = out since round { $round }
mall-drawn = found in the truck
mall-remember = You remember
mall-buried = { $card } (no. { $depth } from the bottom of the truck)
mall-signs = capital letter: whose · small letter: hidden · ♜ strength · ✓ votes · Z zombies · † overrun at { $curse } if empty · ★ Chief elected this round
mall-played = Out of the game
mall-limit = { $alive } alive, ends at { $limit }
mall-pool = pool: { $count } M
mall-boxed = boxed: { $count }
mall-you-boxed = boxed by you: { $cards }
mall-open-ground = open ground
mall-every-monster = each takes one
mall-cold = Cold room
mall-row-tie = equal strength lets them in
mall-row-die = one die more
mall-row-idle = no effect
mall-lying = lies on this row
mall-out = out of the game
mall-shelter-signs = capital letter: whose · small letter: hidden · ♜ strength · ✓ votes · M monsters, · free notches · ★ badge · ✖ victim token · ◉ row in force

## Serving

serve-address = The table is open: { $address }
serve-network = Only this machine reaches it. For everybody in your network: --host 0.0.0.0
backup-done = { $file } holds everything ({ $size } bytes).
restore-done = { $file } is in place.
upgrade-done = The database is up to date.
upgrade-checking = Replaying
upgrade-same = { $tables ->
    [one] One stored table was replayed: nothing differs.
   *[other] { $tables } stored tables were replayed: nothing differs.
}
upgrade-differs = { $tables ->
    [one] One stored table was replayed,
   *[other] { $tables } stored tables were replayed,
} { $differ ->
    [one] and one would be another game under this version. It is not opened, and its story is kept.
   *[other] and { $differ } would be other games under this version. They are not opened, and their stories are kept.
}
upgrade-table = table
upgrade-game = game
upgrade-begun = rules
upgrade-status = state
upgrade-what = first difference
upgrade-status-playing = in play
upgrade-status-over = over

## ostoja fit

fit-running = Learning
fit-interrupted = Interrupted; the weights are those of the games played so far.

## ostoja tune

tune-running = Tuning
tune-interrupted = Interrupted; this is what seemed best so far.

## ostoja think

think-option = option
think-chance = chance of winning
think-tries = tries
think-seat = { $name }: { $chance }
think-spent = { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} in { $worlds ->
    [one] { $worlds } world
   *[other] { $worlds } worlds
}, { $seconds } s
think-no-thoughts = It chooses: { $option }. This bot does not tell why, or there was nothing to weigh.
