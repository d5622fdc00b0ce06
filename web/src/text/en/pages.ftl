# What the client says on the pages beside the table.

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
setting-speed = Animations
setting-tempo = Bots play
settings-bots = The bots of this table
tempo-now = The bots play: { $tempo }. The host can change that.
speed-calm = calmly
speed-normal = at the usual speed
speed-fast = fast
speed-at-once = at once
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
password-about = At least 8 characters, and nothing that is guessed first: three or four words are good.
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

about-ostoja = Ostoja is one table for board games of survival horror: an engine that knows the rules, a server, bots, and this client. It is free software.
about-games = The games belong to their authors and publishers. Everything you see here, drawings and texts, was made for Ostoja; nothing was taken from the boxes.
credits = Made with
credit-icons = Icons
credit-font = Typeface
credit-library = Library
credit-icons-authors = Icons by Lorc, Delapouite, Skoll, sbed, Caro Asercion and other contributors of game-icons.net; shown in other colours.

## Positions

position = Position
position-copy = Copy the position
position-save = Save as a file
position-true = The position as it truly is, with everything that lies face down and the chance to come.
position-seen = Only what is known at this seat is true here; everything else is dealt anew.
position-narrow = Only what { $name } could know
position-open-title = Open a position
position-open-about = A position is a small text with everything that lies on the table. It opens as a sandbox in which you play all seats.
position-paste = The position’s text
position-file = Or a file with it
position-open = Open as a sandbox

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

## The designer's page

designer-about = Change the numbers of a game and press Try: bots play it many times with your numbers and over the same deals with the usual ones, and pictures say what that changes.
designer-game = Which game
designer-try = What to try
designer-bot = Who plays
designer-bot-about = The stronger the bot, the truer the picture, and the longer it takes.
designer-games = Games
designer-games-about = The more games, the surer the pictures. After { $seconds } seconds it ends with what was played.
designer-start = Try
designer-table = Open a table with these numbers
designer-off = This house has no experiments: whoever runs it has turned them off.
designer-outcome = What came of it
designer-what = { $games } games with { $seats } seats, played by: { $bot }
designer-waiting =
    { $count ->
        [0] It begins at once.
        [one] Another experiment is played first.
       *[other] { $count } others are played first.
    }
designer-playing = { $done } of { $total } games played
designer-progress = Games played
designer-stop = Stop and show what there is
designer-cut = Ended after { $done } of { $total } games: the pictures show what was played.
designer-failed-slow = In its time it could not play enough to say anything: take a quicker bot.
designer-failed-lost = The server was restarted while it played. Try it once more.
designer-failed-broken = It failed: with these numbers the game cannot be played to its end.
designer-keep = Keep the pictures as a page
designer-share = Share the link
designer-earlier = Tried before
designer-status-waiting = waiting
designer-status-playing = being played
designer-status-done = done
designer-status-stopped = stopped
designer-status-failed = failed
