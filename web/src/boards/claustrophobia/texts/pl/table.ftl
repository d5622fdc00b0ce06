# Claustrophobia: co leży na stole i co można zrobić.

## Runda

b-round = Runda { $number } z { $limit }
b-humans-are = Ludzie: { $name }
b-demons-are = Strona Demona: { $name }
b-you = ty
b-phase-order = Runda: Inicjatywa, Akcja Ludzi, Groza, Akcja Demona
b-winner-0 = Zwyciężyli Ludzie
b-winner-1 = Zwyciężyła strona Demona
b-winner-2 = Remis
b-bid-now =
    { $bid ->
        [0] Nikt jeszcze nie licytował
       *[other] Ostatnia oferta: { $bid }
    }
b-points = Punkty na zakupy: { $points }
b-stack =
    { $count ->
        [0] Nie ma już kafli
        [one] Został { $count } kafel
        [few] Zostały { $count } kafle
       *[many] Zostało { $count } kafli
    }
b-known = Wiesz: { $tile } leży { $place ->
        [0] na wierzchu stosu
       *[other] w stosie, tyle kafli pod wierzchem: { $place }
    }
b-discards = Odrzucone kafle
b-set-aside = Na razie odłożone
b-map-left =
    { $count ->
        [one] Mapa Kanałów: Ludzie obracają jeszcze { $count } kafel
        [few] Mapa Kanałów: Ludzie obracają jeszcze { $count } kafle
       *[many] Mapa Kanałów: Ludzie obracają jeszcze { $count } kafli
    }

## Cele

b-aim = Cel Ludzi
b-aim-escapes = Wyprowadzić przez Wyjście tylu wojowników: { $needed }
b-aim-escapes-now = Uciekło: { $now } z { $needed }
b-aim-draw = Gdy ucieknie dokładnie { $draw }, jest remis
b-aim-gathering = Zebrać na Wyjściu naraz tylu wojowników: { $needed }
b-aim-gathering-now = Na miejscu: { $now } z { $needed }
b-aim-charges = Podłożyć w Komnacie Pentagramu ładunki: { $needed }
b-aim-charges-now = Podłożone: { $now } z { $needed }
b-aim-seals = Położyć w Komnacie Pentagramu Pieczęcie: { $needed }
b-aim-seals-now = Pieczęcie: { $now } z { $needed }
b-aim-treasure = Donieść skarb do Wyjścia
b-aim-treasure-hidden = Nieznaleziony; ukrytych żetonów: { $left }
b-aim-treasure-carried = Niesie go { $name }
b-aim-treasure-lying = Leży na kaflu: { $tile }
b-aim-possessed = Egzorcyzmować Opętanych: { $needed }
b-aim-possessed-now = Uwolnieni: { $now } z { $needed }
b-aim-summoned = Zabić wroga: { $name }
b-aim-countdown =
    { $count ->
        [0] Następny kafel to Wyjście
        [one] Do Wyjścia jeszcze { $count } kafel
        [few] Do Wyjścia jeszcze { $count } kafle
       *[many] Do Wyjścia jeszcze { $count } kafli
    }
b-aim-redeemer = Śmierć Odkupiciela to zwycięstwo Demona
b-aim-last-round = Kto po rundzie { $limit } jest jeszcze pod ziemią, przepada
b-aim-infection = Przed każdym rzutem Skazany, który stracił mniej linii niż { $lines }, traci jedną; umarli wstają
b-aim-stash-advantage = Pierwszy wojownik w Skrytce znajduje kartę Przewagi
b-aim-stash-treasure = Pierwszy wojownik w Skrytce odkrywa żeton skarbu

## Wojownicy

b-heroes = Wojownicy Ludzi
b-fiends = Wojownicy Demona
b-movement = Ruch
b-combat = Walka
b-defence = Obrona
b-values = Ruch { $movement }, Walka { $combat }, Obrona { $defence }
b-attack-with = w ataku { $attack }
b-line = Linia { $line }: Ruch { $movement }, Walka { $combat }, Obrona { $defence }
b-line-cancelled = Linia { $line }: stracona
b-line-in-use = teraz używana
b-lines = Linie Akcji
b-lines-left =
    { $count ->
        [one] Została { $count } linia
        [few] Zostały { $count } linie
       *[many] Zostało { $count } linii
    }
b-die-in-slot = Kość: { $die }
b-no-die = Jeszcze bez kości
b-exhausted = Wyczerpany
    .about = Kość leży na straconej linii: bez ruchu i walki, Obrona 3, bez Talentów.
b-activated = Już działał
b-active = Działa teraz
b-movement-left = Pozostały Ruch: { $count }
b-has-fought = Walka wykorzystana
b-movement-over = Ruch zakończony
b-in-panic = Panika: nie może walczyć
b-courage = Odwaga
    .about = +1 do Obrony do następnej fazy Inicjatywy.
b-blessed-movement = Błogosławieństwo: +1 do Ruchu
b-blessed-combat = Błogosławieństwo: +2 do Walki
b-terrified = Przerażenie
    .about = −1 do Ruchu i −1 do Walki w tej fazie.
b-snuffed = Zgaszona Latarnia
    .about = −1 do Ruchu w tej fazie.
b-unguarded = Teraz bez Ochroniarza
    .about = Odebrało go na tę fazę Trafienie Krytyczne.
b-charges =
    { $count ->
        [one] Niesie ładunek
        [few] Niesie { $count } ładunki
       *[many] Niesie { $count } ładunków
    }
b-treasure = Niesie skarb
b-escaped = Uciekł: { $name }
b-condemned = Skazany
b-tough = Twardy
    .about = +1 do Walki; pierwsze trafienie zdejmuje tylko żeton.
b-frenzied = Szał
    .about = Szaleńczy i +1 do Walki w tej fazie.
b-critical = Trafienie Krytyczne
    .about = Jeśli jego atak trafi, trafia raz więcej.
b-prostrate = Powalony
    .about = Nie działa i nie można go zranić. Odkupiciel może go egzorcyzmować; pod koniec rundy wstaje.
b-health = Rany: { $wounds } z { $health }
b-swarm =
    { $count ->
        [one] { $count } Troglodyta
       *[other] Troglodyci: { $count }
    }
b-nobody = Nikt
b-objects = Przedmioty
b-gifts = Dary
b-talents = Talenty
b-tokens = Żetony
b-leave = Czy może wyjść
b-free-to-go = Może wyjść
b-held = Nie może wyjść
b-held-CLA-BLK-01 = Wrogowie mają przewagę: { $foes } do { $friends }
    .about = Kafel z wrogami można opuścić tylko wtedy, gdy swoich jest tam co najmniej tylu, ilu wrogów.
b-held-CLA-TAL-09 = Imponujący wróg nikogo nie wypuszcza
    .about = Tylko obecność Nieuchwytnego przywraca liczenie głów; Troglodyci mogą jeszcze uciec dziurą.
b-way-CLA-MOV-04 = pełno
b-way-CLA-SC5-04 = za daleko od Skrytki
b-way-open = wolne

talent-frantic = Szaleńczy
    .about = Chybione kości może raz przerzucić.
talent-bodyguard = Ochroniarz
    .about = Może przyjąć trafienie za sojusznika na tym samym kaflu.
talent-elusive = Nieuchwytny
    .about = Opuszcza kafel bez względu na liczbę wrogów.
talent-impressive = Imponujący
    .about = Wrogowie w ogóle nie mogą opuścić tego kafla.
talent-blessed = Błogosławiony
    .about = Raz na grę: inny wojownik dostaje +1 do Ruchu albo +2 do Walki, a jego używana linia zdrowieje.

## Labirynt

b-maze = Labirynt
b-tile-where = { $tile } ({ $across }, { $up })
b-kind-exit = Miejsce dla pięciu z każdej strony. Droga na zewnątrz.
b-kind-pentacle = Miejsce dla pięciu z każdej strony.
b-kind-lair = Tu zawsze można wysłać Troglodytów, nawet gdy stoją tu Ludzie.
b-kind-hole = Troglodyci czołgają się stąd do żetonu Dziury i z powrotem, niezależnie od odległości.
b-kind-stash = Pierwszy człowiek może coś tu znaleźć, jeśli tak mówi scenariusz.
b-kind-hungry = Każde trafienie w walce, w bohatera albo Demona, liczy się tu podwójnie.
b-kind-tight = Tylko jeden wojownik każdej strony.
b-kind-flooded = Wejście kończy ruch; wyjście kosztuje cały Ruch.
b-kind-booby = Pierwszy człowiek uruchamia pułapkę: 2–3 rana, 4 koniec ruchu, 5 Troglodyta, 6 dwie rany.
b-kind-mechanism = Pierwszy człowiek daje graczowi Demona dodatkową kość Przeznaczenia.
b-room = Miejsce
b-room-for = dla Ludzi: { $humans }, dla Demona: { $demons }
b-size = Mieści z każdej strony: { $size }
b-ways = Krawędzie
b-edge = { $direction }: { $edge }
b-edge-wall = ściana
b-edge-passage = przejście, dalej { $tile }
b-edge-blocked = wyjście zamurowane z drugiej strony
b-edge-unexplored = nieodkryte
b-edge-lost = nieodkryte, zamknięte dla Ludzi
b-also-lair = Liczy się jako Leże
b-visited = Już zadziałało
b-searched = Już przeszukana
b-holes =
    { $count ->
        [one] { $count } żeton Dziury
        [few] { $count } żetony Dziury
       *[many] { $count } żetonów Dziury
    }
b-lying =
    { $count ->
        [one] Coś tu leży
       *[other] Leżące tu rzeczy: { $count }
    }
b-seals-here =
    { $count ->
        [one] { $count } Pieczęć
        [few] { $count } Pieczęcie
       *[many] { $count } Pieczęci
    }
b-planted-here =
    { $count ->
        [one] { $count } podłożony ładunek
        [few] { $count } podłożone ładunki
       *[many] { $count } podłożonych ładunków
    }
b-arrivals = Przybycie
b-arrivals-open = Troglodyci mogą tu przybyć
b-arrivals-CLA-SND-04 = brak nieodkrytego wyjścia
b-arrivals-CLA-SND-05 = stoją tu Ludzie
b-arrivals-CLA-SND-06 = nie ma już miejsca
b-ambush =
    { $count ->
        [one] Zasadzka: mimo Ludzi może tu przyjść jeszcze { $count } Troglodyta
       *[other] Zasadzka: mimo Ludzi może tu jeszcze przyjść Troglodytów: { $count }
    }
b-explore = Eksploruj ({ $direction }), skąd: { $tile }
b-turn-to = { $tile }, otwarte strony: { $ways }
b-foreseen-by-foe = Gracz Ludzi ogląda kafle: { $count }
b-openings = Otwarte strony: { $ways }

## Kości i walka

b-action-dice = Kości Akcji
b-extra-dice =
    { $count ->
        [one] { $count } dodatkowa kość Akcji w następnej rundzie
        [few] { $count } dodatkowe kości Akcji w następnej rundzie
       *[many] { $count } dodatkowych kości Akcji w następnej rundzie
    }
b-die = Kość z wynikiem { $die }
b-fight = Ostatni atak
b-hits =
    { $count ->
        [0] Bez trafień
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
b-hit = trafienie
b-miss = pudło
b-needed = trafia od { $needed }
b-blast-of = Wybuch: { $target }
b-rocks-on = Zawał: { $target }
b-trap-of = Pułapka: { $target }
b-reroll-count =
    { $count ->
        [0] Zostaw kości
        [one] Przerzuć { $count } pudło
        [few] Przerzuć { $count } pudła
       *[many] Przerzuć { $count } pudeł
    }

## Obraz

b-open-maze = Labirynt
b-open-heroes = Bohaterowie
b-open-destiny = Przeznaczenie
b-nearer = Bliżej
b-farther = Dalej
b-fit = Pokaż cały labirynt
b-skip = Pomiń
b-close = Zamknij
b-details = Szczegóły: { $name }
b-shop = Co możesz kupić
b-boon-movement = +1 do Ruchu
b-boon-combat = +2 do Walki
b-mark-0 = Od
b-mark-1 = Os1
b-mark-2 = Os2
b-mark-3 = Na1
b-mark-4 = Na2
b-cards = Karty
b-tools = Widok labiryntu
b-swarm-here = { $tile }: { $count }
