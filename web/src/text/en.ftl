# What the client itself says.

## Everywhere

skip = Skip to the content
skip-prompt = Skip to the prompt
home = Ostoja, to the lobby
pages = Pages
page-lobby = Lobby
page-settings = Settings
page-about = About
you-are = You are { $name }
close = Close
cancel = Cancel
save = Save
saved = Saved.
send = Send
yes = yes
no = no
loading = Just a moment…
missing = There is no such page.
to-lobby = To the lobby
rules = Rules
rule = Rule
host = host
bot = bot
copy = Copy
copied = Copied
share = Share
players = Players

## Troubles

error-unreachable = The table cannot be reached. Check your connection.
error-unexpected = That did not work.
error-unnamed = First say who you are.
error-no-table = There is no such table.
error-no-game = There is no such game.
error-too-long = That is too long.
error-too-fast = Slow down a little.
error-too-late = The table has moved on meanwhile.
error-talk-closed = This table plays without talk.
error-chat-closed = This table plays without free chat.
error-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = That can be seen once the game is over.
error-no-keeper = At this table no bot keeps a chair.
error-no-chair = That chair is not free.
error-chair-taken = That chair cannot be changed any more.
error-as-it-is = That is so already.
error-bad-message = The table did not understand that.
error-spectator = Spectators may only chat.
error-not-your-seat = That chair is not yours.
error-not-host = Only the host may do that.
error-no-spectators = This table plays without spectators.
error-bad-login = Login and password do not fit.
error-login-taken = That login is taken.
error-bad-link = This link was used already or is too old. Make a new one on the first device.
error-resigned = You have resigned; you can still watch and talk.
error-too-many-tables = You host too many unfinished tables. Finish or leave one first.
error-no-moment = There is no such moment.
error-empty = There is nothing to say.
error-lost = The connection broke off; please try again.
error-OptionError = That is not possible now.
error-TalkError = That cannot be said now.
error-SetupError = A table cannot be set up like that.
error-DataError = The data file does not fit.

## The lobby

hero-title = A light in the dark
hero-about = Five tables of survival horror. Gather people you half trust, or let the bots in.
welcome-title = Who is knocking?
welcome-about = A name is enough to play. No account, no mail.
welcome-table = You are invited to this table. A name is enough to sit down.
welcome-name = Your name
welcome-enter = Come in
welcome-account = I have an account
shelf-title = What shall we play?
tables-mine = My tables
tables-open = Open tables
tables-open-empty = No table is waiting for players. Open one of your own.
tables-watch = Tables to watch
filter-tables = Narrow the list “{ $list }”
filter-free = free chair
filter-pace-none = no clock
filter-pace-live = with a clock
filter-pace-slow = turns by the day
filter-none = No table is like that.
filter-clear = Show all
tables-more = Show { $count } more
turns-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
table = Table
table-your-turn = Your turn
table-over = Over
table-waits = Waiting for players
table-plays = In play
table-go-on = Play on
table-enter = Go in
table-look = Look at it
table-join = Sit down
table-watch = Watch
sandbox = sandbox
chair-open = free chair
seats-range = { $range } players
minutes-range = { $range } min
weight = Weight { $weight } of { $most }

## A new table

new-title = New table
play-this = Play this game
presets = Who plays
preset-bots = Now, with bots
    .about = You and the bots; it begins at once.
preset-friends = With people
    .about = The other chairs are open; invite by a link.
preset-hotseat = On one device
    .about = You pass the device round.
start-now = Start
start-with-bots = Start; bots take the free chairs
open-table = Open the table
seats-title = Chairs and colours
options-title = Options of the game
manners-title = Time, talk and spectators
who-me = me
who-open = open to anybody
who-bot = bot
who-bot-level = bot: { $level }
level-random = random
level-greedy = quick
level-mcts = thinking
level-search = thinking
level-ismcts = thinking
level-policy = trained
seat-name = Name on chair { $number }
colour-of = Colour of chair { $number }
colour = Colour { $number }, { $shape }
shape-disc = disc
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-pentagon = pentagon
shape-hexagon = hexagon
shape-star = star
shape-cross = cross
pace = Time
pace-none = no clock
pace-live = { $minutes } min + { $seconds } s
pace-slow = { $hours } h per turn
pace-bank = Minutes for the whole game
pace-increment = Seconds more for every choice
speed-none = no clock
speed-live = live, with a clock
speed-slow24 = 24 hours per turn
speed-slow72 = 72 hours per turn
timeout = When time is up
timeout-fallback = the plainest choice is made
timeout-bot = a bot chooses
timeout-resign = the player is out
keep = A bot keeps the chair of somebody who leaves
talk-kind = Talk
talking-open = free talk
talking-acts = only the game’s sentences
talking-closed = no talk
listed = Shown in the lobby
is-listed = shown in the lobby
is-private = by invitation
spectators = Spectators may watch
seed = Seed
seed-about = Leave it empty: the table draws one and pledges it.
data-file = Data file of your own
data-about = A TOML file that changes the game’s numbers.
data-loaded =
    { $size ->
        [one] { $size } character read
       *[other] { $size } characters read
    }

## The room before the start

chairs-free =
    { $count ->
        [one] { $count } chair is free.
       *[other] { $count } chairs are free.
    }
chairs-full = Everybody is here.
sit-down = Sit down
stand-up = Stand up
put-bot = Put a bot here
free-chair = Free the chair
invite = Invite people
table-link = Link to this table
qr = As a code to scan
qr-device = A code that makes another device you
qr-about = A code that opens this table on another device

## The table

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
fold = Fold the prompt
unfold = Unfold the prompt
closed-link = What is closed?
closed-title = What is closed, and why
closed-none = Nothing is closed by a rule now.
confirm-choice = Confirm
confirm-option = Confirm: { $option }
confirm-never = Never ask again
clear-selection = Begin again
undo = Undo
guide = Hint
guide-off = No more hints
options-list =
    { $count ->
        [one] List of { $count } option
       *[other] List of { $count } options
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
line-lost = The connection is lost. Trying again…
spectator = spectator
reveal-votes = The votes
reveal-dice = The dice
skip-reveal = Go on
surface-nearer = Zoom in
surface-farther = Zoom out
surface-fit = Fit the board

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
talk-none = Nobody has said anything yet.
talk-unheard = Table talk, something new was said
talk-about = About
say-it = Say it
talk-is-closed = This table plays without talk.
talk-only-acts = At this table one speaks only in the game’s sentences.
talk-spectators = Only spectators read what you write.

note-undo = { $name } takes the last choice back.
note-back = The table goes back before the last choice of { $name }.
note-timeout = The time of { $name } is up.
note-kept = A bot keeps the chair of { $name }.
note-returned = { $name } is back.
note-left = { $name } has left the table.
note-resigned = { $name } has resigned.

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
turn-notification = It is your turn

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
fork = Play on from here in a sandbox

## Rules

chapters = Chapters
rules-search = Search the rules
rules-none = No rule says that.
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }

## Settings

settings-look = Look
settings-play = At the table
settings-you = You
setting-language = Language
language-en = English
language-pl = polski
setting-palette = Colours of the players
palette-plain = calm
palette-bright = bright
palette-muted = muted
setting-motion = Motion
motion-device = as my device says
motion-none = none
motion-full = always
setting-confirm = Ask before a choice that cannot be undone
confirming-always = always
    .about = Every choice that cannot be undone waits for your second word.
confirming-weighty = only where it matters
    .about = The table asks when several players choose in secret, and when a single touch of the board would decide at once; never after a button that says what it does.
confirming-never = never
    .about = What you touch is chosen at once.
setting-guide = Show hints for beginners
setting-panels = Show tables as text
setting-notify = Notify me when it is my turn
notify-refused = The browser does not allow notifications for this page.
setting-volume = Loudness
try-sound = Knock
muted = People whose chat is hidden
setting-webhook = Webhook
webhook-about = An address that is called when it is your turn, for example of a chat room.
other-device = On another device
other-device-about = A link that works once and makes another device you.
make-link = Make a link
account = Account
login = Login
password = Password
password-about = At least 8 characters.
sign-up = Make an account
sign-up-about = You keep your name and your tables, and can log in anywhere.
account-made = You have an account now.
log-in = Log in
log-in-about = On this device you become the player of that account.
logged-in = You are logged in as { $login }.
log-out = Log out
move-title = Become the same player here
move-about = This link makes this device yours too. It works once.
move-replaces = On this device you are { $name } now. The link makes this device the other player’s.
move-yes = This is me

## About

about-ostoja = Ostoja is one table for five board games of survival horror: an engine that knows the rules, a server, bots, and this client. It is free software.
about-games = The games belong to their authors and publishers. Everything you see here, drawings and texts, was made for Ostoja; nothing was taken from the boxes.
credits = Made with
credit-icons = Icons
credit-font = Typeface
credit-library = Library
credit-icons-authors = Icons by Lorc, Delapouite, Skoll, sbed, Caro Asercion and other contributors of game-icons.net; shown in other colours.

## Keys

keys-title = Keys
key-option = choose an option
key-clear = take the selection back
key-undo = undo
key-talk = talk
key-log = log
key-rules = rule of this question
key-menu = table menu
key-view = picture or text
key-roving = go between places on the table
key-touch = touch a place
key-zoom = zoom the board
key-help = this list
key-step = one choice back or on
key-round = a round back or on
key-ends = start and end
key-play = play and stop
