# Co klient mówi na stronach obok stołu.

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
setting-speed = Animacje
setting-tempo = Boty grają
settings-bots = Boty przy tym stole
tempo-now = Boty grają: { $tempo }. Zmienić to może gospodarz.
speed-calm = spokojnie
speed-normal = zwykłym tempem
speed-fast = szybko
speed-at-once = natychmiast
setting-motion = Animacje
motion-device = jak w urządzeniu
motion-none = wyłączone
motion-full = włączone
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
webhook-about = Adres wywoływany, gdy masz ruch, na przykład kanału na Discordzie.
other-device = Na innym urządzeniu
other-device-about = Link, który działa raz i czyni z innego urządzenia twoje.
make-link = Utwórz link
account = Konto
login = Login
password = Hasło
password-about = Co najmniej 8 znaków i nic, co odgaduje się najpierw: dobre są trzy lub cztery słowa.
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

about-ostoja = Ostoja to jeden stół dla gier planszowych o przetrwaniu: silnik, który zna zasady, serwer, boty i ten klient. To wolne oprogramowanie.
about-games = Gry należą do swoich autorów i wydawców. Wszystko, co tu widzisz, rysunki i teksty, powstało dla Ostoi; niczego nie wzięto z pudełek.
credits = Z czego to zrobiono
credit-icons = Ikony
credit-font = Krój pisma
credit-library = Biblioteka
credit-icons-authors = Ikony: Lorc, Delapouite, Skoll, sbed, Caro Asercion i inni współtwórcy game-icons.net; pokazane w innych kolorach.

## Pozycje

position = Pozycja
position-copy = Kopiuj pozycję
position-save = Zapisz jako plik
position-true = Pozycja taka, jaka jest naprawdę: ze wszystkim, co leży zakryte, i z losem, który dopiero nadejdzie.
position-seen = Prawdziwe jest tu tylko to, co wiadomo na tym miejscu; całą resztę rozdano na nowo.
position-narrow = Tylko to, co może wiedzieć { $name }
position-open-title = Otwórz pozycję
position-open-about = Pozycja to krótki tekst opisujący wszystko, co leży na stole. Otwiera się jako piaskownica, w której grasz za wszystkich.
position-paste = Tekst pozycji
position-file = Albo plik z nią
position-open = Otwórz jako piaskownicę

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

## Strona projektanta

designer-about = Zmień liczby gry i naciśnij „Wypróbuj”: boty zagrają wiele razy z twoimi liczbami i na tych samych rozdaniach ze zwykłymi, a obrazki pokażą, co to zmienia.
designer-game = Która gra
designer-try = Co wypróbować
designer-bot = Kto gra
designer-bot-about = Im silniejszy bot, tym prawdziwszy obraz, ale i dłuższe czekanie.
designer-games = Gry
designer-games-about = Im więcej gier, tym pewniejsze obrazki. Po { $seconds } sekundach kończy się na tym, co rozegrano.
designer-start = Wypróbuj
designer-table = Otwórz stół z tymi liczbami
designer-off = W tym domu nie ma prób: wyłączył je ten, kto go prowadzi.
designer-outcome = Co z tego wyszło
designer-what = Liczba gier: { $games }, miejsc przy stole: { $seats }, gra bot: { $bot }
designer-waiting =
    { $count ->
        [0] Zaraz się zacznie.
        [one] Najpierw rozgrywana jest inna próba.
       *[other] Najpierw rozgrywane są inne próby: { $count }.
    }
designer-playing = Rozegrano { $done } z { $total } gier
designer-progress = Rozegrane gry
designer-stop = Zakończ i pokaż, co jest
designer-cut = Zakończono po { $done } z { $total } gier: obrazki pokazują to, co rozegrano.
designer-failed-slow = W wyznaczonym czasie nie rozegrano dość, by coś powiedzieć: wybierz szybszego bota.
designer-failed-lost = Serwer uruchomiono ponownie w trakcie gry. Spróbuj jeszcze raz.
designer-failed-broken = Nie udało się: z tymi liczbami gry nie da się doprowadzić do końca.
designer-keep = Zapisz obrazki jako stronę
designer-share = Udostępnij link
designer-earlier = Wypróbowane wcześniej
designer-status-waiting = czeka
designer-status-playing = trwa
designer-status-done = gotowa
designer-status-stopped = zatrzymana
designer-status-failed = nieudana
