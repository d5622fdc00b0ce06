# Co klient mówi przy stole.

view = Widok
board = Plansza
as-text = Tekst
board-as-text = Stół jako tekst
table-tools = Narzędzia stołu
log-and-talk = Przebieg i rozmowa
prompt = Pytanie i możliwości
your-move = Twój ruch
to-move = ma ruch
winner = zwycięstwo
resigned = rezygnacja
not-here = poza stołem
kept-by-bot = miejsca pilnuje bot
bot-level = bot, { $level }
time-left = Pozostały czas
clock-days = { $days } d { $hours } godz.
mute = Nie pokazuj wiadomości od: { $name }
unmute = Znów pokazuj wiadomości od: { $name }
closed-link = Czego nie wolno?
closed-title = Czego nie wolno i dlaczego
closed-none = Żadna zasada niczego teraz nie zabrania.
closed-more =
    { $count ->
        [one] … i jeszcze { $count } podobna
        [few] … i jeszcze { $count } podobne
       *[other] … i jeszcze { $count } podobnych
    }
why-wish = Teraz niemożliwe: { $option }
why-by-rule = Zabrania tego zasada.
why-instead =
    { $more ->
        [0] Teraz możliwe: { $names }.
        [one] Teraz możliwe: { $names } i jeszcze { $more }.
       *[other] Teraz możliwe: { $names } i jeszcze { $more }.
    }
confirm-choice = Potwierdź
confirm-option = Potwierdź: { $option }
confirm-never = Nie pytaj więcej
for-me = Wybieraj to za mnie, aż coś się zmieni
for-me-about = Jest tylko jedna odpowiedź. Pytanie pada, żeby nikt tego nie poznał.
for-me-runs = Za chwilę wybierze się samo, po tyle, ile zajmuje to człowiekowi: { $option }
for-me-stop = Stop, wybieram sam
clear-selection = Od nowa
undo = Cofnij
guide = Podpowiedź
hand-hide = Ukryj
hand-show = Pokaż karty ({ $count })
guide-off = Bez podpowiedzi
options-list =
    { $count ->
        [one] Lista: { $count } opcja
        [few] Lista: { $count } opcje
       *[many] Lista: { $count } opcji
    }
options-all = Lista: { $count }
options-less = Zwiń listę
options-on-board =
    { $count ->
        [one] Jedna z nich świeci na planszy: dotknij jej.
        [few] { $count } z nich świecą na planszy: dotknij jednej.
       *[other] { $count } z nich świeci na planszy: dotknij jednej.
    }
options-filter = Szukaj w opcjach ({ $count })
options-count =
    { $count ->
        [one] { $count } opcja.
        [few] { $count } opcje.
       *[many] { $count } opcji.
    }
since =
    { $count ->
        [one] Od twojego ruchu: { $count } zdarzenie
        [few] Od twojego ruchu: { $count } zdarzenia
       *[many] Od twojego ruchu: { $count } zdarzeń
    }
since-earlier =
    { $count ->
        [one] … i { $count } wcześniejsze; zajrzyj do przebiegu
        [few] … i { $count } wcześniejsze; zajrzyj do przebiegu
       *[many] … i { $count } wcześniejszych; zajrzyj do przebiegu
    }
altered-count =
    { $count ->
        [one] { $count } zmiana zasad
        [few] { $count } zmiany zasad
       *[other] { $count } zmian zasad
    }
line-lost = Połączenie zerwane. Próbuję ponownie…
spectator = widz
reveal-votes = Głosy
reveal-lot = Drugi remis. Decyduje los…
reveal-dice = Kości
skip-reveal = Dalej

log-filter = Co pokazać w przebiegu
log-all = Wszystko
log-mine = O mnie
log-talk = Rozmowa
log-earlier =
    { $count ->
        [one] Pokaż { $count } wcześniejszy wpis
        [few] Pokaż { $count } wcześniejsze wpisy
       *[many] Pokaż { $count } wcześniejszych wpisów
    }

chat = Powiedz coś do stołu
chat-line = { $name }: { $text }
chat-line-to = { $name } → { $listener }: { $text }
talk-none = Nikt jeszcze nic nie powiedział.
talk-unheard =
    { $count ->
        [one] Rozmowa przy stole, { $count } nowa wypowiedź
        [few] Rozmowa przy stole, { $count } nowe wypowiedzi
       *[many] Rozmowa przy stole, { $count } nowych wypowiedzi
    }
bar-menu = Menu
bar-log = Przebieg
bar-talk = Rozmowa
bar-help = Pomoc
help = Pomoc do pytania
talk-about = O czym?
talk-about-whom = O kim?
talk-which = Co chcesz powiedzieć?
talk-sentences = Zdania
talk-step-back = Wstecz
whisper-it = Szepnij ({ $name })
chat-to = Szept: { $name }
saying-to = { $name } → { $listener }
to-you = do ciebie
listener-unheard =
    { $count ->
        [one] { $name }, { $count } nowa wypowiedź
        [few] { $name }, { $count } nowe wypowiedzi
       *[many] { $name }, { $count } nowych wypowiedzi
    }
standing-words = Słowa, które czekają na sprawdzenie
say-it = Powiedz
talk-is-closed = Przy tym stole się nie rozmawia.
talk-only-acts = Przy tym stole mówi się tylko zdaniami z gry.
talk-spectators = To, co piszesz, czytają tylko widzowie.
whisper-all = Teraz słyszy to tylko jedna osoba; po zakończeniu gry przeczyta to każdy, kto ma link.
whisper-seated = Teraz słyszy to tylko jedna osoba; po zakończeniu gry przeczytają to wszyscy gracze i widzowie.
aftermath-told-all = Po zakończeniu każdy, kto ma link, może zobaczyć całą grę wraz z kartami na rękach i szeptami.
aftermath-told-seated = Po zakończeniu gracze i widzowie mogą zobaczyć całą grę wraz z kartami na rękach i szeptami.

note-undo = { $name } cofa ostatni wybór.
note-back = Cofnięto ostatni wybór ({ $name }).
note-timeout = { $name }: czas minął.
note-kept = { $name }: miejsca pilnuje bot.
note-returned = { $name } wraca do stołu.
note-left = { $name } odchodzi od stołu.
note-resigned = { $name } rezygnuje z gry.
note-wished = { $name } prosi o cofnięcie ostatniego wyboru.
note-agreed = { $name } się zgadza.
note-refused = { $name } odmawia.

shut-broken = Tego stołu nie da się otworzyć: jego zapis jest uszkodzony. Wszystkie inne stoły grają dalej.
shut-outdated = Ten stół zaczęto przy wersji { $version } zasad, a tutaj gra się według innej. Nie udajemy, że to ta sama gra: zachowujemy jej zapis.
shut-closed = Gospodarz zamknął ten stół.
chronicle = Przebieg gry
chronicle-empty = Jeszcze nic nie zagrano.
chronicle-hidden = { $name } dokonuje wyboru.

menu = Menu stołu
wish-back = Poproś wszystkich o cofnięcie mojego ostatniego wyboru
back-waits = Prosisz o cofnięcie ostatniego wyboru. Pozostali decydują.
back-asked = { $name } prosi o cofnięcie ostatniego wyboru.
back-agree = Zgoda
back-refuse = Odmowa
go-away = Odejdź na chwilę; miejsca popilnuje bot
come-back = Wróć na swoje miejsce
resign = Zrezygnuj
resign-about = Twoje miejsce na stałe zajmie bot; w grze dwuosobowej wygrywa przeciwnik.
resign-yes = Rezygnuję na dobre
intro-goal = Cel
intro-turn = Twoja kolej
intro-win = Koniec
intro-done = Do stołu
intro-again = Wprowadzenie do gry

curtain-title = Podaj urządzenie: { $name }
curtain-about = Na ekran patrzy teraz tylko { $name }.
curtain-ready = To ja, { $name }
curtain-alone = Gram wszystkimi miejscami sam: bez kurtyny przy tym stole
turn-notification = Twój ruch

lesson-start = Naucz się w dziesięć minut
lesson-step = Pierwsza gra, { $step } z { $of }
lesson-next = Dalej
lesson-over = Pierwsza gra: to już wszystko, czego trzeba
lesson-done = Odtąd to gra jak każda inna: dograj ją do końca albo zacznij własną. Podpowiedzi, zasady i „dlaczego nie?” są zawsze pod ręką.
lesson-play = Graj dalej
