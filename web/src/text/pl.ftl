# Co mówi sam klient.

## Wszędzie

skip = Przejdź do treści
skip-prompt = Przejdź do pytania
home = Ostoja, do poczekalni
pages = Strony
page-lobby = Poczekalnia
page-settings = Ustawienia
page-about = O Ostoi
you-are = Grasz jako { $name }
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
send = Wyślij
yes = tak
no = nie
loading = Chwileczkę…
missing = Nie ma takiej strony.
to-lobby = Do poczekalni
rules = Zasady
rule = Zasada
host = gospodarz
bot = bot
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
players = Gracze

## Kłopoty

error-unreachable = Nie można połączyć się ze stołem. Sprawdź połączenie.
error-unexpected = Nie udało się.
error-unnamed = Najpierw powiedz, jak cię nazywać.
error-no-table = Nie ma takiego stołu.
error-no-game = Nie ma takiej gry.
error-too-long = To za długie.
error-too-fast = Trochę wolniej.
error-too-late = Stół zdążył się zmienić.
error-talk-closed = Przy tym stole się nie rozmawia.
error-chat-closed = Przy tym stole nie ma swobodnej rozmowy.
error-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = To będzie można zobaczyć po zakończeniu gry.
error-no-keeper = Przy tym stole boty nie pilnują miejsc.
error-no-chair = To miejsce nie jest wolne.
error-chair-taken = Tego miejsca nie można już zmienić.
error-as-it-is = Tak już jest.
error-bad-message = Stół tego nie zrozumiał.
error-spectator = Widzowie mogą tylko rozmawiać.
error-not-your-seat = To nie twoje miejsce.
error-not-host = To może zrobić tylko gospodarz.
error-no-spectators = Ten stół gra bez widzów.
error-bad-login = Login i hasło do siebie nie pasują.
error-login-taken = Ten login jest zajęty.
error-bad-link = Ten link został już użyty albo jest za stary. Utwórz nowy na pierwszym urządzeniu.
error-resigned = Ta gra jest już przez ciebie poddana; możesz dalej patrzeć i rozmawiać.
error-too-many-tables = Masz za dużo niedokończonych stołów. Najpierw dokończ albo opuść któryś z nich.
error-no-moment = Nie ma takiej chwili.
error-empty = Nie ma czego powiedzieć.
error-lost = Połączenie się zerwało, spróbuj jeszcze raz.
error-OptionError = Teraz to niemożliwe.
error-TalkError = Teraz nie można tego powiedzieć.
error-SetupError = Tak nie da się przygotować stołu.
error-DataError = Plik z danymi nie pasuje.

## Poczekalnia

hero-title = Światło w ciemności
hero-about = Pięć stołów grozy i przetrwania. Zbierz ludzi, którym prawie ufasz, albo wpuść boty.
welcome-title = Kto puka?
welcome-about = Do gry wystarczy imię. Bez konta, bez poczty.
welcome-table = Zaproszono cię do tego stołu. Żeby usiąść, wystarczy imię.
welcome-name = Twoje imię
welcome-enter = Wejdź
welcome-account = Mam konto
shelf-title = W co gramy?
tables-mine = Moje stoły
tables-open = Otwarte stoły
tables-open-empty = Żaden stół nie czeka na graczy. Otwórz własny.
tables-watch = Stoły do oglądania
filter-tables = Zawęź listę „{ $list }”
filter-free = wolne miejsce
filter-pace-none = bez zegara
filter-pace-live = z zegarem
filter-pace-slow = ruchy przez kilka dni
filter-none = Nie ma takiego stołu.
filter-clear = Pokaż wszystkie
tables-more = Pokaż jeszcze { $count }
turns-waiting =
    { $count ->
        [one] { $count } stół czeka na ciebie
        [few] { $count } stoły czekają na ciebie
       *[many] { $count } stołów czeka na ciebie
    }
table = Stół
table-your-turn = Twój ruch
table-over = Koniec gry
table-waits = Czeka na graczy
table-plays = Gra trwa
table-go-on = Graj dalej
table-enter = Wejdź
table-look = Zobacz
table-join = Usiądź
table-watch = Oglądaj
sandbox = piaskownica
chair-open = wolne miejsce
seats-range = graczy: { $range }
minutes-range = { $range } min
weight = Złożoność { $weight } na { $most }

## Nowy stół

new-title = Nowy stół
play-this = Zagraj w tę grę
presets = Kto gra
preset-bots = Od razu, z botami
    .about = Ty i boty; gra zaczyna się natychmiast.
preset-friends = Z ludźmi
    .about = Pozostałe miejsca są wolne; zaproś linkiem.
preset-hotseat = Na jednym urządzeniu
    .about = Podajecie sobie urządzenie.
start-now = Zaczynamy
start-with-bots = Zaczynamy; wolne miejsca zajmą boty
open-table = Otwórz stół
seats-title = Miejsca i kolory
options-title = Opcje gry
manners-title = Czas, rozmowa i widzowie
who-me = ja
who-open = dla każdego
who-bot = bot
who-bot-level = bot: { $level }
level-random = losowy
level-greedy = szybki
level-mcts = myślący
level-search = myślący
level-ismcts = myślący
level-policy = wytrenowany
seat-name = Imię na miejscu { $number }
colour-of = Kolor miejsca { $number }
colour = Kolor { $number }, { $shape }
shape-disc = koło
shape-square = kwadrat
shape-triangle = trójkąt
shape-diamond = romb
shape-pentagon = pięciokąt
shape-hexagon = sześciokąt
shape-star = gwiazda
shape-cross = krzyż
pace = Czas
pace-none = bez zegara
pace-live = { $minutes } min + { $seconds } s
pace-slow = { $hours } godz. na ruch
pace-bank = Minuty na całą grę
pace-increment = Dodatkowe sekundy za każdy wybór
speed-none = bez zegara
speed-live = na żywo, z zegarem
speed-slow24 = 24 godziny na ruch
speed-slow72 = 72 godziny na ruch
timeout = Gdy czas minie
timeout-fallback = zapada najprostszy wybór
timeout-bot = wybiera bot
timeout-resign = gracz odpada
keep = Miejsca nieobecnego pilnuje bot
talk-kind = Rozmowa
talking-open = swobodna rozmowa
talking-acts = tylko zdania z gry
talking-closed = bez rozmowy
listed = Widoczny w poczekalni
is-listed = widoczny w poczekalni
is-private = na zaproszenie
spectators = Widzowie mogą oglądać
seed = Ziarno
seed-about = Zostaw puste: stół wylosuje ziarno i poręczy za nie.
data-file = Własny plik z danymi
data-about = Plik TOML, który zmienia liczby w grze.
data-loaded =
    { $size ->
        [one] Wczytano { $size } znak
        [few] Wczytano { $size } znaki
       *[many] Wczytano { $size } znaków
    }

## Przed rozpoczęciem

chairs-free =
    { $count ->
        [one] Jest { $count } wolne miejsce.
        [few] Są { $count } wolne miejsca.
       *[many] Jest { $count } wolnych miejsc.
    }
chairs-full = Wszyscy są na miejscach.
sit-down = Usiądź
stand-up = Wstań
put-bot = Posadź tu bota
free-chair = Zwolnij miejsce
invite = Zaproś ludzi
table-link = Link do tego stołu
qr = Jako kod do zeskanowania
qr-device = Kod, który czyni z innego urządzenia twoje
qr-about = Kod, który otwiera ten stół na innym urządzeniu

## Stół

view = Widok
board = Plansza
as-text = Tekst
board-as-text = Stół jako tekst
table-tools = Narzędzia stołu
log-and-talk = Przebieg i rozmowa
prompt = O co chodzi w pytaniu
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
fold = Zwiń pytanie
unfold = Rozwiń pytanie
closed-link = Czego nie wolno?
closed-title = Czego nie wolno i dlaczego
closed-none = Żadna zasada niczego teraz nie zabrania.
confirm-choice = Potwierdź
confirm-option = Potwierdź: { $option }
confirm-never = Nie pytaj więcej
clear-selection = Od nowa
undo = Cofnij
guide = Podpowiedź
guide-off = Bez podpowiedzi
options-list =
    { $count ->
        [one] Lista: { $count } opcja
        [few] Lista: { $count } opcje
       *[many] Lista: { $count } opcji
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
line-lost = Połączenie zerwane. Próbuję ponownie…
spectator = widz
reveal-votes = Głosy
reveal-dice = Kości
skip-reveal = Dalej
surface-nearer = Przybliż
surface-farther = Oddal
surface-fit = Dopasuj planszę

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
talk-none = Nikt jeszcze nic nie powiedział.
talk-unheard = Rozmowa przy stole, są nowe wypowiedzi
talk-about = O czym
say-it = Powiedz
talk-is-closed = Przy tym stole się nie rozmawia.
talk-only-acts = Przy tym stole mówi się tylko zdaniami z gry.
talk-spectators = To, co piszesz, czytają tylko widzowie.

note-undo = { $name } cofa ostatni wybór.
note-back = Stół wraca do chwili przed ostatnim wyborem gracza { $name }.
note-timeout = { $name }: czas minął.
note-kept = Miejsca gracza { $name } pilnuje bot.
note-returned = { $name } wraca do stołu.
note-left = { $name } odchodzi od stołu.
note-resigned = { $name } rezygnuje z gry.

menu = Menu stołu
wish-back = Poproś wszystkich o cofnięcie mojego ostatniego wyboru
back-waits = Prosisz o cofnięcie ostatniego wyboru. Pozostali decydują.
back-asked = { $name } prosi o cofnięcie ostatniego wyboru.
back-agree = Zgoda
back-refuse = Odmowa
go-away = Odejdź na chwilę; miejsca popilnuje bot
come-back = Wróć na swoje miejsce
resign = Zrezygnuj
resign-about = Twoje miejsce na stałe zajmie bot; we dwoje wygrywa druga strona.
resign-yes = Rezygnuję na dobre
intro-goal = Cel
intro-turn = Twoja kolej
intro-win = Koniec
intro-done = Do stołu
intro-again = Wprowadzenie do gry

curtain-title = Podaj urządzenie: { $name }
curtain-about = Na ekran patrzy teraz tylko { $name }.
curtain-ready = To ja, { $name }
turn-notification = Twój ruch

## Koniec

show-result = Wynik
scores = Punkty
total = Razem
moments-heading = Co przesądziło o grze
moment-watch = Obejrzyj tę chwilę jeszcze raz
luck-heading = Szczęście w kościach
luck-about = Ile razy wypadła każda ścianka i co z tego wynikło: jasny pasek to wynik tej gry, blady to średnia, jaką przy tych samych rzutach dałyby uczciwe kości.
luck-faces = Ile razy wypadła każda ścianka: { $faces }
luck-compared = Wyszło { $got }; uczciwe kości dałyby średnio { $expected }.
luck-lucky = więcej szczęścia niż zwykle
luck-fair = zgodnie z oczekiwaniami
luck-unlucky = pech
luck-more = więcej niż zwykle
luck-less = mniej niż zwykle
fairness = Czy gra była uczciwa?
fairness-about = Przed grą stół poręczył za swoje ziarno sumą kontrolną. Teraz je pokazuje; całą grę można odtworzyć z zapisu.
pledge = Poręczenie
verify = Rozegraj jeszcze raz i porównaj
proof-holds = Zapis się zgadza: to samo ziarno, ta sama gra.
proof-fails = Zapis się nie zgadza: { $problem }
replay = Powtórka
record = Pobierz zapis
rematch = Zagraj jeszcze raz

## Powtórka

moment = Chwila
moment-of = Wybór { $at } z { $last }, runda { $round }
moment-before = Wybór { $at } z { $last }, przygotowanie
moment-link = Link do tej chwili
to-start = Na początek
to-end = Na koniec
step-back = Wybór wstecz
step-on = Wybór naprzód
round-before = Początek rundy
round-after = Następna runda
play = Odtwarzaj
speed = Szybkość
eyes = Czyimi oczami
fork = Graj dalej od tego miejsca w piaskownicy

## Zasady

chapters = Rozdziały
rules-search = Szukaj w zasadach
rules-none = Żadna zasada tego nie mówi.
rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }

## Ustawienia

settings-look = Wygląd
settings-play = Przy stole
settings-you = Ty
setting-language = Język
language-en = English
language-pl = polski
setting-palette = Kolory graczy
palette-plain = spokojne
palette-bright = jaskrawe
palette-muted = przygaszone
setting-motion = Ruch
motion-device = jak mówi urządzenie
motion-none = żaden
motion-full = zawsze
setting-confirm = Pytaj przed wyborem, którego nie można cofnąć
confirming-always = zawsze
    .about = Każdy wybór, którego nie można cofnąć, czeka na twoje potwierdzenie.
confirming-weighty = tylko gdy to ważne
    .about = Stół pyta, gdy kilka osób wybiera w tajemnicy i gdy jedno dotknięcie planszy od razu o czymś rozstrzyga; nigdy po przycisku, który mówi, co robi.
confirming-never = nigdy
    .about = To, czego dotkniesz, od razu jest wybrane.
setting-guide = Pokazuj podpowiedzi dla początkujących
setting-panels = Pokazuj stoły jako tekst
setting-notify = Powiadamiaj, gdy mam ruch
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
setting-volume = Głośność
try-sound = Zapukaj
muted = Osoby, których wiadomości są ukryte
setting-webhook = Webhook
webhook-about = Adres wywoływany, gdy masz ruch, na przykład pokoju rozmów.
other-device = Na innym urządzeniu
other-device-about = Link, który działa raz i czyni z innego urządzenia twoje.
make-link = Utwórz link
account = Konto
login = Login
password = Hasło
password-about = Co najmniej 8 znaków.
sign-up = Załóż konto
sign-up-about = Zachowasz imię i stoły, a zalogujesz się wszędzie.
account-made = Masz już konto.
log-in = Zaloguj się
log-in-about = Na tym urządzeniu staniesz się graczem z tego konta.
logged-in = Zalogowano jako { $login }.
log-out = Wyloguj się
move-title = Stań się tu tym samym graczem
move-about = Ten link czyni i to urządzenie twoim. Działa raz.
move-replaces = Na tym urządzeniu grasz jako { $name }. Po użyciu linku urządzenie przejdzie na drugiego gracza.
move-yes = To ja

## O Ostoi

about-ostoja = Ostoja to jeden stół dla pięciu gier planszowych o przetrwaniu: silnik, który zna zasady, serwer, boty i ten klient. To wolne oprogramowanie.
about-games = Gry należą do swoich autorów i wydawców. Wszystko, co tu widzisz, rysunki i teksty, powstało dla Ostoi; niczego nie wzięto z pudełek.
credits = Z czego to zrobiono
credit-icons = Ikony
credit-font = Krój pisma
credit-library = Biblioteka
credit-icons-authors = Ikony: Lorc, Delapouite, Skoll, sbed, Caro Asercion i inni współtwórcy game-icons.net; pokazane w innych kolorach.

## Klawisze

keys-title = Klawisze
key-option = wybierz opcję
key-clear = zdejmij zaznaczenie
key-undo = cofnij
key-talk = rozmowa
key-log = przebieg
key-rules = zasada tego pytania
key-menu = menu stołu
key-view = plansza albo tekst
key-roving = przechodź między miejscami na stole
key-touch = dotknij miejsca
key-zoom = przybliż i oddal planszę
key-help = ta lista
key-step = wybór wstecz albo naprzód
key-round = runda wstecz albo naprzód
key-ends = początek i koniec
key-play = odtwarzaj i zatrzymaj
