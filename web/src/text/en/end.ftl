# What the client says after a game.

## The end

show-result = Result
scores = Scores
total = Total
moments-heading = What turned the game
moment-watch = Watch this moment again
luck-heading = The luck of the dice
luck-about = How often each face fell, and what came of it: the bright bar is what happened, the pale one what fair dice give on average for the same rolls.
luck-faces = How often each face fell: { $faces }
luck-compared = It came to { $got }; fair dice would give { $expected } on average.
luck-lucky = luckier than fair
luck-fair = about as expected
luck-unlucky = unlucky
luck-more = more than usual
luck-less = less than usual
fairness = Was the game fair?
fairness-about = Before the start the table pledged its seed by a checksum. Now it shows the seed; the whole game can be run again from its record.
pledge = Pledge
verify = Run the game again and compare
proof-holds = The record holds: the same seed, the same game.
proof-fails = The record does not hold: { $problem }
replay = Replay
record = Download the record
rematch = Play again

## The replay

moment = Moment
moment-of = Choice { $at } of { $last }, round { $round }
moment-before = Choice { $at } of { $last }, set-up
moment-link = Link to this moment
to-start = To the start
to-end = To the end
step-back = One choice back
step-on = One choice on
round-before = Beginning of the round
round-after = Next round
play = Play
speed = Speed
eyes = Through whose eyes
fork-bots = Play on from here as { $name }, against bots
fork = Play on from here in a sandbox
