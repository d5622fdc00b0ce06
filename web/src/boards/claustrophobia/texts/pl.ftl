# Plansza gry Claustrophobia po polsku: napisy, działanie rzeczy, wprowadzenie i objaśnienie każdego pytania.

## Wprowadzenie

intro = Pod miastem dwoje graczy dzieli jeden labirynt i chce rzeczy przeciwnych. Gracz Ludzi prowadzi najwyżej pięciu wojowników przez tunele, których nikt nie narysował; gracz Demona śle za nimi to, co tam mieszka.
    .goal = Każdy scenariusz daje Ludziom własny cel: uciec, wysadzić szyb, zabić, zapieczętować, egzorcyzmować albo zdobyć skarb. Gracz Demona wygrywa, gdy nie da się już tego osiągnąć, najczęściej dlatego, że nikt nie został przy życiu.
    .turn = Runda ma cztery fazy. Inicjatywa: gracz Ludzi rzuca kośćmi i daje po jednej każdemu wojownikowi; kość wybiera jego linię ruchu, walki i obrony na tę rundę. Akcja Ludzi: wojownicy po kolei idą, eksplorują i walczą. Groza: gracz Demona kładzie kości na planszy Przeznaczenia, a potem kupuje potwory za punkty Grozy. Akcja Demona: potwory idą i walczą.
    .win = Rany na stałe skreślają linie, a kość na skreślonej linii zostawia wojownika bezbronnym. Z każdą rundą Ludzie są słabsi, a mrok pełniejszy: Ludzie wygrywają pośpiechem, strona Demona cierpliwością.

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
b-kind-plain = Nic szczególnego.
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
b-combat-dice = Kości Walki
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

## Strona Demona

b-demon-side = Strona Demona
b-destiny = Plansza Przeznaczenia
b-destiny-none = Na stole nie ma kości Przeznaczenia
b-dice-unplaced = Kości do położenia
b-threat = Punkty Grozy
b-threat-now = { $count } z { $most }
b-costs = Koszt: Troglodyta { $troglodyte }, Demon { $demon }
b-pool = Troglodyci w zapasie: { $count }
b-demons-left =
    { $count ->
        [0] Nie można wysłać Demona
        [one] Można wysłać jeszcze { $count } Demona
       *[other] Można wysłać jeszcze Demonów: { $count }
    }
b-bonus-dice =
    { $count ->
        [one] Następnym razem { $count } dodatkowa kość Przeznaczenia
        [few] Następnym razem { $count } dodatkowe kości Przeznaczenia
       *[many] Następnym razem { $count } dodatkowych kości Przeznaczenia
    }
b-power-now = w mocy
b-power-pending = do wykonania
b-once = raz
b-often = dowolnie często
b-legion-due = Jeśli zginie Troglodyta, gracz Demona dostaje 2 punkty Grozy
b-possessed-waiting = Mają się jeszcze pojawić
b-demon-card = Demon tego scenariusza

square-about-calm = Jedna kość Przeznaczenia więcej w następnej fazie Grozy.
    .need = 1 kość
square-about-sounds = 2 punkty Grozy za każdą kość.
    .need = same parzyste lub nieparzyste
square-about-speed = Troglodyci: +1 do Ruchu w najbliższej Akcji Demona.
    .need = 2 nieparzyste
square-about-legion = Troglodyci: +1 do Obrony do następnej fazy Grozy; 2 punkty Grozy, jeśli któryś zginie.
    .need = parzysta i nieparzysta
square-about-claws = Troglodyci są Szaleńczy w najbliższej Akcji Demona.
    .need = 2 parzyste
square-about-dark = Karta Wydarzeń za każdą kość.
    .need = każda kość 3 lub więcej
square-about-taste = W tej fazie Ludzie nie przeszkadzają w przybyciu.
    .need = suma dokładnie 7
square-about-burrow = W tej fazie przybycie na dowolny kafel bez Ludzi.
    .need = suma dokładnie 11
square-about-resist = Do następnej fazy Grozy Ludzie tracą Nieuchwytność, a Troglodyci ją mają.
    .need = suma dokładnie 9
square-about-trap = Wybrany przez ciebie wojownik Ludzi dostaje ranę.
    .need = suma 12 lub więcej

## Karty

b-hand = Twoje karty
b-hand-empty = Nie masz kart na ręce
b-advantages = Karty Przewagi
b-events = Karty Wydarzeń
b-cards-held =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
b-cards-deck =
    { $count ->
        [0] talia jest pusta
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
b-cards-spent = Zagrane
b-cards-open = Znane karty na ręce gracza Demona
b-spare-objects = Przedmioty do rozdania
b-used = użyty w tej rundzie
b-gift-now = gotowy do użycia
b-gift-value = przy kości { $value }

advantage-about-map = Przy eksploracji: ten kafel i dwa następne obracasz ty, nie gracz Demona.
advantage-about-grenade = Zamiast walki: rzut na każdego na twoim albo sąsiednim kaflu, na swoich i wrogów.
advantage-about-healing = Na początku aktywacji: wojownik odzyskuje linię.
advantage-about-second = Na początku aktywacji: +1 do Ruchu.
advantage-about-mighty = Przy ataku: +2 do Walki, nawet dla Wyczerpanego.
advantage-about-dodge = Po rzucie wroga: anuluje jedno trafienie.
advantage-about-lucky = Po rzucie kośćmi Akcji: przerzuć dowolne z nich.
eventcard-about-lost = Gdy człowiek eksploruje: kafla się nie dobiera, a to wyjście jest odtąd zamknięte dla Ludzi.
eventcard-about-panic = Na początku aktywacji człowieka: ten wojownik nie może walczyć.
eventcard-about-tough = Przy wysyłaniu: jeden Troglodyta ma +1 do Walki i przeżywa pierwsze trafienie.
eventcard-about-critical = Przed twoją fazą Akcji: twój wojownik, jeśli trafi, trafia raz więcej; jeden człowiek traci Ochroniarza.
eventcard-about-terror = Po przydziale kości: jeden Skazany ma −1 do Ruchu i −1 do Walki.
eventcard-about-ambush = Przy wysyłaniu: dwaj Troglodyci mogą przyjść na kafel, na którym stoją Ludzie.
eventcard-about-rockfall = Przed twoją fazą Akcji: kość za każdego człowieka na kaflu, 5–6 to rana.
eventcard-about-regeneration = Przy wysyłaniu: Demon traci dwie rany; gdy nie ma go w grze, dostajesz punkt Grozy.
eventcard-about-frenzy = Przed twoją fazą Akcji: twój wojownik jest Szaleńczy i ma +1 do Walki.
eventcard-about-snuffed = Zanim ruszą Ludzie: każdy, kto ma Ruch 2 lub więcej, ma o 1 mniej.
eventcard-about-twist = Po rzucie kośćmi Akcji: jedną z nich trzeba rzucić ponownie.
gift-about-smite = W aktywacji Odkupiciela: jedno pewne trafienie we wroga na jego kaflu.
gift-about-courage = Po przydziale kości: dowolny wojownik Ludzi ma +1 do Obrony.
gift-about-gather = Dwie kości Akcji więcej w następnej rundzie.
gift-about-healing = Zanim Odkupiciel ruszy: Skazany na jego kaflu odzyskuje linię.
gift-about-precognition = Przy eksploracji: dobierz dwa kafle i wybierz ten, który zostanie położony.
gift-about-blessing = Przy aktywacji Odkupiciela: gracz Demona traci punkt Grozy.
force-about-brute = Ochroniarz i Imponujący: przyjmuje trafienia za innych i nie wypuszcza wrogów.
force-about-blade = Nieuchwytny: wymyka się każdej liczbie wrogów.
object-about-blunderbuss = +1 do Walki w ataku; strzela na sąsiedni kafel.
object-about-shield = +1 do Obrony.
object-about-scepter = Jedna kość Akcji więcej w każdej rundzie.
object-about-lantern = +1 do Ruchu na liniach z Ruchem 1.

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

## Końcowe rozliczenie

b-account-win = Zwycięstwo
b-account-escaped = Uciekło wojowników
b-account-charges = Podłożone ładunki
b-account-seals = Położone Pieczęcie
b-account-freed = Uwolnieni Opętani
b-account-alive = Żywi wojownicy Ludzi

## Objaśnienia: co znaczy pytanie dla kogoś, kto gra pierwszy raz

guide-ask-bid = Licytujesz prawo do gry Ludźmi. Wygrywa najniższa oferta, a kto ją złożył, kupuje za tyle punktów całą drużynę: wojowników, Dary i karty. Zejdź tak nisko, by wygrać, ale zostaw sobie na drużynę, która przeżyje.
guide-ask-buy = Wydaj punkty na drużynę. Osiłek i Najemnik kosztują po 3, Dar i Przedmiot po 2, karta Przewagi 1. Niewydane punkty przepadają.
guide-ask-learn = Odkupiciel dostaje jeszcze jeden Dar. Dar działa tylko w rundzie, w której jego kość pokazuje właściwą liczbę, więc wybierz taki, którego liczba często się przyda.
guide-ask-equip = Daj Przedmiot jednemu wojownikowi. Zostanie u niego do końca gry i przepadnie razem z nim.
guide-ask-load = Dwaj wojownicy niosą proch. Gdy zginą, ładunek leży na kaflu i może go podnieść ktoś inny. Wybierz wytrzymałych.
guide-ask-dice-cards = Kości Akcji leżą na stole, ale nie są jeszcze rozdane. Tylko teraz można zagrać Szczęśliwy Talizman (Ludzie) albo Zrządzenie Losu (Demon). Zawsze możesz spasować.
guide-ask-charm = Wskaż po kolei kości do przerzucenia, a potem potwierdź. Nowe wyniki obowiązują.
guide-ask-assign = Każdy wojownik dostaje jedną kość, a kość wybiera jego linię: Ruch, Walkę i Obronę na całą rundę. Nie kładź kości na skreślonej linii, jeśli nie musisz: wojownik będzie Wyczerpany.
guide-ask-support = Kości są rozdane. Gracz Ludzi może użyć Błogosławieństwa (raz na grę) i żetonu Odwagi, gracz Demona może zagrać Przerażenie. Pas idzie dalej.
guide-ask-dusk = Ostatnia chwila przed ruchem Ludzi: Zgaszona Latarnia spowalnia wszystkich szybkich.
guide-ask-activate = Wybierz następnego wojownika. Każdy działa raz na fazę: jeden ruch i jedna walka, w dowolnej kolejności. Uważaj, kto wychodzi pierwszy: ten, kto zostanie, może utknąć wśród przeważających wrogów.
guide-ask-ready = Wojownik zaraz zacznie działać. To chwila na leczenie, Drugi Oddech i Dary Odkupiciela, a dla gracza Demona na Panikę!.
guide-ask-act = Idź kafel po kaflu, eksploruj świecące wyjście albo zaatakuj kogoś na swoim kaflu. Ruchu nie wolno podzielić walką. Zakończ aktywację, gdy masz dość.
guide-ask-explore-cards = Ktoś wchodzi w nieznane. Mapa Kanałów pozwala graczowi Ludzi obrócić trzy kolejne kafle; Zagubieni przerywają eksplorację i zamykają to wyjście przed Ludźmi.
guide-ask-foresee = Jasnowidzenie: możesz obejrzeć dwa kafle i wybrać ten, który zostanie położony. Drugi wraca na wierzch stosu i tylko ty go znasz.
guide-ask-keep-tile = Wybierz kafel, który zostanie teraz położony. Drugi będzie następny.
guide-ask-turn = Wybierz, jak leży nowy kafel. Musi mieć wyjście w stronę odkrywcy; reszta zależy od ciebie. Wyjście naprzeciw ściany jest zamknięte.
guide-ask-dig = Dziura potrzebuje drugiego końca. Troglodyci będą się czołgać między tymi kaflami bez względu na odległość.
guide-ask-appear = Na tym kaflu czeka jeden z Opętanych. Wybierz który.
guide-ask-strike = Atak jest zapowiedziany, kości jeszcze nie rzucone. Potężny Cios dodaje do niego dwie kości.
guide-ask-reroll = Szaleńczy wojownik może raz przerzucić chybione kości. Nie ma powodu, by nie rzucić wszystkimi.
guide-ask-dodge = Oto wyrzucone trafienia. Unik anuluje jedno, zanim ktokolwiek je przyjmie.
guide-ask-suffer = Wybierz, kto przyjmie to trafienie: ten, komu było przeznaczone, czy Ochroniarz z tego samego kafla.
guide-ask-line = Rana skreśla jedną linię i to ty ją wybierasz. Zachowaj te, których najbardziej potrzebujesz; wraz z szóstą wojownik ginie.
guide-ask-fall = Wybierz Troglodytę, który przyjmie trafienie. Twardy straci tylko żeton.
guide-ask-withdraw = Na tym kaflu stoi za dużo twoich figurek. Zdejmij jedną.
guide-ask-place = Kładź kości na polach planszy Przeznaczenia. Każde pole mówi, jakich kości wymaga. Rozpoczęte pole trzeba dopełnić, zanim zacznie się następne. Pozostawione kości nic nie robią.
guide-ask-resolve = Wykonaj efekty w dowolnej kolejności. Punktów Grozy i kart można użyć jeszcze w tej fazie.
guide-ask-send = Wydawaj punkty Grozy: potwory przybywają na kafle z nieodkrytym wyjściem, na których nie ma Ludzi. Niewydane punkty zostają na później.
guide-ask-omens = Zanim ruszą twoi wojownicy, możesz zagrać Trafienie Krytyczne, Zawał albo Szał.
guide-ask-expose = Trafienie Krytyczne: wybierz człowieka, który w tej fazie nie może być Ochroniarzem.

## Po grze: szczęście i to, co przesądziło

b-luck-hits = Trafienia w walce
b-luck-action = Oczka na kościach Akcji
b-luck-destiny = Oczka na kościach Przeznaczenia
b-turn-death-first = Pierwszy pada { $name } ({ $tile }).
b-turn-death = Pada { $name } ({ $tile }).
b-turn-death-but-one = Pada { $name } ({ $tile }): na dole jest już tylko { $last }.
b-turn-escape = { $name } wydostaje się na powierzchnię: { $count } z { $needed }.
b-turn-escape-enough = { $name } wydostaje się na powierzchnię i to wystarcza: { $count } z { $needed }.
b-turn-found-exit = Tunele się otwierają: znaleziono wyjście.
b-turn-found-pentacle = Znaleziono Komnatę Pentagramu.
b-turn-appeared = { $name } wychodzi z mroku ({ $tile }).
b-turn-slain = { $name } pada martwy ({ $tile }).
b-turn-hits =
    { $count ->
        [one] { $name } uderza celnie: { $count } trafienie w jednym ataku.
        [few] { $name } uderza celnie: { $count } trafienia w jednym ataku.
       *[many] { $name } uderza celnie: { $count } trafień w jednym ataku.
    }
b-turn-misses =
    { $dice ->
        [one] { $name } pudłuje: { $dice } kość i żadnego trafienia.
        [few] { $name } pudłuje: { $dice } kości i żadnego trafienia.
       *[many] { $name } pudłuje: { $dice } kości i żadnego trafienia.
    }
b-turn-planted = { $name } podkłada ładunek: { $count } z { $needed }.
b-turn-sealed = { $name } kładzie Pieczęć: { $count } z { $needed }.
b-turn-unsealed = { $name } łamie Pieczęć; zostało: { $count }.
b-turn-exorcised = { $name } uwalnia od złego ducha: { $other }.
b-turn-treasure = { $name } znajduje skarb.
b-turn-time = Runda { $round } była ostatnia: nikt więcej się nie wydostanie.
