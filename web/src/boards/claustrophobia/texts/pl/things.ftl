# Claustrophobia: jak działają rzeczy.

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
