# Co mówi sam klient.

## Plansza

board = Plansza
board-as-text = Stół jako tekst
surface-nearer = Przybliż
surface-farther = Oddal
surface-fit = Dopasuj planszę

## Przebieg

chat-line = { $name }: { $text }
note-undo = { $name } cofa ostatni wybór.
note-back = Stół wraca do chwili przed ostatnim wyborem gracza { $name }.
note-timeout = { $name }: czas minął.
note-kept = Miejsca gracza { $name } pilnuje bot.
note-returned = { $name } wraca do stołu.
note-left = { $name } odchodzi od stołu.
note-resigned = { $name } rezygnuje z gry.
