# What the client itself says.

## The board

board = Board
board-as-text = Table as text
surface-nearer = Zoom in
surface-farther = Zoom out
surface-fit = Fit the board

## The feed

chat-line = { $name }: { $text }
note-undo = { $name } takes the last choice back.
note-back = The table goes back before the last choice of { $name }.
note-timeout = The time of { $name } is up.
note-kept = A bot keeps the chair of { $name }.
note-returned = { $name } is back.
note-left = { $name } has left the table.
note-resigned = { $name } has resigned.
