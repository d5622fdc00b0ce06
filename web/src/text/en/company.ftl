# What the client says about the people at a table: hosts, chairs, names and colours.

## Before the game

start-when = The game begins
start-ready = when all are here and ready
start-full = at once when all are here
start-host = when the host says so
late = Late comers may take over the chair of a bot or of somebody who has left
ready = I am ready
not-ready = Not yet
is-ready = ready
waits-ready =
    { $count ->
        [one] Everybody is here; { $count } player is not ready yet.
       *[other] Everybody is here; { $count } players are not ready yet.
    }
waits-host = Everybody is here; the host begins.
send-away = Send away
send-away-about = { $name } loses the chair and cannot sit down at this table again.
own-colour = Your colour
sides-colour = The sides decide about the colours.
another-name = Another name
another-name-about = Somebody at this table is called { $name } already. What shall the table call you?
saved-for = kept for { $name }

## The host

host-title = Host
host-pause = Pause the game
host-resume = Go on
host-stand-in = Put a bot there
host-give-back = Give the chair back
host-hand-on = Make host
host-hand-on-about = { $name } will be the host of this table; you will be a guest.
host-remove = Send away
host-remove-about = { $name } loses the chair and all that its seat sees. A bot plays on; somebody else may take the chair over.
host-close-about = The game ends here for everybody. Nothing is kept of it but its story.
is-paused = The host has paused the game. Clocks stand still.

## Chairs that change hands

late-hint = You are watching.
late-title = Sit down
late-about = You can take over a chair and play on from here.
take-chair = Take over from { $name }
reclaim-about = Is one of these you, on another device?
i-am = I am { $name }
claim-about = The host sees a code now. Ask for it and type it in.
claim-code = Code
claim-ok = Take my chair
claim-told = { $name } asks for the chair from another device. Tell them the code, if it is them: { $code }
personal-link = Play on with another device
personal-link-about = A link for you alone. It works once, within thirty days, and makes another device you: send it to yourself.
keeper-of = { $name } (bot)

note-stood-in = The host puts a bot on the chair of { $name }.
note-given = The host gives { $name } the chair back.
note-took = { $name } takes over the chair of { $before }.
note-removed = The host sends { $before } away; { $name } plays on, a bot.
note-reclaimed = { $name } is back on another device.
note-paused = The host pauses the game.
note-resumed = The game goes on.
note-hosted = { $name } is the host now.

## Playing again

rematch-waits = Another game is being set up. Your chair is kept for a minute.
rematch-join = Join in
rematch-swap = Play again, sides swapped
rematch-first = Your chair is kept for you.

error-name-taken = Somebody at this table has that name already. Take another one.
error-colour-taken = Somebody else has chosen that colour.
error-no-colour = This game does not have that colour.
error-sent-away = The host has sent you away from this table.
error-knows-secrets = You have sat on another chair of this game and know its secrets.
error-seated = You sit at this table already.
error-nobody-there = There is nobody on that chair.
error-somebody-there = Somebody sits there. Send them away first.
error-is-here = Whoever sits there is connected.
error-host-chair = A host comes back by a personal link or by logging in.
error-asked-already = Somebody asks for this chair already. Wait some minutes.
error-ask-again = Ask for your chair again.
error-wrong-code = That is not the code that the host sees.
error-saved = That chair is kept for a minute for whoever sat there before.
error-over = The game is over.

## Calling people back

calling-title = Calling me back
calling-about = When it is your turn at a table that is played over days, and you are not there.
calling-channel = Call me by
calling-by-none = nothing
calling-by-push = a message on this device
calling-by-mail = mail
calling-by-webhook = my webhook
calling-devices =
    { $count ->
        [one] { $count } device of yours gets messages.
       *[other] { $count } devices of yours get messages.
    }
calling-insecure = This page came over plain HTTP. Browsers then allow neither messages nor installing the app, and copying only by a detour. The host can start the house with --https, or put it behind a proxy that has a certificate.
calling-unknown = This browser knows no messages. On an iPhone, add the page to the home screen first and open it from there.
calling-refused = Messages from this page are refused. Allow them in the settings of your browser.
calling-address = Address for mail
calling-mail-is = Mail goes to { $mail }.
calling-send-code = Send a code
calling-code-about = A code was sent to { $mail }.
calling-no-mail = This house sends no mail.
calling-quiet_from = Quiet from
calling-quiet_to = until
calling-digest = When
calling-at-once = at once
calling-daily = once a day, at { $hour }
calling-remind = Remind me
calling-never = never
calling-after =
    { $hours ->
        [one] after { $hours } hour
       *[other] after { $hours } hours
    }
calling-try = Call me now, to see
loopback-offer = This link works on this computer only. For phones and others in your network:
loopback-alone = This link works on this computer only. To let phones in, the house must be started with --host 0.0.0.0.
error-no-mail = Confirm an address for mail first.
error-no-webhook = Name a webhook first.
error-no-mails = This house sends no mail.
error-mail-failed = The mail could not be sent. Try again later.
error-bad-device = This browser’s keys for messages cannot be used.
error-too-many-devices = Eight devices are called already. Take one off first.

## What remains

page-people = People
my-page = My figures
history = Games played
history-empty = You have not finished a game yet.
lasted-minutes = { $count } min
lasted-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
lasted-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
figures-played = games played
figures-won = games won
figures-streak = most victories in a row
figures-kept = words kept
figures-broken = words broken
figures-victim = favourite victim
figures-nemesis = nemesis
by-game = By game
by-side = By side
rivals = Rivals: games that one of the two won
tally-what = What
tally-played = played
tally-won = won
ratings = Ratings
ratings-about = Points by game, give or take; 1500 is the middle. Bots are rated, too, and marked.
rated-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
be-rated = Rate my games
be-rated-about = Those you have played with can see your points. Switched off, they are deleted.
groups = Groups
groups-about = Friends who play together: one table of who wins, and what one has found all may play with.
group-name = Name of the group
group-code = Code of a group
found-group = Found a group
join-group = Join
leave-group = Leave the group
leave-group-about = You will not see { $name } any more. Your games stay yours.
group-invite = Invite to the group
group-invite-about = Whoever has this code can join.
group-found =
    { $count ->
        [one] { $game }: the group has found { $count } epilogue.
       *[other] { $game }: the group has found { $count } epilogues.
    }
group-history-empty = The group has not finished a game of its own yet: at least two of you, and nobody else but bots.
members = Members
members-count =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
my-data = My data
my-data-about = All that this house keeps of you, as a file; or nothing at all.
export = Download my data
delete-me = Leave for good
delete-about = Your name is taken off all tables, your chairs in play go to bots, your account, groups, ratings and devices are deleted. What you said at tables stays in their logs. Type your name: { $name }
delete-yes = Delete everything
error-no-player = You have not played with anybody like that.
error-no-group = There is no such group of yours.
error-full-group = The group is full.
error-too-many-groups = You are in too many groups. Leave one first.
error-other-name = Type your own name.

## Orders for slow tables

orders =
    { $count ->
        [0] Orders while I am away
        [one] Orders while I am away: { $count }
       *[other] Orders while I am away: { $count }
    }
orders-about = When you are asked and not here, this is done for you. An order knows only what you can see.
order-pass = Pass until something concerns me
order-what = If I may, choose
order-where = only when it is about
order-anywhere = anything
order-in = { $what } ({ $place })
order-give = Leave this order
order-cancel = Cancel
error-not-slow = Orders are for tables that are played over days.
error-bad-order = That cannot be chosen in this game.
error-too-many-orders = You have left ten orders already. Cancel one first.
error-no-order = That order is done, or was cancelled.

## Series

series = Series
series-about = A cup or a season: tables that count together. A victory gives { $win } points, taking part { $play }.
series-none = A cup or a season puts several games or nights together: points for victories and for taking part.
series-name = Name of the series
series-begin = Begin a series
series-points = points
series-add = Let a table of mine count
series-again = Play the same deal at another table
series-board = Deal { $number }: { $game }
series-open =
    { $count ->
        [one] { $count } table still plays it
       *[other] { $count } tables still play it
    }
series-score = score
series-beaten = tables beaten
error-no-series = There is no such series.
error-too-many-series = The group has too many series.
error-counts-already = That table counts for a series already.
error-knows-deal = You have seen this deal at another table.
error-deal-open = The same deal is still played at another table. Look back when all are done.
error-deal-shown = Everybody could look back at that deal already.
