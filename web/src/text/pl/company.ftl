# Co klient mówi o ludziach przy stole: o gospodarzu, miejscach, imionach i kolorach.

## Przed grą

start-when = Gra się zaczyna
start-ready = gdy wszyscy są na miejscach i gotowi
start-full = od razu, gdy wszyscy są na miejscach
start-host = na znak gospodarza
late = Spóźnieni mogą przejąć miejsce bota albo kogoś, kto odszedł
ready = Jestem – zaczynajmy
not-ready = Jeszcze nie
is-ready = gra
waits-ready =
    { $count ->
        [one] Wszyscy są na miejscach; czekamy na znak od { $count } osoby.
        [few] Wszyscy są na miejscach; czekamy na znak od { $count } osób.
       *[many] Wszyscy są na miejscach; czekamy na znak od { $count } osób.
    }
waits-host = Wszyscy są na miejscach; zaczyna gospodarz.
send-away = Wyproś
send-away-about = { $name } traci miejsce i nie usiądzie już przy tym stole.
own-colour = Twój kolor
sides-colour = O kolorach decydują strony.
another-name = Inne imię
another-name-about = Przy tym stole siedzi już { $name }. Jak ma cię nazywać stół?
saved-for = czeka: { $name }

## Gospodarz

host-title = Gospodarz
host-pause = Wstrzymaj grę
host-resume = Grajmy dalej
host-stand-in = Posadź tam bota
host-give-back = Oddaj miejsce
host-hand-on = Przekaż rolę gospodarza
host-hand-on-about = Gospodarzem tego stołu będzie { $name }, a ty gościem.
host-remove = Wyproś
host-remove-about = { $name } traci miejsce i wszystko, co z niego widać. Dalej gra bot; miejsce może przejąć ktoś inny.
host-close-about = Gra kończy się tu dla wszystkich. Zostaje po niej tylko zapis.
is-paused = Gospodarz wstrzymał grę. Zegary stoją.

## Miejsca, które zmieniają właściciela

late-hint = Oglądasz grę.
late-title = Usiądź
late-about = Możesz przejąć miejsce i grać od tej chwili.
take-chair = Zagraj zamiast: { $name }
reclaim-about = Jesteś kimś z nich, tylko na innym urządzeniu?
i-am = To ja, { $name }
claim-about = Gospodarz widzi teraz kod. Zapytaj o niego i wpisz go tutaj.
claim-code = Kod
claim-ok = Wracam na swoje miejsce
claim-told = { $name } prosi o swoje miejsce z innego urządzenia. Jeśli to naprawdę ta osoba, podaj jej kod: { $code }
personal-link = Graj dalej na innym urządzeniu
personal-link-about = Link tylko dla ciebie. Działa raz, przez trzydzieści dni, i czyni z innego urządzenia twoje: wyślij go sobie.
keeper-of = { $name } (bot)

note-stood-in = Gospodarz sadza bota na miejscu: { $name }.
note-given = Gospodarz oddaje miejsce: { $name }.
note-took = { $name } przejmuje miejsce ({ $before }).
note-removed = Gospodarz wyprasza gracza ({ $before }); dalej gra bot { $name }.
note-reclaimed = { $name } wraca na innym urządzeniu.
note-paused = Gospodarz wstrzymuje grę.
note-resumed = Gra toczy się dalej.
note-hosted = Gospodarzem jest teraz { $name }.

## Jeszcze raz

rematch-waits = Zaczyna się następna gra. Twoje miejsce czeka przez minutę.
rematch-join = Gram
rematch-swap = Jeszcze raz, na odwrót
rematch-first = Twoje miejsce czeka na ciebie.

error-name-taken = Ktoś przy tym stole ma już takie imię. Wybierz inne.
error-colour-taken = Ten kolor wybrał już ktoś inny.
error-no-colour = W tej grze nie ma takiego koloru.
error-sent-away = Gospodarz wyprosił cię od tego stołu.
error-knows-secrets = Znasz już tajemnice innego miejsca w tej grze.
error-seated = Siedzisz już przy tym stole.
error-nobody-there = Na tym miejscu nikogo nie ma.
error-somebody-there = Ktoś tam siedzi. Najpierw go wyproś.
error-is-here = Osoba z tego miejsca jest połączona.
error-host-chair = Gospodarz wraca przez swój link albo po zalogowaniu.
error-asked-already = Ktoś już prosi o to miejsce. Poczekaj kilka minut.
error-ask-again = Poproś o swoje miejsce jeszcze raz.
error-wrong-code = To nie jest kod, który widzi gospodarz.
error-saved = To miejsce przez minutę czeka na osobę, która siedziała tu poprzednio.
error-over = Gra już się skończyła.

## Przywoływanie do stołu

calling-title = Przywoływanie mnie do stołu
calling-about = Gdy przychodzi twoja kolej przy stole, przy którym gra trwa wiele dni, a ciebie tam nie ma.
calling-channel = Daj mi znać
calling-by-none = wcale
calling-by-push = powiadomieniem na tym urządzeniu
calling-by-mail = e-mailem
calling-by-webhook = przez mój webhook
calling-devices =
    { $count ->
        [one] Powiadomienia dostaje { $count } twoje urządzenie.
        [few] Powiadomienia dostają { $count } twoje urządzenia.
       *[many] Powiadomienia dostaje { $count } twoich urządzeń.
    }
calling-insecure = Ta strona przyszła zwykłym HTTP. Przeglądarki nie pozwalają wtedy na powiadomienia ani na instalację aplikacji, a kopiowanie działa okrężną drogą. Gospodarz serwera może uruchomić go z --https albo postawić za serwerem pośredniczącym z certyfikatem.
calling-unknown = Ta przeglądarka nie zna powiadomień. Na iPhonie najpierw dodaj stronę do ekranu początkowego i otwórz ją stamtąd.
calling-refused = Powiadomienia z tej strony są zablokowane. Zezwól na nie w ustawieniach przeglądarki.
calling-address = Adres e-mail
calling-mail-is = Wiadomości idą na adres { $mail }.
calling-send-code = Wyślij kod
calling-code-about = Na adres { $mail } wysłano kod.
calling-no-mail = Ten serwer nie wysyła e-maili.
calling-quiet_from = Cisza od
calling-quiet_to = do
calling-digest = Kiedy
calling-at-once = od razu
calling-daily = raz dziennie o { $hour }
calling-remind = Przypomnij
calling-never = nigdy
calling-after =
    { $hours ->
        [one] po godzinie
        [few] po { $hours } godzinach
       *[many] po { $hours } godzinach
    }
calling-try = Daj mi znać teraz, na próbę
loopback-offer = Ten link działa tylko na tym komputerze. Dla telefonów i innych w twojej sieci:
loopback-alone = Ten link działa tylko na tym komputerze. Żeby wpuścić telefony, trzeba uruchomić serwer z --host 0.0.0.0.
error-no-mail = Najpierw potwierdź adres e-mail.
error-no-webhook = Najpierw podaj webhook.
error-no-mails = Ten serwer nie wysyła e-maili.
error-mail-failed = Nie udało się wysłać wiadomości. Spróbuj później.
error-bad-device = Kluczy tej przeglądarki nie da się użyć.
error-too-many-devices = Powiadomienia dostaje już osiem urządzeń. Najpierw odłącz któreś z nich.

## Co zostaje

page-people = Ludzie
my-page = Moje wyniki
history = Rozegrane gry
history-empty = Nie masz jeszcze skończonej gry.
lasted-minutes = { $count } min
lasted-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
lasted-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
figures-played = rozegrane gry
figures-won = wygrane
figures-streak = najdłuższa seria zwycięstw
figures-kept = dotrzymane słowa
figures-broken = złamane słowa
figures-victim = ulubiona ofiara
figures-nemesis = zmora
by-game = Według gier
by-side = Według stron
rivals = Rywale: gry, które wygrała jedna z dwóch osób
tally-what = Co
tally-played = gry
tally-won = wygrane
ratings = Rankingi
ratings-about = Punkty w każdej grze, z marginesem; środek to 1500. Boty też mają swoje punkty i są oznaczone.
rated-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
be-rated = Prowadź mój ranking
be-rated-about = Twoje punkty widzą osoby, z którymi grasz. Po wyłączeniu zostaną usunięte.
groups = Grupy
groups-about = Znajomi, którzy grają razem: jedna tabela zwycięstw, a co odkryje jedna osoba, tym mogą grać wszyscy.
group-name = Nazwa grupy
group-code = Kod grupy
found-group = Załóż grupę
join-group = Dołącz
leave-group = Opuść grupę
leave-group-about = Nie zobaczysz już grupy { $name }. Twoje gry zostają twoje.
group-invite = Zaproś do grupy
group-invite-about = Kto ma ten kod, może dołączyć.
group-found =
    { $count ->
        [one] { $game }: grupa odkryła { $count } epilog.
        [few] { $game }: grupa odkryła { $count } epilogi.
       *[many] { $game }: grupa odkryła { $count } epilogów.
    }
group-history-empty = Grupa nie skończyła jeszcze własnej gry: co najmniej dwoje z was i nikogo więcej poza botami.
members = Członkowie
members-count =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
my-data = Moje dane
my-data-about = Wszystko, co serwer o tobie przechowuje, w jednym pliku; albo nic.
export = Pobierz moje dane
delete-me = Odejdź na zawsze
delete-about = Twoje imię znika ze wszystkich stołów, miejsca w trwających grach zajmują boty, a konto, grupy, rankingi i urządzenia zostają usunięte. To, co zostało powiedziane przy stołach, zostaje w ich zapisach. Wpisz swoje imię: { $name }
delete-yes = Usuń wszystko
error-no-player = Z nikim takim jeszcze nie grasz.
error-no-group = Nie masz takiej grupy.
error-full-group = Grupa jest pełna.
error-too-many-groups = Należysz do zbyt wielu grup. Najpierw opuść którąś.
error-other-name = Wpisz swoje imię.

## Polecenia przy powolnych stołach

orders =
    { $count ->
        [0] Polecenia na czas nieobecności
        [one] Polecenia na czas nieobecności: { $count }
        [few] Polecenia na czas nieobecności: { $count }
       *[many] Polecenia na czas nieobecności: { $count }
    }
orders-about = Gdy przyjdzie twoja kolej, a ciebie nie będzie, stół zrobi to za ciebie. Polecenie wie tylko to, co widzisz ty.
order-pass = Pasuj, dopóki coś mnie nie dotyczy
order-what = Jeśli można, wybierz
order-where = tylko gdy chodzi o
order-anywhere = cokolwiek
order-in = { $what } ({ $place })
order-give = Zostaw to polecenie
order-cancel = Odwołaj
error-not-slow = Polecenia są dla stołów, przy których gra trwa wiele dni.
error-bad-order = Tego nie da się wybrać w tej grze.
error-too-many-orders = Jest już dziesięć poleceń. Najpierw odwołaj któreś.
error-no-order = To polecenie zostało już wykonane albo odwołane.

## Rozgrywki

series = Rozgrywki
series-about = Puchar albo sezon: stoły, które liczą się razem. Zwycięstwo daje { $win } pkt, udział { $play } pkt.
series-none = Puchar albo sezon łączy kilka gier lub wieczorów: punkty za zwycięstwa i za udział.
series-name = Nazwa rozgrywek
series-begin = Zacznij rozgrywki
series-points = punkty
series-add = Dolicz mój stół
series-again = Zagraj to samo rozdanie przy innym stole
series-board = Rozdanie { $number }: { $game }
series-open =
    { $count ->
        [one] gra je jeszcze { $count } stół
        [few] grają je jeszcze { $count } stoły
       *[many] gra je jeszcze { $count } stołów
    }
series-score = wynik
series-beaten = pokonane stoły
error-no-series = Nie ma takich rozgrywek.
error-too-many-series = Grupa ma już zbyt wiele rozgrywek.
error-counts-already = Ten stół liczy się już do rozgrywek.
error-knows-deal = Znasz już to rozdanie z innego stołu.
error-deal-open = To samo rozdanie trwa jeszcze przy innym stole. Obejrzysz je, gdy wszyscy skończą.
error-deal-shown = To rozdanie każdy mógł już obejrzeć.
