# Czuwanie po polsku. Imion graczy się nie odmienia: zawsze są w mianowniku.

game-title = Czuwanie
game-tagline = Sześć nocy w piwnicy i za mało świec.
game-about = W ciemności za progiem coś żyje, a piwnica nie ma drzwi. Co noc zapalacie w tajemnicy świece; jeśli starczą, ciemność zostaje na zewnątrz, a jeśli nie, przychodzi po tego, kto dał najmniej. Obiecuj, oszczędzaj światło i doczekaj ranka.

## Świece (.acc: biernik)

candle-stub = ogarek
    .acc = ogarek
candle-taper = świeczka
    .acc = świeczkę
candle-candle = świeca
    .acc = świecę
candle-lantern = latarnia
    .acc = latarnię

## Fazy

phase-fall = Zapada noc
phase-light = Świece
phase-count = Liczenie
phase-search = Reszta nocy
phase-end = Koniec nocy
phase-over = Ranek

## Jak nazywają się pola widoku, skoro gra nie ma własnej planszy

view-night = Noc
view-nights = Wszystkich nocy
view-phase = Faza
view-depth = Głębokość ciemności
view-chest = Świece w skrzyni
view-ash = Popiół
view-players = Gracze
view-candles = Na ile starczą świece
view-seat = Gracz
view-hearts = Serca
view-cards = Świece
view-lit = Godziny tej nocy
view-kind = Świeca
view-hours = Godziny
view-hand = Twoje świece
view-chosen = Zapalasz

## Opcje

option-pass = Nie rób nic
    .ask-light = Nie zapalaj niczego
option-light = Zapal { $a_acc }
option-search = Przeszukaj skrzynię
option-rest = Odpocznij i odzyskaj serce

## Zdarzenia

event-dealt = { $a } zaczyna i ma: { $b }.
event-night =
    Zapada noc { $a }. Ciemność jest głęboka na { $b ->
        [one] { $b } godzinę
        [few] { $b } godziny
        [many] { $b } godzin
       *[other] { $b } godziny
    }.
event-lit = { $a } zapala { $b_acc }.
event-huddled = { $a } nie zapala niczego.
event-held =
    { $a ->
        [one] { $a } godzina światła
        [few] { $a } godziny światła
        [many] { $a } godzin światła
       *[other] { $a } godziny światła
    } przeciw { $b }: ciemność zostaje na zewnątrz.
event-fell =
    { $a ->
        [0] Ani godziny światła
        [one] { $a } godzina światła
        [few] { $a } godziny światła
        [many] { $a } godzin światła
       *[other] { $a } godziny światła
    } przeciw { $b }: ciemność wchodzi do środka.
event-warmed =
    { $a } siedzi najbliżej światła i ma teraz { $b ->
        [one] { $b } serce
        [few] { $b } serca
        [many] { $b } serc
       *[other] { $b } serca
    }.
event-bitten =
    Ciemność dosięga kogoś: { $a } traci serce. { $b ->
        [0] To było ostatnie.
        [one] Zostaje { $b }.
        [few] Zostają { $b }.
        [many] Zostaje { $b }.
       *[other] Zostaje { $b }.
    }
event-taken = { $a } znika w ciemności.
event-dropped = { $a } upuszcza w popiół { $b_acc }.
event-found = { $a } znajduje { $b_acc }.
event-searched = { $a } bierze coś ze skrzyni.
event-rested =
    { $a } odpoczywa i ma teraz { $b ->
        [one] { $b } serce
        [few] { $b } serca
        [many] { $b } serc
       *[other] { $b } serca
    }.
event-dawn =
    { $a ->
        [one] Świta. Przy życiu jest { $a } osoba.
        [few] Świta. Przy życiu są { $a } osoby.
        [many] Świta. Przy życiu jest { $a } osób.
       *[other] Świta. Przy życiu jest { $a } osoby.
    }

## Pytania

ask-light =
    Noc { $a }: ciemność jest głęboka na { $b ->
        [one] { $b } godzinę
        [few] { $b } godziny
        [many] { $b } godzin
       *[other] { $b } godziny
    }. Co zapalasz?
    .title = Świece
ask-search =
    { $a ->
        [0] Skrzynia jest pusta. Co robisz?
        [one] W skrzyni została { $a } świeca. Co robisz?
        [few] W skrzyni zostały { $a } świece. Co robisz?
        [many] W skrzyni zostało { $a } świec. Co robisz?
       *[other] W skrzyni zostało { $a } świecy. Co robisz?
    }
    .title = Reszta nocy

## Rozmowy

talk-promise-light = Zapalę { $a_acc }.
    .label = Zapalę …
talk-request-light =
    { $audience ->
        [one] Zapal { $a_acc }, proszę.
       *[all] Niech ktoś zapali { $a_acc }.
    }
    .label = Zapal …, proszę

## Jak nazywają się liczby z data.toml

number-candles = Świece
number-hours = ile godzin się pali
number-copies = ile jest w skrzyni
number-numbers = Liczby
number-hand = świece na początku
number-hearts = serca na początku
number-nights = noce do świtu
number-chill = godziny ciemności za każdego żywego gracza
number-die = ściany kości
number-heart = punkty za serce

## Dla tych, którzy grają pierwszy raz

intro = Sześć nocy w piwnicy. Co noc wszyscy zapalacie w tajemnicy świece, a starczą tylko wtedy, gdy zapalicie je razem.
    .goal = Dożyj ranka, z wieloma sercami i ze światłem w ręce.
    .turn = Wybierz świecę albo żadną. Gdy wszyscy wybrali, odsłaniacie je i liczycie godziny przeciw ciemności. Potem przeszukaj skrzynię albo odpocznij.
    .win = Trzy punkty za każde serce, jeden za każdą godzinę w ręce. Wygrywa największa liczba punktów.
guide-ask-light = Jeśli godziny wszystkich świec razem dorównają ciemności, nikomu nic się nie stanie. Jeśli nie, kto dał najmniej, traci serce. To, co zapalisz, przepada.
guide-ask-search = Świecę ze skrzyni widzisz tylko ty. Odpocznij, jeśli brakuje ci serca.

## Opcje stołu

choice-hearth = Ognisko
    .about = Kto jako jedyny zapali najdłuższą świecę, gdy ciemność zostaje na zewnątrz, odzyskuje serce.
choice-hearth-true = serce dla najjaśniejszego
choice-hearth-false = bez takiej nagrody
