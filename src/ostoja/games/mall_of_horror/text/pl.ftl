# Mall of Horror po polsku.
#
# Zmienne: $a do $d to kolejne cele opcji albo fakty zdarzenia lub pytania, w porządku słownika i fraz gry.
# $a_key to sama etykieta. $a_to, $a_at, $a_acc … to atrybuty wpisu danej rzeczy, czyli jej formy gramatyczne.
# O graczu $a_role mówi: "self" (ten, kto działa lub mówi), "listener" (ten, do kogo się mówi) albo "other".
# W rozmowie $audience to "one" (do jednej osoby) albo "all" (do wszystkich).
#
# Imion graczy się nie odmienia: zawsze są w mianowniku, a czasowniki w czasie teraźniejszym.

game-title = Mall of Horror
game-tagline = Jednakowe drużyny, tajne głosowania i za mało drzwi.
game-about = Umarli wstali z grobów, a ostatni żywi zabarykadowali się w galerii handlowej. Wspólnie podpierajcie drzwi, targujcie się, obiecujcie i głosujcie, a gdy drzwi puszczą, razem zdecydujcie, kto wyleci na zewnątrz. Wygrywa ten, kto w chwili przybycia grupy ratunkowej ma najcenniejszych ocalonych.

## Lokacje
## .to: dokąd · .at: gdzie · .outside: gdzie stoją zombie · .from: skąd · .gen: dopełniacz

location-restroom = Toaleta
    .to = do Toalety
    .at = w Toalecie
    .outside = przed Toaletą
    .from = z Toalety
    .gen = Toalety
location-cachou = Cachou
    .to = do Cachou
    .at = w Cachou
    .outside = przed Cachou
    .from = z Cachou
    .gen = sklepu z odzieżą
location-megatoys = Megatoys
    .to = do Megatoys
    .at = w Megatoys
    .outside = przed Megatoys
    .from = z Megatoys
    .gen = sklepu z zabawkami
location-parking = Parking
    .to = na Parking
    .at = na Parkingu
    .outside = na Parkingu
    .from = z Parkingu
    .gen = Parkingu
location-hq = Biuro Ochrony
    .to = do Biura Ochrony
    .at = w Biurze Ochrony
    .outside = przed Biurem Ochrony
    .from = z Biura Ochrony
    .gen = Biura Ochrony
location-supermarket = Supermarket
    .to = do Supermarketu
    .at = w Supermarkecie
    .outside = przed Supermarketem
    .from = z Supermarketu
    .gen = Supermarketu

## Bohaterowie (.acc: biernik)

character-pin-up = Ślicznotka
    .acc = Ślicznotkę
character-tough-guy = Twardziel
    .acc = Twardziela
character-gunman = Strzelec
    .acc = Strzelca
character-little-girl = Dziewczynka
    .acc = Dziewczynkę

## Karty (.acc: biernik)

card-threat = Pogróżka
    .acc = Pogróżkę
card-camera = Kamery Ochronne
    .acc = Kamery Ochronne
card-sprint = Sprint
    .acc = Sprint
card-hardware = Narzędzia
    .acc = Narzędzia
card-hide = Kryjówka
    .acc = Kryjówkę
card-grenades = Granaty
    .acc = Granaty
card-shotgun = Strzelba
    .acc = Strzelbę
card-chainsaw = Piła łańcuchowa
    .acc = Piłę łańcuchową
card-fire-axe = Siekiera strażacka
    .acc = Siekierę strażacką
card-handgun = Pistolet
    .acc = Pistolet
card-baseball-bat = Kij baseballowy
    .acc = Kij baseballowy

## Kolory

ballot-search = przeszukanie ciężarówki
ballot-chief = wybór Szefa Ochrony
ballot-victim = ofiara

colour-yellow = żółty
colour-red = czerwony
colour-blue = niebieski
colour-black = czarny
colour-brown = brązowy
colour-green = zielony

## Fazy

phase-placement = Rozmieszczenie bohaterów
phase-search = Przeszukiwanie ciężarówki
phase-election = Wybór Szefa Ochrony
phase-arrival = Przybycie zombie
phase-destination = Wybór lokacji docelowej
phase-movement = Ruch bohaterów
phase-attack = Atak zombie
phase-over = Ratunek

## Opcje, tak jak stoją na przycisku; przy pytaniu, którego nazwę nosi atrybut, ma on pierwszeństwo

option-pass = Pasuj
    .ask-threats = Nie zagrywaj Pogróżki
    .ask-threats-again = Nie zagrywaj Pogróżki
    .ask-draw = Zostaw ciężarówkę w spokoju
    .ask-camera = Nie podglądaj kości
    .ask-lure = Nie stawiaj zombie
    .ask-defence = Nie zagrywaj karty
option-place = Postaw { $a_acc } { $b_at }
option-vote =
    { $a_role ->
        [self] Głos na siebie
       *[other] Głos na: { $a }
    }
option-keep = Zatrzymaj { $a_acc }
option-give = { $a_acc } dostaje { $b }
option-go = Idź { $a_to }
    .ask-announce = Ogłoś cel: { $a }
option-lure = Postaw zombie { $a_outside }
option-move = Wyślij { $a_acc }
option-sprint = Sprint: { $a } kończy ruch { $b_at }
option-threaten = Zagraj Pogróżkę (+1 głos)
option-watch = Zagraj Kamery Ochronne i obejrzyj kości
option-barricade = Zagraj Narzędzia (+1 do siły obrony)
option-hide = Zagraj Kryjówkę: ukryj { $a_acc }
option-fight = Użyj Broni: { $a }
option-sacrifice = Poświęć { $a_acc }
option-draw = Weź karty z ciężarówki

## Zdarzenia

event-dealt = { $a } dostaje na początek { $b_acc }.
event-chief = Odznakę Szefa Ochrony nosi { $a }.
event-round = Zaczyna się runda { $a }.
event-placement-die = { $a } rzuca kością: { $b }.
event-placed = { $a } stawia { $b_acc } { $c_at }.
event-die = Kość wskazuje: { $a }.
event-zombie = Jeden zombie staje { $a_outside }.
event-no-figure = Brakuje figurek: nowy zombie nie staje { $a_outside }.
event-played = { $a } zagrywa { $b_acc }.
event-voted =
    { $b_role ->
        [self] { $a } głosuje na siebie ({ $c ->
            [one] { $c } głos
            [few] { $c } głosy
            [many] { $c } głosów
           *[other] { $c } głosu
        }).
       *[other] { $a } głosuje na: { $b } ({ $c ->
            [one] { $c } głos
            [few] { $c } głosy
            [many] { $c } głosów
           *[other] { $c } głosu
        }).
    }
event-tie = Remis { $a_at }: w ponownym głosowaniu bierze udział cały stół.
event-nobody-elected =
    { $b_key ->
        [search] Drugi remis: w tej rundzie nikt nie przeszukuje ciężarówki.
       *[chief] Drugi remis: w tej rundzie nikt nie zostaje Szefem Ochrony.
    }
event-lot = Drugi remis { $a_at }: o ofierze decyduje los.
event-elected =
    { $c_key ->
        [search] Ciężarówkę przeszuka { $a }.
        [chief] Szefem Ochrony zostaje { $a }.
       *[victim] Wybór { $b_at } pada na: { $a }. Ktoś z tej drużyny zostanie pożarty.
    }
event-declined = { $a } zostawia ciężarówkę w spokoju: w tej rundzie nikt jej nie przeszukuje.
event-drew = { $a } znajduje w ciężarówce { $b_acc }.
event-searched =
    { $a } przeszukuje ciężarówkę i ogląda { $b ->
        [one] { $b } kartę
        [few] { $b } karty
        [many] { $b } kart
       *[other] { $b } karty
    }.
event-kept = { $a } zatrzymuje { $b_acc }.
event-kept-one = { $a } zatrzymuje jedną kartę.
event-gave = { $a } wręcza kartę: { $b } dostaje { $c_acc }.
event-gave-one = { $a } wręcza kartę: dostaje ją { $b }.
event-buried = { $a } odkłada ostatnią kartę zakrytą na spód stosu.
event-rolled =
    Zakryty rzut: { $a ->
        [one] { $a } kość
        [few] { $a } kości
        [many] { $a } kości
       *[other] { $a } kości
    }.
event-saw-die = { $a } widzi zakrytą kość: { $b }.
event-announced = { $a } ogłasza cel: { $b }.
event-destination = { $a } zmierza { $b_to }.
event-lured = Zza grobu { $a } stawia zombie { $b_outside }.
event-cursed = Lokacja przeklęta: { $a }. Nikt już tam nie wejdzie.
event-moved = { $a }: { $b } idzie { $d_from } { $c_to }.
event-bounced =
    { $d_key ->
        [parking] { $a }: { $b } nie dostaje się { $c_to } i zostaje na Parkingu.
       *[other] { $a }: { $b } nie dostaje się { $c_to } i trafia na Parking.
    }
event-stayed = { $a }: { $b } zostaje { $c_at }.
event-crowd = Największy tłum jest { $a_at }: zapach świeżego mięsa wabi zombie.
event-pin-ups = Najwięcej Ślicznotek jest { $a_at }: są najgłośniejsze i wabią zombie.
event-breach =
    { $a_key ->
        [parking] { $b ->
            [one] { $b } zombie zbliża się do ludzi na Parkingu!
            [few] { $b } zombie zbliżają się do ludzi na Parkingu!
            [many] { $b } zombie zbliża się do ludzi na Parkingu!
           *[other] { $b } zombie zbliża się do ludzi na Parkingu!
        }
       *[other] { $b ->
            [one] { $b } zombie napiera na drzwi { $a_gen } (siła obrony: { $c })!
            [few] { $b } zombie napierają na drzwi { $a_gen } (siła obrony: { $c })!
            [many] { $b } zombie napiera na drzwi { $a_gen } (siła obrony: { $c })!
           *[other] { $b } zombie napiera na drzwi { $a_gen } (siła obrony: { $c })!
        }
    }
event-broke-in =
    { $a_key ->
        [parking] { $b ->
            [one] Zombie rzuca się na ludzi na Parkingu!
            [few] Zombie rzucają się na ludzi na Parkingu!
            [many] Zombie rzucają się na ludzi na Parkingu!
           *[other] Zombie rzucają się na ludzi na Parkingu!
        }
       *[other] { $b ->
            [one] Zombie wdziera się { $a_to }!
            [few] Zombie wdzierają się { $a_to }!
            [many] Zombie wdzierają się { $a_to }!
           *[other] Zombie wdzierają się { $a_to }!
        }
    }
event-repelled =
    { $a_key ->
        [parking] Na Parkingu nie ma już żadnego zombie.
       *[other] Obrona { $a_at } wytrzymuje.
    }
event-nobody-found =
    { $a_key ->
        [parking] Na Parkingu nie ma już kogo pożreć: zombie odchodzą.
       *[other] Wszyscy { $a_at } są ukryci: zombie nikogo nie znajdują i wracają na zewnątrz.
    }
event-hid = { $a } ukrywa { $b_acc } { $c_at }.
event-killed =
    { $a } zabija { $b ->
        [one] { $b } zombie
        [few] { $b } zombie
        [many] { $b } zombie
       *[other] { $b } zombie
    } { $c_at }.
event-eaten = { $a } traci { $b_acc }: zombie ucztują { $c_at }.
event-eliminated = { $a } nie ma już żywych bohaterów.
event-rescue =
    Ląduje wojskowy helikopter. Grupa ratunkowa zabiera { $a ->
        [one] { $a } bohatera
        [few] { $a } bohaterów
        [many] { $a } bohaterów
       *[other] { $a } bohatera
    }!

## Pytania

ask-place = Którego bohatera stawiasz i gdzie?
    .title = Rozmieszczenie
ask-threats =
    { $b_key ->
        [search] Przed głosowaniem w sprawie ciężarówki: czy zagrywasz Pogróżkę?
       *[chief] Przed wyborem Szefa Ochrony: czy zagrywasz Pogróżkę?
    }
    .title = Pogróżki
ask-threats-again =
    { $b_key ->
        [search] Remis w sprawie ciężarówki. Czy przed ponownym głosowaniem zagrywasz Pogróżkę?
        [chief] Remis w wyborze Szefa Ochrony. Czy przed ponownym głosowaniem zagrywasz Pogróżkę?
       *[victim] Remis w głosowaniu nad ofiarą { $a_at }. Czy przed ponownym głosowaniem zagrywasz Pogróżkę?
    }
    .title = Pogróżki przed ponownym głosowaniem
ask-vote =
    { $b_key ->
        [search] Kto ma przeszukać ciężarówkę?
        [chief] Kto ma zostać Szefem Ochrony?
       *[victim] Kto ma oddać bohatera na pożarcie { $a_at }?
    }
    .title = Tajne głosowanie
ask-revote =
    { $b_key ->
        [search] Remis. Kto ma przeszukać ciężarówkę?
        [chief] Remis. Kto ma zostać Szefem Ochrony?
       *[victim] Remis. Kto ma oddać bohatera na pożarcie { $a_at }?
    }
    .title = Ponowne głosowanie
ask-draw =
    Masz przeszukać ciężarówkę. Czy bierzesz { $b ->
        [one] ostatnią kartę
        [few] { $b } karty
        [many] { $b } kart
       *[other] { $b } karty
    }?
    .title = Przeszukiwanie ciężarówki
ask-keep = Którą kartę z ciężarówki zatrzymujesz?
    .title = Przeszukiwanie ciężarówki
ask-give = Którą kartę wręczasz i kto ją dostaje?
    .title = Podarunek z ciężarówki
ask-camera = Kości leżą zakryte. Czy zagrywasz Kamery Ochronne, żeby je zobaczyć?
    .title = Zakryte kości
ask-announce = Jesteś Szefem Ochrony tej rundy. Jaki cel ogłaszasz wszystkim?
    .title = Szef Ochrony ogłasza cel
ask-destination = Dokąd pójdzie jeden z twoich bohaterów? Nikt tego nie zobaczy, dopóki nie wybiorą wszyscy.
    .title = Tajny cel
ask-lure = Gdzie zza grobu stawiasz zombie?
    .title = Zemsta umarłych
ask-move = Kto idzie { $b_to }?
    .title = Ruch
ask-defence =
    { $b ->
        [0] Nie ma już zombie { $a_outside }. Czy zagrywasz jeszcze kartę?
        [one] { $b } zombie stoi { $a_outside }. Czy zagrywasz kartę?
        [few] { $b } zombie stoją { $a_outside }. Czy zagrywasz kartę?
        [many] { $b } zombie stoi { $a_outside }. Czy zagrywasz kartę?
       *[other] { $b } zombie stoi { $a_outside }. Czy zagrywasz kartę?
    }
    .title = Atak
ask-victim = Wybór padł na ciebie. Kogo pożrą zombie { $b_at }?
    .title = Ofiara

## Rozmowa

talk-claim-zombies = Zombie idą { $a_to }!
    .label = Zombie idą …
talk-claim-quiet = Spokojnie, żaden zombie nie idzie { $a_to }.
    .label = Żaden zombie nie idzie …
talk-promise-vote =
    { $a_role ->
        [self] Zagłosuję na siebie.
        [listener] Zagłosuję na ciebie.
       *[other] Mój głos dostanie { $a }.
    }
    .label = Mój głos dostanie …
talk-promise-spare =
    { $a_role ->
        [self] Nie zagłosuję na siebie.
        [listener] Nie zagłosuję na ciebie.
       *[other] Mojego głosu { $a } nie dostanie.
    }
    .label = Mojego głosu nie dostanie …
talk-promise-go = Idę { $a_to }.
    .label = Idę …
talk-promise-gift =
    { $a_role ->
        [listener] Jeśli to ja przeszukam ciężarówkę, dostaniesz kartę.
       *[other] Jeśli to ja przeszukam ciężarówkę, kartę dostanie { $a }.
    }
    .label = Kartę z ciężarówki dostanie ode mnie …
talk-request-vote =
    { $audience ->
        [one] { $a_role ->
            [self] Zagłosuj na mnie!
            [listener] Zagłosuj na siebie!
           *[other] Niech twój głos dostanie { $a }!
        }
       *[all] { $a_role ->
            [self] Głosujcie na mnie!
           *[other] Niech wasze głosy dostanie { $a }!
        }
    }
    .label = Głosy niech dostanie …!
talk-request-go =
    { $audience ->
        [one] Chodź { $a_to }!
       *[all] Chodźcie { $a_to }!
    }
    .label = Chodźcie …!
talk-request-avoid =
    { $audience ->
        [one] Trzymaj się z dala od { $a_gen }!
       *[all] Trzymajcie się z dala od { $a_gen }!
    }
    .label = Trzymajcie się z dala od …!
talk-threat-vote =
    { $a_role ->
        [self] Jeszcze trochę, a zagłosuję na siebie!
        [listener] Uważaj, bo zagłosuję na ciebie!
       *[other] Jeszcze trochę, a moje głosy dostanie { $a }!
    }
    .label = Jeszcze trochę, a moje głosy dostanie …!
talk-offer-alliance =
    { $a_role ->
        [self] Kto trzyma ze mną?
        [listener] Trzymajmy się razem!
       *[other] { $a }, trzymajmy się razem!
    }
    .label = Trzymajmy się razem, …!
talk-accusation-liar =
    { $a_role ->
        [self] No dobrze, to było kłamstwo.
        [listener] Kłamiesz!
       *[other] { $a } kłamie!
    }
    .label = Kłamstwo!
talk-question-where = Dokąd idą?
    .label = Dokąd idą?
talk-question-vote = Kto dostanie twój głos?
    .label = Kto dostanie twój głos?
talk-question-go = Dokąd idziesz?
    .label = Dokąd idziesz?
talk-offer-truce =
    { $a_key ->
        [vote] W tym głosowaniu nie głosujemy na siebie nawzajem.
        [round] Rozejm na tę rundę: nie głosujemy na siebie nawzajem.
       *[game] Rozejm do końca: nigdy nie głosujemy na siebie nawzajem.
    }
    .label = Nie głosujemy na siebie nawzajem …
talk-offer-against =
    { $a_role ->
        [self] Oba nasze głosy niech będą na mnie.
        [listener] Oba nasze głosy niech będą na ciebie.
       *[other] Oba nasze głosy dostanie { $a }.
    }
    .label = Oba nasze głosy dostanie …
talk-offer-votes =
    { $a_role ->
        [self] Ja głosuję na siebie
        [listener] Ja głosuję na ciebie
       *[other] Mój głos dostanie { $a }
    }{ $b_role ->
        [self] , a ty głosujesz na mnie.
        [listener] , a ty głosujesz na siebie.
       *[other] , a twój głos dostanie { $b }.
    }
    .label = Mój głos dostanie …, a twój …
talk-offer-search = Z twoim głosem przeszukam ciężarówkę i dam ci kartę.
    .label = Twój głos za kartę z ciężarówki
talk-offer-mercy = Nie głosuj na mnie w tej rundzie, a jeśli przeszukam ciężarówkę, karta jest twoja.
    .label = Oszczędź mnie, a dostaniesz kartę
talk-offer-rooms = Ja idę { $a_to }, a ty { $b_to }.
    .label = Ja idę …, a ty …

## Opcje stołu

choice-end_check = Kiedy sprawdza się koniec gry
    .about = Grupa ratunkowa przybywa od razu, gdy spełni się warunek, albo dopiero po ataku.
choice-end_check-immediate = od razu
choice-end_check-round_end = na koniec rundy
choice-dead_player_zombie = Zombie wyeliminowanych graczy
    .about = Wyeliminowany gracz może dołożyć zombie w każdej rundzie albo tylko w rundzie po swojej eliminacji.
choice-dead_player_zombie-every_round = w każdej rundzie
choice-dead_player_zombie-once = tylko raz
choice-threat_revote = Pogróżki w ponownym głosowaniu
    .about = Pogróżka liczy się także w ponownym głosowaniu albo tylko w pierwszym.
choice-threat_revote-persists = liczą się nadal
choice-threat_revote-first_ballot_only = już się nie liczą
choice-threat_outsiders = Pogróżki z zewnątrz
    .about = Przed głosowaniem w sprawie ciężarówki i Szefa Ochrony Pogróżki mogą zagrywać także gracze bez bohatera na miejscu; liczą się one tylko w ponownym głosowaniu.
choice-threat_outsiders-true = dozwolone
choice-threat_outsiders-false = niedozwolone
choice-threats_before_revote = Pogróżki przed ponownym głosowaniem
    .about = Po remisie ci, którzy w tym głosowaniu mogą zagrywać Pogróżki, mogą zagrać kolejne przed ponownym głosowaniem.
choice-threats_before_revote-true = dozwolone
choice-threats_before_revote-false = niedozwolone
choice-second_tie = Drugi remis w głosowaniu nad ofiarą
    .about = Los wskazuje jeden z remisujących kolorów, a jego właściciel ofiarę, albo los wskazuje od razu ofiarę.
choice-second_tie-colour = los wskazuje kolor
choice-second_tie-head = los wskazuje bohatera
choice-parking_idle = Zombie na pustym Parkingu
    .about = Zombie, które nikogo nie zastały na Parkingu, czekają tam dalej albo po rozpatrzeniu Parkingu odchodzą.
choice-parking_idle-stay = zostają
choice-parking_idle-cleared = odchodzą
choice-curse_check = Kiedy lokacje zostają przeklęte
    .about = Puste lokacje sprawdza się raz, po przybyciu zombie, albo także po każdym ruchu.
choice-curse_check-arrival = po przybyciu zombie
choice-curse_check-continuous = także po każdym ruchu
choice-search_may_decline = Rezygnacja z przeszukania
    .about = Wybrany do przeszukania ciężarówki może nie brać kart; wtedy w tej rundzie nikt jej nie przeszukuje.
choice-search_may_decline-true = dozwolona
choice-search_may_decline-false = niedozwolona
choice-gift_to_eliminated = Podarunki dla wyeliminowanych
    .about = Przeszukujący ciężarówkę może wręczyć kartę wyeliminowanemu graczowi.
choice-gift_to_eliminated-true = dozwolone
choice-gift_to_eliminated-false = niedozwolone
choice-zombie_supply = Zapas zombie
    .about = Zombie nigdy nie brakuje albo nowe nie przybywają, dopóki wszystkie figurki są na planszy.
choice-zombie_supply-unlimited = bez ograniczeń
choice-zombie_supply-30 = tyle, ile figurek w pudełku
choice-first_chief = Pierwszy Szef Ochrony
    .about = Kto nosi odznakę na początku gry.
choice-first_chief-random = wskazuje go los
choice-first_chief-host_choice = wskazuje go gospodarz
choice-first_seat = Miejsce pierwszego Szefa Ochrony
    .about = Liczy się, gdy pierwszego Szefa wskazuje gospodarz.
choice-colours = Kolory
    .about = Kolor dla każdego miejsca, po angielsku i po przecinku, na przykład „red,blue,green”; „auto” rozdaje je po kolei.
