# What the client says before a game.

## The lobby

hero-title = A light in the dark
hero-about =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of survival horror. Gather people you half trust, or let the bots in.
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
table-broken = Cannot be opened
table-outdated = Begun under version { $version } of the rules
table-story = What is the matter
table-close = Close the table
altered = Played with changed rules ({ $count })
altered-usual = (usually { $usual })
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
level-random = anything goes
level-greedy = quick
level-newcomer = newcomer
level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-random-about = Does anything that is allowed. To get to know the buttons.
level-greedy-about = Takes what looks best now, at once, and looks no further.
level-newcomer-about = Kind: plans a little and misjudges a lot.
level-easy-about = Sees the obvious, overlooks much.
level-normal-about = Plans a round ahead, with a blunder now and then.
level-hard-about = Plans carefully; seldom wrong.
level-master-about = As strong as it gets: takes up to two seconds a choice.
seat-number = seat { $number }
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
timeout-fallback = a bot makes this one choice
timeout-bot = a bot plays on
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
aftermath = After the end, who may look back
aftermath-about = Then the whole game can be seen, with every hand and every whisper.
aftermath-auto = anybody if it is shown in the lobby, else those who were there
aftermath-all = anybody with the link
aftermath-seated = only those who sat or watched
after-all = open to anybody after the end
after-seated = after the end only for those who were there
variants-locked =
    { $count ->
        [one] { $count } more has to be found by playing.
       *[other] { $count } more have to be found by playing.
    }
seed = Seed
seed-about = Leave it empty: the table draws one and pledges it.

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
rules-link = Read the rules
levels-title = How strong are the bots?
for-beginners = first game
minutes = { $minutes } min
difficulty = Difficulty { $value } of { $most }
