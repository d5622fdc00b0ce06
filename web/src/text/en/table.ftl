# What the client says at the table.

view = View
board = Board
as-text = Text
board-as-text = Table as text
table-tools = Tools of the table
log-and-talk = Log and talk
prompt = What is asked
your-move = Your turn
to-move = to move
winner = winner
resigned = resigned
not-here = not here
kept-by-bot = a bot keeps the chair
bot-level = bot, { $level }
time-left = Time left
clock-days = { $days } d { $hours } h
mute = Do not show what { $name } writes
unmute = Show again what { $name } writes
closed-link = What is closed?
closed-title = What is closed, and why
closed-none = Nothing is closed by a rule now.
closed-more =
    { $count ->
        [one] … and { $count } more like it
       *[other] … and { $count } more like these
    }
why-wish = Not possible now: { $option }
why-by-rule = A rule forbids it.
why-instead =
    { $more ->
        [0] Possible now: { $names }.
        [one] Possible now: { $names } and { $more } more.
       *[other] Possible now: { $names } and { $more } more.
    }
confirm-choice = Confirm
confirm-option = Confirm: { $option }
confirm-never = Never ask again
for-me = Choose this for me until something changes
for-me-about = There is one answer only. You are asked so that nobody can tell.
for-me-runs = Chosen for you in a moment, as long as a person takes: { $option }
for-me-stop = Stop, I choose myself
clear-selection = Begin again
undo = Undo
guide = Hint
hand-hide = Hide
hand-show = Show the cards ({ $count })
guide-off = No more hints
options-list =
    { $count ->
        [one] List of { $count } option
       *[other] List of { $count } options
    }
options-all = List: { $count }
options-less = Fold the list
options-on-board =
    { $count ->
        [one] One of them glows on the board: touch it.
       *[other] { $count } of them glow on the board: touch one.
    }
options-filter = Search in { $count } options
options-count =
    { $count ->
        [one] { $count } option.
       *[other] { $count } options.
    }
since =
    { $count ->
        [one] Since your turn: { $count } event
       *[other] Since your turn: { $count } events
    }
since-earlier =
    { $count ->
        [one] … and { $count } more before that; see the log
       *[other] … and { $count } more before that; see the log
    }
altered-count =
    { $count ->
        [one] { $count } house rule
       *[other] { $count } house rules
    }
line-lost = The connection is lost. Trying again…
spectator = spectator
reveal-votes = The votes
reveal-lot = A second tie. The lot falls…
reveal-dice = The dice
skip-reveal = Go on

log-filter = Show in the log
log-all = All
log-mine = About me
log-talk = Talk
log-earlier =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }

chat = Say something to the table
chat-line = { $name }: { $text }
chat-line-to = { $name } → { $listener }: { $text }
talk-none = Nobody has said anything yet.
talk-unheard =
    { $count ->
        [one] Talk at the table, { $count } new line
       *[other] Talk at the table, { $count } new lines
    }
bar-menu = Menu
bar-log = Log
bar-talk = Talk
bar-help = Help
help = Help with the question
talk-about = About what?
talk-about-whom = About whom?
talk-which = What do you want to say?
talk-sentences = Sentences
talk-step-back = Back
whisper-it = Whisper ({ $name })
chat-to = Whisper to { $name }
saying-to = { $name } → { $listener }
to-you = to you
listener-unheard =
    { $count ->
        [one] { $name }, { $count } new line
       *[other] { $name }, { $count } new lines
    }
standing-words = Words that are still to be judged
say-it = Say it
talk-is-closed = This table plays without talk.
talk-only-acts = At this table one speaks only in the game’s sentences.
talk-spectators = Only spectators read what you write.
whisper-all = Only one player hears this now; after the end anybody with the link can read it.
whisper-seated = Only one player hears this now; after the end everybody who sat or watched can read it.
aftermath-told-all = After the end anybody with the link can see the whole game, with hands and whispers.
aftermath-told-seated = After the end those who sat or watched can see the whole game, with hands and whispers.

note-undo = { $name } takes the last choice back.
note-back = The table goes back before the last choice of { $name }.
note-timeout = The time of { $name } is up.
note-kept = A bot keeps the chair of { $name }.
note-returned = { $name } is back.
note-left = { $name } has left the table.
note-resigned = { $name } has resigned.
note-wished = { $name } asks to take the last choice back.
note-agreed = { $name } agrees.
note-refused = { $name } refuses.

shut-broken = This table cannot be opened: what was stored of it is damaged. All other tables go on.
shut-outdated = This table was begun under version { $version } of its rules, and this house plays another one. It is not played on as something else; its story is kept here as it was stored.
shut-closed = The host has closed this table.
chronicle = What was played
chronicle-empty = Nothing was played yet.
chronicle-hidden = { $name } chooses.

menu = Table menu
wish-back = Ask everybody to take my last choice back
back-waits = You ask to take your last choice back. The others are deciding.
back-asked = { $name } asks to take the last choice back.
back-agree = Agree
back-refuse = Refuse
go-away = Leave for a while; a bot keeps my chair
come-back = Take my chair back
resign = Resign
resign-about = A bot takes your chair for good; with two players the other side wins.
resign-yes = Resign for good
intro-goal = Goal
intro-turn = Your turn
intro-win = The end
intro-done = To the table
intro-again = Introduction to the game

curtain-title = Pass the device to { $name }
curtain-about = Nobody but { $name } should look at the screen now.
curtain-ready = I am { $name }
curtain-alone = I play all chairs myself: no more curtains at this table
turn-notification = It is your turn

lesson-start = Learn it in ten minutes
lesson-step = First game, { $step } of { $of }
lesson-next = Go on
lesson-over = First game: that was all you need
lesson-done = From here on it is a game like any other: play it to its end, or begin one of your own. Hints, rules and “why not?” stay at hand.
lesson-play = Play on
