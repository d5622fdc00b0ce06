# What every table says, whatever the game.

language = English

## Seats and people

seat = Seat { $number }
you = you
everybody = everybody
spectator = spectator
nothing = –
unknown = unknown

## The prompt

round = Round { $number }
your-turn = Your turn, { $name }
waiting-for = Waiting for: { $names }
pass-device = { $name }, it is your turn. Press Enter when nobody else is looking.
options = Options
choose = Your choice
bad-choice = “{ $word }” is not one of the options.
prompt-help = number: choose · t: talk · l: log · r: rules · ?: help · q: quit
why-not = Not possible ({ $rule }).
undone = Taken back.
hand = Your hand
log = Log
no-events = Nothing has happened yet.
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What happens in every game

event-forced = { $a } has no other choice: { $b }

## Talk

talk-heading = Table talk
talk-prompt = What do you say?
talk-listener = To whom?
said-to-all = { $speaker }: “{ $text }”
said-to-one = { $speaker } to { $listener }: “{ $text }”
kind-claim = Claims
kind-promise = Promises
kind-request = Requests
kind-threat = Threats
kind-offer = Offers
kind-accusation = Accusations
kind-question = Questions
kind-answer = Answers
talk-answer-accept = Agreed.
    .label = Agree
talk-answer-decline = No.
    .label = Decline
term-vote = for this vote
term-round = for this round
term-game = to the end
promises-heading = Who kept their word
verdict-kept = kept
    .claim = true
verdict-broken = broken
    .claim = a lie
verdict-pending = not yet known
verdict-lapsed = never came due
verdict-unjudged = not judged
verdict-accepted = agreed on
verdict-declined = declined
verdict-unanswered = never answered
why-gain = { $speaker }: “It was worth more to me than my word.”
why-revenge = { $speaker }: “I owed that word to nobody who breaks theirs.”
why-end = { $speaker }: “It was the end, and I wanted to win.”
trust-begins = Round { $round }: { $seat } begins to trust { $other }.
trust-ends = Round { $round }: { $seat } trusts { $other } no more.
trust-heading = Who trusted whom

## The end

game-over =
    { $rounds ->
        [one] The game is over after { $rounds } round.
       *[other] The game is over after { $rounds } rounds.
    }
result-score =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
result-won = { $name } wins!
result-shared = Shared victory: { $names }
result-draw = Nobody wins.
result-you-won = You win!
result-you-lost = You lose.
