# What the client says on every page.

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
error-http-429 = That was too much at once. Wait a minute.
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
error-has-account = You have an account already.
error-weak-password = This password is among those that are guessed first. Take three or four words that nobody else would put together.
error-password-like-you = This password is too much like your login or name. Take three or four words that nobody else would put together.
error-too-many-tries = Too many wrong passwords for this login. Wait a quarter of an hour, or make a link to this device on one where you are logged in.
error-busy = Too many people are logging in at once. Try again in a moment.
error-no-passwords = This house cannot check passwords at the moment. Try again in a moment, or make a link to this device on one where you are logged in.
error-bad-webhook = The webhook must be an address that begins with https:// or http://, at port 80, 443, or 8000 and above.
error-bad-link = This link was used already or is too old. Make a new one on the first device.
error-resigned = You have resigned; you can still watch and talk.
error-too-many-tables = You host too many unfinished tables. Finish or leave one first.
error-bad-position = This position cannot be opened.
error-bad-data = This data file cannot be used.
error-seats-only = While the game is on, only those who sit at it can copy a position.
error-no-moment = There is no such moment.
error-empty = There is nothing to say.
error-lost = The connection broke off; please try again.
error-OptionError = That is not possible now.
error-TalkError = That cannot be said now.
error-SetupError = A table cannot be set up like that.
error-DataError = The data file does not fit.
