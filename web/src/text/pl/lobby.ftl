# Co klient mówi przed grą.

## Poczekalnia

hero-title = Światło w ciemności
hero-about =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } o grozie i przetrwaniu. Zbierz ludzi, którym prawie ufasz, albo wpuść boty.
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
table-broken = Nie da się otworzyć
table-outdated = Zaczęty przy wersji { $version } zasad
table-story = Co się stało
table-close = Zamknij stół
altered = Gra na zmienionych zasadach ({ $count })
altered-usual = (zwykle: { $usual })
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
level-greedy = impulsywny
level-newcomer = nowicjusz
level-easy = łatwy
level-normal = zwykły
level-hard = trudny
level-master = mistrz
level-random-about = Robi cokolwiek, co wolno. Dobry na oswojenie z przyciskami.
level-greedy-about = Bierze od razu to, co wygląda najlepiej, i dalej nie patrzy.
level-newcomer-about = Wyrozumiały: planuje niewiele i często się myli.
level-easy-about = Widzi to, co oczywiste, wiele przeocza.
level-normal-about = Planuje rundę naprzód, czasem się pomyli.
level-hard-about = Planuje uważnie, rzadko się myli.
level-master-about = Najsilniejszy: myśli do dwóch sekund nad każdym wyborem.
seat-number = miejsce { $number }
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
timeout-fallback = ten jeden raz wybiera bot
timeout-bot = dalej gra bot
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
aftermath = Kto po zakończeniu może obejrzeć grę
aftermath-about = Wtedy widać całą grę: wszystkie karty na rękach i wszystko, co szeptano.
aftermath-auto = każdy, jeśli stół jest widoczny w poczekalni; inaczej tylko obecni
aftermath-all = każdy, kto ma link
aftermath-seated = tylko gracze i widzowie
after-all = po zakończeniu otwarty dla każdego
after-seated = po zakończeniu tylko dla obecnych
variants-locked =
    { $count ->
        [one] Jeszcze { $count } trzeba odkryć, grając.
        [few] Jeszcze { $count } trzeba odkryć, grając.
       *[many] Jeszcze { $count } trzeba odkryć, grając.
    }
seed = Ziarno
seed-about = Zostaw puste: stół wylosuje ziarno i poręczy za nie.

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
rules-link = Przeczytaj zasady
levels-title = Jak silne są boty?
for-beginners = na pierwszą grę
minutes = { $minutes } min
difficulty = Trudność { $value } z { $most }
