# Ocaleni po polsku. Zasady kluczy i zmiennych objaśnia plik gry Mall of Horror.

game-title = Ocaleni
game-tagline = Czworo bohaterów, głodny schron i sześć dni.
game-about = Świat się skończył, a Konwój zabierze tylko jeden schron. Wysyłaj czworo bohaterów na pustkowia po żywność, materiały i amunicję, wywieraj presję na słabszych, poluj i przeszukuj zrujnowane miasta; nocą żyw ocalonych, chroń ich przed promieniowaniem, werbuj, buduj i naprawiaj. Wygrywa, kto po sześciu dniach ma najwięcej punktów przetrwania.

## Obszary

area-base = baza wojskowa
    .at = w bazie wojskowej
    .to = do bazy wojskowej
area-silent_peak = miasto Silent Peak
    .at = w mieście Silent Peak
    .to = do miasta Silent Peak
area-mine = kopalnia
    .at = w kopalni
    .to = do kopalni
area-ship = statek towarowy
    .at = na statku towarowym
    .to = na statek towarowy
area-park = lunapark
    .at = w lunaparku
    .to = do lunaparku
area-blackwood = miasto Blackwood
    .at = w mieście Blackwood
    .to = do miasta Blackwood
area-forest = las
    .at = w lesie
    .to = do lasu
area-dam = tama
    .at = na tamie
    .to = na tamę

## Zasoby, bohaterowie, pomieszczenia

resource-meat = mięso
resource-water = woda
resource-can = konserwa
resource-wood = drewno
resource-metal = metal
resource-microchip = mikrochip
resource-ammo = amunicja
hero-3a = bohater o sile 3
hero-3b = bohater o sile 3 (drugi)
hero-4 = bohater o sile 4
hero-5 = bohater o sile 5
room-draw1_repair1 = Warsztat: dobierz 1 wyposażenie, naprawa −1
    .name = Warsztat
room-build2 = Budowniczowie: budowa −2
    .name = Budowniczowie
room-event2 = Rada: wydarzenia −2 materiały albo −1 żywność
    .name = Rada
room-hunt2 = Łowcy: mięso +2
    .name = Łowcy
room-hunt1 = Traperzy: mięso +1
    .name = Traperzy
room-ship1 = Dokerzy: konserwy +1
    .name = Dokerzy
room-ship2 = Przystań: konserwy +2 i zawsze pole
    .name = Przystań
room-ammo4 = Zbrojownia: amunicja +4
    .name = Zbrojownia
room-water1 = Studnia: 1 rezerwa wody
    .name = Studnia
room-immunity = Warta: odporność na wydarzenia bez niedoborów
    .name = Warta
room-recycle = Złomowisko: wyposażenie na materiały
    .name = Złomowisko
room-rad1 = Lazaret: napromieniowanie −1
    .name = Lazaret
room-vent = Wentylacja: 1 w śluzie
    .name = Wentylacja
room-nursery = Żłobek: +1 ocalony, najwyżej 8
    .name = Żłobek
room-search2 = Zwiadowcy: żetony przeszukiwania +2
    .name = Zwiadowcy
room-draw2 = Majsterkowicze: dobierz 2 wyposażenia
    .name = Majsterkowicze
room-peek = Czujka: podejrzyj stos
    .name = Czujka
room-hero3 = Ochrona: bohater 3 odpiera jedną presję
    .name = Ochrona
room-auto_repair = Hala maszyn: darmowa naprawa
    .name = Hala maszyn
room-press_choice = Rogatka: wybierasz daninę
    .name = Rogatka
room-cupboard = Stolarnia: pusta szafka daje drewno i metal
    .name = Stolarnia
room-repair2 = Kuźnia: naprawa −2
    .name = Kuźnia
room-hunt2_second = Łowcy: mięso +2 (drugie)
    .name = Łowcy
room-hunt1_second = Traperzy: mięso +1 (drugie)
    .name = Traperzy
room-ship1_second = Dokerzy: konserwy +1 (drugie)
    .name = Dokerzy
room-ship2_second = Przystań: konserwy +2 i zawsze pole (drugie)
    .name = Przystań
room-ammo4_second = Zbrojownia: amunicja +4 (drugie)
    .name = Zbrojownia
room-water1_second = Studnia: 1 rezerwa wody (drugie)
    .name = Studnia
room-immunity_second = Warta: odporność na wydarzenia bez niedoborów (drugie)
    .name = Warta
room-recycle_second = Złomowisko: wyposażenie na materiały (drugie)
    .name = Złomowisko
room-rad1_second = Lazaret: napromieniowanie −1 (drugie)
    .name = Lazaret
room-vent_second = Wentylacja: 1 w śluzie (drugie)
    .name = Wentylacja
room-nursery_second = Żłobek: +1 ocalony, najwyżej 8 (drugie)
    .name = Żłobek
room-search2_second = Zwiadowcy: żetony przeszukiwania +2 (drugie)
    .name = Zwiadowcy
room-draw2_second = Majsterkowicze: dobierz 2 wyposażenia (drugie)
    .name = Majsterkowicze
room-peek_second = Czujka: podejrzyj stos (drugie)
    .name = Czujka
room-hero3_second = Ochrona: bohater 3 odpiera jedną presję (drugie)
    .name = Ochrona
room-auto_repair_second = Hala maszyn: darmowa naprawa (drugie)
    .name = Hala maszyn
room-press_choice_second = Rogatka: wybierasz daninę (drugie)
    .name = Rogatka
room-cupboard_second = Stolarnia: pusta szafka daje drewno i metal (drugie)
    .name = Stolarnia
room-repair2_second = Kuźnia: naprawa −2 (drugie)
    .name = Kuźnia
room-airlock = śluza
    .name = śluza

## Wyposażenie i jego symbole

equipment-axe = topór
equipment-bow = łuk
equipment-jerrycan = kanister
equipment-access_card = karta dostępu
equipment-ammo_crate = skrzynka z amunicją
equipment-crowbar = łom
equipment-chainsaw = piła łańcuchowa
equipment-torch = latarka
equipment-pickaxe = kilof
equipment-purifier = oczyszczacz
equipment-grapnel = kotwiczka
equipment-hacksaw = piłka do metalu
equipment-backpack = plecak
equipment-metal_detector = wykrywacz metalu
equipment-shotgun = strzelba
equipment-bear_trap = potrzask
equipment-bat = kij baseballowy
equipment-vest = kamizelka obronna
equipment-exoskeleton = egzoszkielet
equipment-thermal_sensor = czujnik termiczny
symbol-tree = drzewo
symbol-water = kropla
symbol-bullet = nabój
symbol-house = dom
symbol-ingot = sztabka
symbol-cutlery = sztućce
symbol-chip = układ
symbol-bone = kość
symbol-blast = wybuch
symbol-atom = jądro

## Żetony, zwierzyna, wydarzenia, liderzy

token-holy_water = woda święcona
token-rations = racje żywnościowe
token-plank = deska
token-scrap = sterta złomu
token-appliance = sprzęt AGD
token-ammo = amunicja
token-tablets = tabletki antyradiacyjne
token-cupboard = pusta szafka
animal-hare = zając
    .prey = zająca
animal-roe_deer = sarna
    .prey = sarnę
animal-wild_boar = dzik
    .prey = dzika
animal-wolf = wilk
    .prey = wilka
animal-bear = niedźwiedź
    .prey = niedźwiedzia
calamity-fire = Pożoga
calamity-debris = Spadające odłamki
calamity-looters = Szabrownicy
calamity-nomads = Nomadowie
calamity-shortage = Ogólne niedobory
calamity-sandstorm = Burza piaskowa
calamity-cloud = Radioaktywna chmura
calamity-rats = Plaga szczurów
calamity-clan = Wrogi klan
calamity-glaciation = Zlodowacenie
calamity-plague = Zaraza
calamity-mutation = Mutacja zwierząt
leader-rowlett = Jacob Rowlett, górnik
leader-froste = Kooper Froste, drwal
leader-frye = Wilson Frye, myśliwy
leader-pigott = Grayson Pigott, zabijaka
leader-livrich = Solen Livrich, tropicielka
leader-valentine = Liza Valentine, żołnierka
leader-koolpepper = Mary Koolpepper, policjantka
leader-wely = Lily-Rose Wely, informatyczka
leader-bingham = Swifty Bingham, inżynier
leader-mccarthy = Erin McCarthy, różdżkarka

class-materials = materiały
class-food = żywność
class-ammo = amunicja
mender-draw1_repair1 = Warsztat, −1
mender-repair2 = Kuźnia, −2
mender-auto_repair = Hala maszyn, za darmo
colour-beige = beżowy
colour-red = czerwony
colour-purple = fioletowy
colour-blue = niebieski

## Fazy

phase-setup = Przygotowanie
phase-day = Dzień
phase-night = Noc
phase-over = Konwój odjeżdża

## Możliwości

option-pass = Gotowe
    .ask-move = Nie ruszaj się dziś
    .ask-bat = Bez kija
    .ask-defence = Bez dalszej obrony
    .ask-bonus = Dalej
    .ask-action = Zakończ turę
    .ask-track = Zrezygnuj z polowania
    .ask-admit = Odpraw ocalonego
    .ask-resolve = Pas
option-keep = Zatrzymaj: { $a }
option-build = Zbuduj: { $a }
option-settle = Do pomieszczenia: { $a }, reszta do śluzy
option-lead = Wybierz: { $a }
option-station = Początek { $b_at }: { $a }
option-discard = Odłóż: { $a }
option-pay = Zapłać: { $a }
    .ask-tribute = Oddaj: { $a }
option-rob = Zabierz: { $a }
option-lose = Strać ocalonego ({ $a_name })
option-move = { $a } idzie { $b_to }
option-stride = { $a } kroczy { $b_to } (egzoszkielet)
option-peek = Podejrzyj stos: { $a }
option-moor = Zajmij pole { $a }
option-use = Użyj: { $a }
option-shield = Odeprzyj presję (Ochrona)
option-shoot = Zużyj amunicję: { $a }
option-admit = Przyjmij ocalonego ({ $a_name })
option-gather = Zbierz: { $a }
option-open = Otwórz tamę za 1 mikrochip
option-algae = Zjedz algi (miernik +1)
option-take = Weź: { $a }
option-search = Przeszukaj
option-hunt = Poluj: { $a }
option-resolve = Zakończ: { $a }
option-bargain = Zakończ z Radą: { $a } (mniej: { $b })
option-recruit = Zwerbuj za: { $a }
option-fill = Wprowadź ocalonego ({ $a_name })
option-activate = Użyj pomieszczenia: { $a }
option-scrap = Zniszcz: { $a }
option-repair = Napraw: { $a }
option-mend = Napraw: { $b } ({ $a })
option-wait = Nie podglądaj przed moją następną turą

## Zdarzenia

event-kept = { $a } zatrzymuje pomieszczenie: { $b }.
event-settled = { $a } buduje: { $b }. W środku: { $c }, w śluzie: { $d }.
event-leader = { $a } ma lidera: { $b }.
event-stationed = { $a }: { $b } zaczyna { $c_at }.
event-drew-token = { $a } dobiera żeton przeszukiwania: { $b }.
event-put-back = { $a } odkłada żeton: { $b }.
event-first = { $a } ma znacznik pierwszego gracza.
event-round = Świta dzień { $a }.
event-offered = Wystawione { $a_at }: { $b }.
event-set-aside = Odkryto { $a_at }: { $b }.
event-event = Odkryto wydarzenie: { $a }!
event-cut = Dziś { $a_at } leży najwyżej tyle żetonów: { $b }.
event-moved = { $a }: { $b } idzie { $d_to } (dotąd { $c_at }).
event-out = { $a } nie rusza już dziś bohaterów.
event-pressed = { $a } wywiera presję. Ofiara: { $b }, presja: { $c }.
event-shielded = { $a } odpiera presję.
event-shot = { $a } zużywa amunicję w obronie: { $b }.
event-robbed = { $a } zabiera. Oddaje { $b }: { $c }.
event-heir = { $a } zjawia się dziś na statku przed innymi i w nocy przejmie znacznik.
event-admitted = { $a } przyjmuje ocalonego ({ $b_name }).
event-gathered = { $a } zbiera: { $c } ×{ $b }.
event-algae = { $a } zjada algi.
event-took = { $a } bierze zepsute wyposażenie: { $b }.
event-searched = { $a } przeszukuje { $b_at } i znajduje: { $c }.
event-saw-token = { $a } widzi { $b_at }, na głębokości { $c }: { $d }.
event-peeked = { $a } podgląda stos { $b_at }.
event-saw-animal = { $a } widzi { $b_at }, na głębokości { $c }: { $d }.
event-hunted = { $a } poluje na { $b_prey } (amunicja: { $c }).
event-resolved = { $a } kończy wydarzenie: { $b }.
event-due = { $a } ma zapłacić: żywność { $b }, woda { $c }; brakuje: { $d }.
event-recruited = { $a } werbuje ocalonego za: { $b }.
event-built = { $a } buduje: { $b_name }.
event-filled = { $a } wprowadza ocalonego ({ $b_name }).
event-scrapped = { $a } niszczy: { $b }.
event-repaired = { $a } naprawia: { $b }.
event-spoilt = { $a } traci to, co się psuje: mięso { $b }, woda { $c }.
event-won = { $a } odjeżdża z Konwojem!
event-gained = { $a } zyskuje: { $c } ×{ $b }.
event-paid = { $a } płaci: { $b }.
event-reserve = { $a } używa rezerwy wody.
event-lost = { $a } traci ocalonego ({ $b_name }).
event-healed = { $a }: miernik poprawia się o { $b }.
event-irradiated = { $a }: miernik pogarsza się o { $b }.
event-beyond = { $a }: miernik nie może się już pogorszyć; punkty poza skalą, po ocalonym za każdy: { $b }.
event-used = { $a } używa: { $b }.
event-activated = { $a } używa pomieszczenia: { $b }.
event-tile = { $a } dostaje zepsute wyposażenie: { $b }.
event-tile-again = { $a } już to ma i dobiera ponownie: { $b }.
event-no-tile = { $a } nie znajduje nowego rodzaju wyposażenia.

## Pytania

ask-draft = Wybierz w tajemnicy: cztery pomieszczenia, pierwsze do budowy, jego mieszkańców, lidera i miejsca bohaterów.
    .title = Wybór początkowy
ask-station = Gdzie zaczyna ten bohater?
    .title = Bohaterowie
ask-discard = Który z dobranych żetonów odkładasz?
    .title = Żetony Mary
ask-rats = Szczury! Którą żywność tracisz?
    .title = Plaga szczurów
ask-clan = Klan zabiera dwa materiały lub amunicję. Które?
    .title = Wrogi klan
ask-lose = Tracisz ocalonego. Skąd?
    .title = Straty
ask-move = Ruch ({ $a }): który bohater idzie i dokąd?
    .title = Ruch
ask-moor = Które pole statku zajmuje bohater?
    .title = Statek
ask-bat = Czy używasz kija { $b_at }?
    .title = Kij baseballowy
ask-defence = Presja { $b }! Jak się bronisz?
    .title = Obrona
ask-tribute = Który żeton zmienia właściciela? Pozostało: { $b }.
    .title = Danina
ask-bonus = Którego wyposażenia używasz po przybyciu { $b_at }?
    .title = Przybycie
ask-admit = Gdzie zamieszka ocalony?
    .title = Ocalony
ask-action = Co robi bohater { $a_at }? Pozostałe akcje: { $b }.
    .title = Akcje
ask-track = Widzisz cały stos { $b_at }. Na co polujesz?
    .title = Czujnik termiczny
ask-hunt = Polowanie: { $a }. Czym pokonujesz wytrzymałość { $b }?
    .title = Polowanie
ask-resolve = Które wydarzenie kończysz?
    .title = Noc 1: wydarzenia
ask-event-cost = Czym płacisz?
    .title = Koszt wydarzenia
ask-feed = Mieszkańcy są głodni. Czym ich nakarmisz?
    .title = Noc 2: żywienie
ask-recruit = Kogo werbujesz i za jaką żywność?
    .title = Noc 4: werbunek
ask-build = Buduj, wprowadzaj ocalonych, używaj pomieszczeń – albo zakończ.
    .title = Noc 5: budowa
ask-repair = Co naprawiasz?
    .title = Noc 6: naprawa

## Rozmowa

talk-claim-token = Następny żeton { $b_at } to: { $a }.
    .label = Następny żeton to …
talk-promise-go = Mój bohater pójdzie dziś { $a_to }.
    .label = Mój bohater pójdzie …
talk-promise-avoid = Mój bohater nie pójdzie dziś { $a_to }.
    .label = Mój bohater nie pójdzie …
talk-promise-resolve = Dziś w nocy zakończę: { $a }.
    .label = Dziś w nocy zakończę …
talk-request-avoid = Nie idź { $a_to }!
    .label = Nie idź …!
talk-request-resolve = Zakończ dziś w nocy: { $a }!
    .label = Zakończ dziś w nocy …!
talk-threat-press =
    { $a_role ->
        [self] Ktoś mnie za to przyciśnie.
        [listener] Mój najsilniejszy bohater cię odwiedzi!
       *[other] Mój najsilniejszy bohater odwiedzi: { $a }!
    }
    .label = Mój najsilniejszy bohater odwiedzi …!
talk-offer-peace =
    { $a_role ->
        [self] Kto zachowa ze mną pokój?
        [listener] Nie wywierajmy na siebie presji!
       *[other] { $a }, nie wywierajmy na siebie presji!
    }
    .label = Nie wywierajmy na siebie presji, …!
talk-accusation-liar =
    { $a_role ->
        [self] Dobrze, to było kłamstwo.
        [listener] To było kłamstwo!
       *[other] { $a } nas okłamuje!
    }
    .label = Kłamstwo!
talk-promise-truce =
    { $a_role ->
        [listener] W tej rundzie nie wywieram na ciebie nacisku.
       *[other] W tej rundzie { $a } nie odczuje mojego nacisku.
    }
    .label = Bez mojego nacisku w tej rundzie: …
talk-offer-routes = Dziś ja nie idę { $a_to }, a ty nie idziesz { $b_to }.
    .label = Ja nie idę …, a ty nie idziesz …
talk-question-go = Dokąd idziesz?
    .label = Dokąd idziesz?

## Ustawienia stołu

choice-finite_supply = Zapas żetonów
    .about = Żetonów i ocalonych nigdy nie brakuje albo jest ich tylko tyle, ile w pudełku.
choice-finite_supply-true = jak w pudełku
choice-finite_supply-false = bez ograniczeń
choice-multi_hunt = Liczba polowań bohatera
    .about = Bohater poluje raz na turę albo tyle razy, na ile starczy akcji i amunicji.
choice-multi_hunt-true = ile się da
choice-multi_hunt-false = jedno
choice-one_event_per_turn = Liczba kończonych wydarzeń
    .about = W swojej nocnej kolejce gracz kończy dowolną liczbę wydarzeń albo tylko jedno.
choice-one_event_per_turn-true = tylko jedno
choice-one_event_per_turn-false = dowolna liczba
choice-event2_ammo = Rada a amunicja
    .about = Rada może też oszczędzić dwie sztuki amunicji, jak na francuskim żetonie.
choice-event2_ammo-true = też oszczędzana
choice-event2_ammo-false = nigdy nieoszczędzana
choice-decline_survivor = Odprawianie ocalonych
    .about = Ocalonych ze statku i z latarki można odprawić albo przyjmuje się ich zawsze, gdy jest miejsce.
choice-decline_survivor-true = dozwolone
choice-decline_survivor-false = niedozwolone
choice-peek_any_time = Podglądanie z Czujki
    .about = Właściciel Czujki podgląda stos przeszukiwania w dowolnej chwili dnia, także w cudzej turze, albo tylko w swojej turze.
choice-peek_any_time-true = w dowolnej chwili dnia
choice-peek_any_time-false = tylko w swojej turze
choice-sequential_hero_setup = Rozstawianie bohaterów
    .about = Bohaterów rozstawia się jednocześnie w tajemnicy albo jawnie po kolei, gdy liderzy są znani.
choice-sequential_hero_setup-true = po kolei
choice-sequential_hero_setup-false = jednocześnie
