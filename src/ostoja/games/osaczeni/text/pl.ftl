# Osaczeni po polsku.
#
# Zmienne: $a do $d to kolejne cele opcji albo fakty zdarzenia lub pytania, w porządku słownika i fraz gry.
# $a_key to sama etykieta. $a_to, $a_at, $a_acc … to atrybuty wpisu danej rzeczy, czyli jej formy gramatyczne.
# O graczu $a_role mówi: "self" (ten, kto działa lub mówi), "listener" (ten, do kogo się mówi) albo "other".
# W rozmowie $audience to "one" (do jednej osoby) albo "all" (do wszystkich).
#
# Imion graczy się nie odmienia: zawsze są w mianowniku, a czasowniki w czasie teraźniejszym.

game-title = Osaczeni
game-tagline = Rodziny w oblężonym centrum handlowym, ukryte kości, jawne kłamstwa i chłodnia.
game-about = Rolety opadły, a coś skrobie po drugiej stronie. Twoja rodzina dzieli sześć obszarów z ludźmi, którzy się do ciebie uśmiechają. Przeszukujcie ciężarówkę, walczcie o odznakę, mówcie o kościach, co chcecie, i głosujcie, kogo wywloką na zewnątrz. Gdy zostanie dość mało osób, wygrywa ten, czyja rodzina jest warta najwięcej.

## Obszary
## .to: dokąd · .at: gdzie · .outside: gdzie stoją potwory · .from: skąd · .gen: dopełniacz

area-toilets = Toalety
    .to = do toalet
    .at = w toaletach
    .outside = pod drzwiami toalet
    .from = z toalet
    .gen = toalet
area-clothing = Sklep odzieżowy
    .to = do sklepu odzieżowego
    .at = w sklepie odzieżowym
    .outside = pod sklepem odzieżowym
    .from = ze sklepu odzieżowego
    .gen = sklepu odzieżowego
area-surveillance = Centrum monitoringu
    .to = do centrum monitoringu
    .at = w centrum monitoringu
    .outside = pod centrum monitoringu
    .from = z centrum monitoringu
    .gen = centrum monitoringu
area-toys = Sklep z zabawkami
    .to = do sklepu z zabawkami
    .at = w sklepie z zabawkami
    .outside = pod sklepem z zabawkami
    .from = ze sklepu z zabawkami
    .gen = sklepu z zabawkami
area-hall = Hol
    .to = do holu
    .at = w holu
    .outside = pod drzwiami holu
    .from = z holu
    .gen = holu
area-car-park = Parking
    .to = na parking
    .at = na parkingu
    .outside = na parkingu
    .from = z parkingu
    .gen = parkingu

## Postacie (.acc: biernik)

character-defender = Obrońca
    .acc = Obrońcę
character-leader = Lider
    .acc = Lidera
character-crybaby = Beksa
    .acc = Beksę
character-klutz = Gapa
    .acc = Gapę

## Przedmioty (.acc: biernik)

item-walkie-talkie = Walkie-talkie
    .acc = walkie-talkie
item-energy-drink = Napój energetyczny
    .acc = napój energetyczny
item-gun = Broń (rewolwer)
    .acc = broń (rewolwer)
item-canned-food = Konserwa
    .acc = konserwę
item-baseball-bat = Kij bejsbolowy
    .acc = kij bejsbolowy
item-chainsaw = Piła łańcuchowa
    .acc = piłę łańcuchową
item-molotov = Koktajl Mołotowa
    .acc = koktajl Mołotowa
item-rotten-meat = Zgniłe mięso
    .acc = zgniłe mięso
item-truck-keys = Kluczyki do ciężarówki
    .acc = kluczyki do ciężarówki

## Głosowania

ballot-search = przeszukanie ciężarówki
ballot-badge = odznaka ochrony
ballot-victim = ofiara

## Kolory

colour-red = czerwony
colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-purple = fioletowy
colour-orange = pomarańczowy

## Epilogi

epilogue-01 = Silnik zaskoczył za trzecim razem.
epilogue-02 = Przy stole siedzą wszyscy. Nikt nie pyta, czyim kosztem.
epilogue-03 = Dzieci znów się śmieją. Słychać to także na zewnątrz.
epilogue-04 = We dwoje łatwiej trzymać wartę. Trudniej nie ufać.
epilogue-05 = Kto ma czym bić, nie musi prosić.
epilogue-06 = Na ekranach pusto, a jednak ktoś wciąż patrzy.
epilogue-07 = Jedno pomieszczenie, jeden zamek, wspólny oddech.
epilogue-08 = Coraz mniej drzwi, za którymi można się schować.
epilogue-09 = Dwa nazwiska skreślono z listy.
epilogue-10 = Plecami do drzwi, ramię w ramię, aż do świtu.
epilogue-11 = Rano w centrum gra już tylko muzyka z głośników.
epilogue-12 = Zrobiło się cicho. Za cicho.
epilogue-13 = W ciężarówce zostały puste kartony.
epilogue-14 = Plecak ciężki, sumienie lekkie.
epilogue-15 = Wszyscy wydają rozkazy. Nie ma kto słuchać.
epilogue-16 = Spotkali się przy ciężarówce, bo nie było dokąd wracać.
epilogue-17 = Jedna osoba i echo tysiąca kroków.
epilogue-18 = Każda roleta wytrzymała. Tym razem.
epilogue-19 = Dwie rodziny podają sobie ręce. W drugich dłoniach trzymają noże.
epilogue-20 = Przeżyli z pustymi rękami. Ręce wystarczyły.
epilogue-21 = Tej nocy nikt nie zapamięta. Może to i lepiej.

## Warianty (.rule: co się zmienia)

variant-01 = Pełny bak
    .rule = Kluczyki do ciężarówki dają 3 punkty temu, kto ma ocalałą postać na parkingu, a poza tym nic.
variant-02 = Więzy krwi
    .rule = W obszarach 1–5 każda rodzina, która ma tam co najmniej dwie postacie, dodaje 1 do siły.
variant-03 = Cicho, dzieci
    .rule = Beksy wabią potwora tylko wtedy, gdy najwięcej jest ich w jednym jedynym obszarze.
variant-04 = Parami
    .rule = Dwie twoje postacie z tego samego obszaru mogą iść razem, jeśli jest miejsce dla obu.
variant-05 = Arsenał
    .rule = Każdy zaczyna z dwoma przedmiotami.
variant-06 = Martwe pole
    .rule = Jedna kość pozostaje zakryta dla wszystkich, którzy zaglądają do włazu.
variant-07 = Śmigłowiec
    .rule = Gra kończy się także po rundzie, po której wszyscy ocalali są w jednym obszarze innym niż parking.
variant-08 = Ciasno
    .rule = Jeden obszar jest zamknięty od początku.
variant-09 = Niespokojni zmarli
    .rule = Zanim nadejdą potwory, każdy wyeliminowany gracz stawia jednego tam, gdzie jest wolne wcięcie.
variant-10 = Znużeni obrońcy
    .rule = W obszarze tylko jeden Obrońca liczy się za 2, każdy następny za 1.
variant-11 = Długa noc
    .rule = Od pierwszej rundy rzuca się pięcioma kośćmi; drugi rząd chłodni nie działa.
variant-12 = Żałoba
    .rule = Gdy zostaje pożarta Beksa, jej właściciel dobiera przedmiot.
variant-13 = Druga dostawa
    .rule = Gdy ciężarówka pierwszy raz jest pusta, z odłożonych i zagranych przedmiotów powstaje nowy stos.
variant-14 = Lekkie plecaki
    .rule = Po przeszukaniu każdy zachowuje najwyżej dwa przedmioty.
variant-15 = Za dużo wodzów
    .rule = Lider ma dwa głosy tylko wtedy, gdy w obszarze nie ma innego nieukrytego Lidera.
variant-16 = Syta horda
    .rule = Na parkingu rozpatruje się najwyżej trzy ataki w rundzie; pozostałe potwory zostają.
variant-17 = Do ostatniego
    .rule = Gra kończy się dopiero, gdy żyją o dwie postacie mniej niż zwykle.
variant-18 = Kruche rolety
    .rule = Obszar zamyka się już przy jednym potworze mniej niż zwykle.
variant-19 = Bez podziału
    .rule = O remisie decyduje liczba przedmiotów na ręce, potem żeton ofiary.
variant-20 = Puste półki
    .rule = Nikt nie zaczyna z przedmiotem.
variant-21 = Ślepy los
    .rule = Losuje się jeden z pozostałych odblokowanych wariantów.

## Fazy

phase-placement = Obszary początkowe
phase-truck = Kto przeszuka ciężarówkę?
phase-badge = Kto weźmie odznakę?
phase-destination = Dokąd iść?
phase-movement = Tutaj!
phase-arrival = Zbliżają się!
phase-attack = Próbują się dostać do środka!
phase-end = Koniec rundy
phase-over = Epilog

## Opcje, tak jak stoją na przycisku; przy pytaniu, którego nazwę nosi atrybut, ma on pierwszeństwo

option-pass = Pasuj
    .ask-discuss = Nie zagrywaj przedmiotu
    .ask-walkie = Nie zaglądaj
    .ask-drink = Nie pij napoju
option-place = Postaw { $a_acc } { $b_at }
option-vote =
    { $a_role ->
        [self] Wskaż siebie
       *[other] Wskaż: { $a }
    }
option-choose =
    { $a_role ->
        [self] Wybierz siebie
       *[other] Wybierz: { $a }
    }
option-keep = Zatrzymaj { $a_acc }
option-give = Daj { $a_acc }: dostaje { $b }
option-box = Odłóż do pudełka { $a_acc }
option-look = Użyj walkie-talkie i obejrzyj kości
option-go = Idź { $a_to }
    .ask-announce = Ogłoś cel: { $a }
option-move = Wyślij { $a_acc }
option-move-two = Wyślij razem { $a_acc } i { $b_acc }
option-run = Napój energetyczny: { $a } biegnie { $b_to }
option-haunt = Postaw potwora { $a_outside }
option-draw-gun = Wyciągnij broń (+1 głos)
option-lure = Konserwa: zwab potwora { $a_to }
option-fight = Użyj: { $a }
option-hide = Zgniłe mięso: ukryj { $a_acc }
option-sacrifice = Oddaj { $a_acc }

## Zdarzenia

event-badge = Odznakę ochrony nosi { $a }.
event-victim = Żeton ofiary ma { $a }.
event-variant = Wariant „{ $a }”. { $a_rule }
event-dealt = { $a } dobiera { $b_acc }.
event-placement-die = { $a } rzuca kością: { $b }.
event-placed = { $a } stawia { $b_acc } { $c_at }.
event-overflowed = { $a }: { $b } nie znajduje pola { $c_at } i trafia na parking.
event-round = Zaczyna się runda { $a }.
event-played = { $a } zagrywa { $b_acc }.
event-voted =
    { $b_role ->
        [self] { $a } wskazuje siebie ({ $c ->
            [one] { $c } głos
            [few] { $c } głosy
            [many] { $c } głosów
           *[other] { $c } głosu
        }).
       *[other] { $a } wskazuje: { $b } ({ $c ->
            [one] { $c } głos
            [few] { $c } głosy
            [many] { $c } głosów
           *[other] { $c } głosu
        }).
    }
event-tie = Remis { $a_at }: żetonem ofiary rozstrzyga { $b }.
event-elected =
    { $c_key ->
        [search] Ciężarówkę przeszuka { $a }.
        [badge] Odznakę bierze { $a }.
       *[victim] Wybór { $b_at } pada na: { $a }.
    }
event-drew = { $a } znajduje w ciężarówce { $b_acc }.
event-searched =
    { $a } przeszukuje ciężarówkę i ogląda { $b ->
        [one] { $b } przedmiot
        [few] { $b } przedmioty
        [many] { $b } przedmiotów
       *[other] { $b } przedmiotu
    }.
event-kept = { $a } zatrzymuje { $b_acc }.
event-kept-one = { $a } zatrzymuje jeden przedmiot.
event-gave = { $a } daje przedmiot: { $b } dostaje { $c_acc }.
event-gave-one = { $a } daje przedmiot: dostaje go { $b }.
event-boxed = { $a } odkłada do pudełka { $b_acc }.
event-boxed-one = { $a } odkłada zakryty przedmiot do pudełka.
event-refilled =
    Druga dostawa: w ciężarówce { $a ->
        [one] leży { $a } przedmiot
        [few] leżą { $a } przedmioty
        [many] leży { $a } przedmiotów
       *[other] leży { $a } przedmiotu
    }.
event-rolled =
    Pod włazem: { $a ->
        [one] { $a } kość
        [few] { $a } kości
        [many] { $a } kości
       *[other] { $a } kości
    }.
event-saw-die = { $a } widzi kość pod włazem: { $b }.
event-announced = { $a } ogłasza cel: { $b }.
event-destination = { $a } zmierza { $b_to }.
event-die = Kość wskazuje: { $a }.
event-moved = { $a }: { $b } idzie { $d_from } { $c_to }.
event-bounced = { $a }: { $b } wychodzi { $d_from }, nie znajduje pola { $c_at } i trafia na parking.
event-stuck = { $a } nie może nikogo wysłać { $b_to }.
event-haunted = Z chłodni { $a } wysyła potwora { $b_to }.
event-crybabies = Najwięcej Beks jest { $a_at }: ich płacz wabi potwora.
event-crowd = Największy tłok jest { $a_at }: hałas wabi potwora.
event-monster = Jeden potwór staje { $a_outside }.
event-diverted = Potwór nie mieści się pod celem ({ $a }) i idzie na parking.
event-no-notch = Brakuje wcięć: potwór, który szedł { $a_to }, zostaje w puli.
event-no-monster = Pula jest pusta: żaden potwór nie przychodzi { $a_to }.
event-breach =
    { $a_key ->
        [car-park] { $b ->
            [one] { $b } potwór atakuje na parkingu!
            [few] { $b } potwory atakują na parkingu!
            [many] { $b } potworów atakuje na parkingu!
           *[other] { $b } potwora atakuje na parkingu!
        }
       *[other] { $b ->
            [one] { $b } potwór dostaje się { $a_to } (siła postaci: { $c })!
            [few] { $b } potwory dostają się { $a_to } (siła postaci: { $c })!
            [many] { $b } potworów dostaje się { $a_to } (siła postaci: { $c })!
           *[other] { $b } potwora dostaje się { $a_to } (siła postaci: { $c })!
        }
    }
event-repelled =
    { $a_key ->
        [car-park] Na parkingu nie ma już żadnego potwora.
       *[other] Potwory nie wchodzą: { $a_at } na razie jest bezpiecznie.
    }
event-nobody-found = Potwory nikogo nie znajdują { $a_at } i odchodzą.
event-hid = { $a } ukrywa { $b_acc } { $c_at }.
event-gun-lowered = { $a } nie ma tam już nikogo na widoku: broń przestaje się liczyć.
event-killed =
    { $a } pozbywa się { $b ->
        [one] { $b } potwora
        [few] { $b } potworów
        [many] { $b } potworów
       *[other] { $b } potwora
    } { $c_at }.
event-lured = { $a } wabi potwora { $b_from } { $c_to }.
event-eaten = { $a } traci { $b_acc }: potwory ucztują { $c_at }.
event-row =
    { $a ->
        [1] Pierwszy rząd chłodni jest pełny: odtąd potwory wchodzą już przy równej sile.
       *[other] Rząd { $a } chłodni jest pełny: od następnej rundy dochodzi kość.
    }
event-eliminated = { $a } nie ma już żywych postaci.
event-mourned = { $a } w żałobie dobiera przedmiot.
event-closed = Rolety opadają na dobre: { $a }.
event-fled = { $a }: { $b } ucieka { $c_from } na parking.
event-end =
    { $a ->
        [0] To koniec. Nikt nie przeżył.
        [one] To koniec. Przeżyła { $a } postać.
        [few] To koniec. Przeżyły { $a } postacie.
        [many] To koniec. Przeżyło { $a } postaci.
       *[other] To koniec. Przeżyło { $a } postaci.
    }
event-held = { $a } ma jeszcze: { $b }.
event-keys =
    Kluczyki do ciężarówki: { $a } dostaje { $b ->
        [one] { $b } punkt
        [few] { $b } punkty
        [many] { $b } punktów
       *[other] { $b } punktu
    }.
event-epilogue = Odblokowano epilog { $a_key }: „{ $a }”!

## Pytania

ask-place = Którą postać stawiasz i gdzie?
    .title = Obszary początkowe
ask-discuss =
    { $b_key ->
        [search] Przed głosowaniem w sprawie ciężarówki: czy zagrywasz przedmiot?
        [badge] Przed głosowaniem w sprawie odznaki: czy zagrywasz przedmiot?
       *[victim] Potwory dobierają się do postaci { $a_at }. Czy zagrywasz przedmiot?
    }
    .title = Dyskusja
ask-vote =
    { $b_key ->
        [search] Kto ma przeszukać ciężarówkę?
        [badge] Kto ma wziąć odznakę?
       *[victim] Kto ma oddać postać potworom { $a_at }?
    }
    .title = Decyzja
ask-tie =
    { $b_key ->
        [search] Remis. Masz żeton ofiary: kto przeszukuje ciężarówkę?
        [badge] Remis. Masz żeton ofiary: kto bierze odznakę?
       *[victim] Remis. Masz żeton ofiary: kto oddaje postać potworom { $a_at }?
    }
    .title = Żeton ofiary
ask-keep = Który przedmiot z ciężarówki zatrzymujesz?
    .title = W ciężarówce
ask-give = Który przedmiot oddajesz i kto go dostaje?
    .title = Podarunek z ciężarówki
ask-last = Został jeden przedmiot. Zatrzymujesz go czy komuś dajesz?
    .title = Ostatni przedmiot
ask-surplus = Twój plecak jest za ciężki. Co odkładasz do pudełka?
    .title = Lekkie plecaki
ask-walkie = Kości leżą pod włazem. Czy używasz walkie-talkie, żeby je zobaczyć?
    .title = Pod włazem
ask-announce = Nosisz odznakę. Jaki cel ogłaszasz wszystkim?
    .title = Mapa posiadacza odznaki
ask-destination = Dokąd pójdzie jedna z twoich postaci? Nikt tego nie zobaczy, dopóki nie wybiorą wszyscy.
    .title = Tajna mapa
ask-move = Kto idzie { $b_to }?
    .title = Ruch
ask-drink = Czy używasz napoju energetycznego?
    .title = Napój energetyczny
ask-haunt = Dokąd wysyłasz potwora z chłodni?
    .title = Niespokojni zmarli
ask-victim = Wybór padł na ciebie. Kogo dostaną potwory { $b_at }?
    .title = Ofiara

## Rozmowa

talk-claim-monsters = Potwory idą { $a_to }!
    .label = Potwory idą …
talk-claim-quiet = Spokojnie, żaden potwór nie idzie { $a_to }.
    .label = Żaden potwór nie idzie …
talk-promise-vote =
    { $a_role ->
        [self] Wskażę siebie.
        [listener] Wskażę ciebie.
       *[other] Mój głos dostanie { $a }.
    }
    .label = Mój głos dostanie …
talk-promise-spare =
    { $a_role ->
        [self] Nie wskażę siebie.
        [listener] Nie wskażę ciebie.
       *[other] Mojego głosu { $a } nie dostanie.
    }
    .label = Mojego głosu nie dostanie …
talk-promise-go = Idę { $a_to }.
    .label = Idę …
talk-promise-gift =
    { $a_role ->
        [listener] Jeśli to ja przeszukam ciężarówkę, dostaniesz przedmiot.
       *[other] Jeśli to ja przeszukam ciężarówkę, przedmiot dostanie { $a }.
    }
    .label = Przedmiot z ciężarówki dostanie ode mnie …
talk-request-vote =
    { $audience ->
        [one] { $a_role ->
            [self] Wskaż mnie!
            [listener] Wskaż siebie!
           *[other] Niech twój głos dostanie { $a }!
        }
       *[all] { $a_role ->
            [self] Wskażcie mnie!
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
        [self] Jeszcze trochę, a wskażę siebie!
        [listener] Uważaj, bo wskażę ciebie!
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
talk-offer-search = Z twoim głosem przeszukam ciężarówkę i dam ci przedmiot.
    .label = Twój głos za przedmiot z ciężarówki
talk-offer-mercy = Nie głosuj na mnie w tej rundzie, a jeśli przeszukam ciężarówkę, przedmiot jest twój.
    .label = Oszczędź mnie, a dostaniesz przedmiot
talk-offer-rooms = Ja idę { $a_to }, a ty { $b_to }.
    .label = Ja idę …, a ty …

## Opcje stołu

choice-discussion = Dyskusje
    .about = Przedmioty zagrywa się kolejno, począwszy od posiadacza odznaki, albo na żywo: kto chce i kiedy chce, dopóki wszyscy nie są gotowi.
choice-discussion-turns = po kolei
choice-discussion-live = na żywo
choice-hidden_player_may_use_gun = Broń ukrytych graczy
    .about = Gracz, którego wszystkie postacie w obszarze są ukryte, może wyciągnąć broń i dzięki niej głosować. Jeśli nie może, przestaje się liczyć także broń wyciągnięta wcześniej.
choice-hidden_player_may_use_gun-true = dozwolona
choice-hidden_player_may_use_gun-false = niedozwolona
choice-energy_drink_window = Napoje energetyczne
    .about = Napoju używa się we własnej turze po ruchu albo w dowolnej chwili między ruchami.
choice-energy_drink_window-own_turn = we własnej turze
choice-energy_drink_window-any_time = w dowolnej chwili ruchu
choice-first_holders = Pierwsza odznaka i żeton ofiary
    .about = Kto zaczyna z odznaką, a kto z żetonem ofiary.
choice-first_holders-random = wskazuje los
choice-first_holders-host_choice = wskazuje gospodarz
choice-badge_seat = Miejsce z odznaką
    .about = Liczy się, gdy wskazuje gospodarz.
choice-victim_seat = Miejsce z żetonem ofiary
    .about = Liczy się, gdy wskazuje gospodarz; inne niż miejsce z odznaką.
choice-variant = Wariant
    .about = Gra standardowa albo jeden wariant epilogu, który grupa już odblokowała.
choice-variant-none = żaden, gra standardowa
choice-variant-01 = 01 Pełny bak
choice-variant-02 = 02 Więzy krwi
choice-variant-03 = 03 Cicho, dzieci
choice-variant-04 = 04 Parami
choice-variant-05 = 05 Arsenał
choice-variant-06 = 06 Martwe pole
choice-variant-07 = 07 Śmigłowiec
choice-variant-08 = 08 Ciasno
choice-variant-09 = 09 Niespokojni zmarli
choice-variant-10 = 10 Znużeni obrońcy
choice-variant-11 = 11 Długa noc
choice-variant-12 = 12 Żałoba
choice-variant-13 = 13 Druga dostawa
choice-variant-14 = 14 Lekkie plecaki
choice-variant-15 = 15 Za dużo wodzów
choice-variant-16 = 16 Syta horda
choice-variant-17 = 17 Do ostatniego
choice-variant-18 = 18 Kruche rolety
choice-variant-19 = 19 Bez podziału
choice-variant-20 = 20 Puste półki
choice-variant-21 = 21 Ślepy los
choice-unlocked = Odblokowane epilogi
    .about = Numery epilogów, które grupa już odblokowała, po przecinku, na przykład „02,17”; „none” (brak) dla nowej grupy.
choice-all_variants = Wszystkie warianty
    .about = Można wybrać każdy wariant, odblokowany czy nie.
choice-all_variants-true = dostępne
choice-all_variants-false = tylko odblokowane
choice-colours = Kolory
    .about = Kolor dla każdego miejsca, po angielsku i po przecinku, na przykład „red,blue,green”; „auto” rozdaje je po kolei.
