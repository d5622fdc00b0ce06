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
