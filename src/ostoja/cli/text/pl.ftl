# Co mówi wiersz poleceń.

## ostoja games

games-title = Gry
games-key = klucz
games-name = tytuł
games-seats = miejsca
games-about = o czym to jest
games-hint = Zagraj: ostoja play { $game }

## ostoja bench

bench-game = gra
bench-seats = miejsca
bench-decisions = decyzje/s
bench-games = gry/s
bench-copy = kopia µs
bench-view = widok µs
bench-running = Mierzę: { $game } …
bench-compiled = wersja skompilowana
bench-interpreted = wersja interpretowana

## ostoja rules

rules-unproven = tej zasady nie sprawdza żaden test
rules-unplaced = tej zasady nie wymienia żadne miejsce w kodzie
rules-count = Zasady: { $rules }, z tego z miejscem w kodzie: { $placed }, sprawdzone testami: { $proven }
rules-placed = Zasady: { $rules }, z tego z miejscem w kodzie: { $placed }
rules-no-checkout = Testów nie ma w zainstalowanym pakiecie; w katalogu ze źródłami projektu polecenie wypisuje także testy.

## ostoja verify, ostoja replay

verify-good = Zapis się zgadza. Wybory: { $choices }, sumy kontrolne: { $hashes }.
verify-pledge = Ziarno jest tym, które przyrzeczono przed grą: { $pledge }
verify-result = Wynik jest taki jak w zapisie: { $scores }
verify-unfinished = Zapis kończy się przed końcem gry.
verify-choice = Wiersz { $line }: zasady nie pozwalają na wybór nr { $first }, „{ $choice }”.
verify-choices = Wiersz { $line }: po wyborze nr { $last } stan gry jest inny; do czego innego prowadzi jeden z wyborów od { $first } do { $last }.
verify-no-choice = Wiersz { $line }: wybory do nr { $last } się zgadzają, ale dalszy ciąg nie.
verify-agreed = Ostatnia zgodna suma kontrolna jest po wyborze nr { $agreed }; różnica mogła powstać już od tego miejsca.
verify-before = Stan gry { $choices ->
    [0] po przygotowaniu
   *[other] po wyborze nr { $choices }
}:
verify-record = Dalej według zapisu:
verify-rules = Dalej według zasad:
verify-nothing = (tu zapis się kończy)
replay-title = { $title }, tak jak to widzi: { $watcher }

## ostoja position

position-seat = { $name } (miejsce { $seat })
position-seen-by = Rozdano na nowo to, czego nie może wiedzieć { $name }.
position-asked = Wybiera: { $names }
position-asks-nobody = Nikt tu o niczym nie decyduje: pole agenda jest puste.

## ostoja simulate

simulate-running = Symulacja
simulate-title = { $title }: liczba gier { $games }, ziarno { $seed }
simulate-interrupted = { $played ->
    [0] Przerwano, zanim skończyła się choć jedna gra.
    [one] Przerwano. Rozegrane gry: 1 z { $games }.
   *[other] Przerwano. Rozegrane gry: { $played } z { $games }.
}
simulate-bot = bot
simulate-side = strona
simulate-games = gry
simulate-wins = wygrane
simulate-shared = wspólne
simulate-share = udział
simulate-interval = przedział 95 %
simulate-score = śr. wynik
simulate-draws = Gry bez zwycięzcy
simulate-mean-rounds = Rundy na grę
simulate-mean-decisions = Decyzje na grę
simulate-decisions-per-second = Decyzje na sekundę
simulate-acts = wypowiedzi
simulate-kept = dotrzymane
simulate-broken = złamane

## ostoja duel

duel-running = Pojedynek
duel-stands = { $share }, iloraz { $ratio }
duel-interrupted = { $games ->
    [0] Przerwano, zanim skończyła się choć jedna gra.
    [one] Przerwano po jednej grze.
   *[other] Przerwano. Rozegrane gry: { $games }.
}
duel-title = { $first } przeciw { $second }: gry { $games }, bloki { $blocks }, miejsca { $seats }, ziarno { $seed }
duel-share = Udział bota { $first }: { $share }, przedział 95 % { $low } – { $high }
duel-ratio = Logarytm ilorazu wiarygodności { $ratio }, rozstrzygnięcie poniżej { $low } lub powyżej { $high }
duel-better = { $first } jest lepszy niż { $second }: przyjmujemy udział { $better }, nie { $equal } (błąd co najwyżej w { $alpha }).
duel-not-better = { $first } nie jest lepszy niż { $second }: przyjmujemy udział { $equal }, nie { $better } (błąd co najwyżej w { $beta }).
duel-open = Nie rozstrzygnięto między udziałem { $equal } a { $better }; trzeba więcej gier.

## ostoja tournament, ostoja ratings

tournament-running = Turniej
tournament-title = { $title }: liczba gier { $games }
tournament-bot = bot
tournament-rating = ranking
tournament-interval = przedział 95 %
tournament-matrix = Ile z wygranych dwóch botów przy tym samym stole przypadło botowi z wiersza
tournament-upset = Kolejność nie jest przechodnia: { $winner } ma { $share } przeciw { $loser } ({ $low } – { $high }), choć stoi niżej w rankingu.

## ostoja balance

balance-running = Gramy
balance-interrupted = Przerwano, zanim było co powiedzieć: strona nie powstała.
balance-cut = Przerwano po { $done } z { $total } gier: strona mówi, co z nich wynikło.
balance-written = Zapisano: { $file }

## ostoja play

play-seat = Grasz jako { $name }. Wpisz numer tego, co wybierasz, i naciśnij Enter.
play-pledge = Los wyznacza ziarno, pokazane na końcu. Ten jego skrót jest przyrzeczeniem:
play-pledged = Przyrzeczenie sprzed gry; `ostoja verify` porównuje je z ziarnem:
play-seed = Ziarno: { $seed }
play-keys = t mów · ? zasada · r zasady · l dziennik · v plansza · { $undo }s zapis · q koniec
play-prompt = Twój wybór (1–{ $count }):
play-bad-choice = Nie ma takiej możliwości: „{ $word }”. Wybierz od 1 do { $count } albo klawisz: { $keys }
play-bad-pick = Nie ma tego na liście: „{ $word }”. Wybierz od 1 do { $count } albo nic, żeby zrezygnować
play-undo-key = u cofnij ·{ " " }
play-pick = (1–{ $count }, nic: rezygnuję)
play-undone = Cofnięto twój ostatni wybór.
play-no-rule = Przy tym pytaniu nie podano zasady.
play-no-rulebook = Ta gra nie ma spisanych zasad.
play-quit = Na pewno chcesz odejść od stołu (t/n)?
play-yes = t tak
play-left = Odchodzisz od stołu.
play-saved-so-far = Dotychczasowy zapis: { $path }. Są w nim tajne wybory pozostałych; ziarno dojdzie na końcu.
play-saved = Zapis: { $path }. Sprawdź go poleceniem: ostoja verify { $path }

## Plansze gier Mall of Horror i Osaczeni

mall-alive = żywi: { $alive }, ratunek przy { $rescue }
mall-truck = ciężarówka:
mall-dice = kości
mall-secret = (tylko ty wiesz)
mall-seen-by = widzą je: { $tags }
mall-closed = zamknięte
mall-cursed = przeklęte
mall-empty = pusto
mall-holds = trzyma
mall-breach = WYŁOM
mall-no-door = tu nie ma drzwi
mall-every-zombie = każdy zjada 1
mall-player = gracz
mall-you = ty
mall-where = ludzie i miejsca
mall-points = punkty
mall-hand = karty
mall-heading = idzie do
mall-announced = (ogłoszone)
mall-fell = poza grą od rundy { $round }
mall-drawn = z ciężarówki
mall-remember = Pamiętasz
mall-buried = { $card } ({ $depth }. od spodu ciężarówki)
mall-signs = wielka litera: czyj · mała: ukryty · ♜ siła · ✓ głosy · Z zombie · † przeklęte przy { $curse }, gdy puste · ★ Szef z tej rundy
mall-played = Poza grą
mall-limit = żywi: { $alive }, koniec przy { $limit }
mall-pool = pula: { $count } M
mall-boxed = pudełko: { $count }
mall-you-boxed = odłożone przez ciebie: { $cards }
mall-open-ground = otwarty teren
mall-every-monster = każdy bierze 1
mall-cold = Chłodnia
mall-row-tie = równa siła nie wystarcza
mall-row-die = o jedną kość więcej
mall-row-idle = bez działania
mall-lying = leży na tym rzędzie
mall-out = poza grą
mall-shelter-signs = wielka litera: czyj · mała: ukryty · ♜ siła · ✓ głosy · M potwory, · wolne wycięcia · ★ odznaka · ✖ żeton ofiary · ◉ rząd działa

## Serwer

serve-address = Stół czeka: { $address }
serve-network = Dostępny tylko z tego komputera. Dla wszystkich w sieci: --host 0.0.0.0
backup-done = { $file } zawiera wszystko ({ $size } B).
restore-done = Przywrócono dane z { $file }.
upgrade-done = Baza danych jest aktualna.
upgrade-checking = Odtwarzanie
upgrade-same = { $tables ->
    [one] Odtworzono jeden zapisany stół: nic się nie różni.
    [few] Odtworzono { $tables } zapisane stoły: nic się nie różni.
   *[many] Odtworzono { $tables } zapisanych stołów: nic się nie różni.
}
upgrade-differs = { $tables ->
    [one] Odtworzono jeden zapisany stół;
    [few] Odtworzono { $tables } zapisane stoły;
   *[many] Odtworzono { $tables } zapisanych stołów;
} { $differ ->
    [one] jeden byłby w tej wersji inną grą. Nie zostanie otwarty, ale jego historia pozostaje.
    [few] { $differ } byłyby w tej wersji innymi grami. Nie zostaną otwarte, ale ich historia pozostaje.
   *[many] { $differ } byłoby w tej wersji innymi grami. Nie zostaną otwarte, ale ich historia pozostaje.
}
upgrade-table = stół
upgrade-game = gra
upgrade-begun = zasady
upgrade-status = stan
upgrade-what = pierwsza różnica
upgrade-status-playing = w toku
upgrade-status-over = zakończony

## ostoja fit

fit-running = Nauka
fit-interrupted = Przerwano; wagi pochodzą z partii rozegranych do tej pory.

## ostoja tune

tune-running = Strojenie
tune-interrupted = Przerwano; to wydawało się najlepsze do tej pory.

## ostoja think

think-option = wybór
think-chance = szansa wygranej
think-tries = prób
think-seat = { $name }: { $chance }
think-spent = { $simulations ->
    [one] { $simulations } symulacja
    [few] { $simulations } symulacje
   *[other] { $simulations } symulacji
} w { $worlds ->
    [one] { $worlds } świecie
   *[other] { $worlds } światach
}, { $seconds } s
think-no-thoughts = Wybiera: { $option }. Ten bot nie mówi dlaczego albo nie było czego ważyć.
