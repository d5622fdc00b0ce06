# Outlive: jak działają rzeczy.

## Co robi wyposażenie i pomieszczenia

equipment-effect-axe = W lesie: gdy zbierzesz drewno, jeszcze { $amount } z puli.
equipment-effect-bow = Po przybyciu do lasu: mięso, { $amount }.
equipment-effect-jerrycan = Na tamie: gdy zbierzesz wodę, jeszcze { $amount } z puli.
equipment-effect-access_card = Otwiera tamę bez mikrochipa.
equipment-effect-ammo_crate = W bazie: gdy zbierzesz amunicję, jeszcze { $amount } z puli.
equipment-effect-crowbar = Po przybyciu do bazy: mikrochipy, { $amount }.
equipment-effect-chainsaw = Po przybyciu do miasta: drewno, { $amount }.
equipment-effect-torch = Po przybyciu do miasta: ocalony.
equipment-effect-pickaxe = W kopalni: gdy zbierzesz metal, jeszcze { $amount } z puli.
equipment-effect-purifier = Po przybyciu do kopalni: woda, { $amount }.
equipment-effect-grapnel = Na statku: bohater zajmuje pole o { $amount } wyższe.
equipment-effect-hacksaw = Po przybyciu na statek: metal, { $amount }.
equipment-effect-backpack = W lunaparku: gdy zbierzesz mikrochip, jeszcze { $amount } z puli.
equipment-effect-metal_detector = Po przybyciu do lunaparku: konserwa, { $amount }.
equipment-effect-shotgun = Siła +{ $amount } w jednym polowaniu.
equipment-effect-bear_trap = Siła +{ $amount } w jednym polowaniu.
equipment-effect-bat = Presja +{ $amount } jednego przybywającego bohatera.
equipment-effect-vest = Presja −{ $amount } na jednego twojego bohatera.
equipment-effect-exoskeleton = Jeden bohater idzie na dowolną odległość.
equipment-effect-thermal_sensor = Podczas polowania: przejrzyj stos i wybierz zwierzę.
room-effect-draw1_repair1 = Noc 6: dobierz wyposażenie; potem jedna naprawa, materiały −{ $amount }.
room-effect-build2 = Noc 5: jedno pomieszczenie, materiały −{ $amount }.
room-effect-event2 = Noc 1: jedno wydarzenie, materiały −{ $amount } albo żywność −1.
room-effect-hunt2 = W dzień: jedno polowanie, mięso +{ $amount }.
room-effect-hunt1 = W dzień: jedno polowanie, mięso +{ $amount }.
room-effect-ship1 = W dzień: jedna wizyta na statku, konserwy +{ $amount }.
room-effect-ship2 = W dzień: jedna wizyta na statku, konserwy +{ $amount }; zajęte pole ci nie przeszkadza.
room-effect-ammo4 = Noc 5: amunicja +{ $amount }.
room-effect-water1 = Co noc 1 woda, której nie trzeba przynosić.
room-effect-immunity = Wydarzenia cię nie dotyczą, poza niedoborami.
room-effect-recycle = Noc 5: zniszcz wyposażenie, odzyskaj jego materiały.
room-effect-rad1 = Noc 5: miernik o { $amount } lepszy.
room-effect-vent = Noc 3: liczy się w śluzie jak { $amount } osoba więcej.
room-effect-nursery = Noc 5: jeszcze 1 ocalony tutaj, najwyżej { $amount }.
room-effect-search2 = W dzień: po przeszukaniu jeszcze { $amount } żetony, raz w każdym mieście.
room-effect-draw2 = Noc 5: dobierz wyposażenie ({ $amount }).
room-effect-peek = W dzień: podejrzyj stos przeszukiwania.
room-effect-hero3 = W dzień: bohater 3 odpiera jedną presję.
room-effect-auto_repair = Noc 6: jedna naprawa za darmo.
room-effect-press_choice = Ty wybierasz, co zabiera twoja presja.
room-effect-cupboard = W dzień: pusta szafka daje drewno i metal, raz w każdym mieście.
room-effect-repair2 = Noc 6: jedna naprawa, materiały −{ $amount }.
