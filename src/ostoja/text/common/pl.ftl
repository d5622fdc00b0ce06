# Co mówi każdy stół, niezależnie od gry.

language = polski

## Miejsca i ludzie

seat = Miejsce { $number }
you = ty
everybody = wszyscy
spectator = widz
nothing = –
unknown = nie wiadomo

## Pytanie do gracza

round = Runda { $number }
your-turn = Twoja kolej, { $name }
waiting-for = Czekamy na: { $names }
pass-device = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
options = Możliwości
choose = Twój wybór
bad-choice = Nie ma takiej możliwości: „{ $word }”.
prompt-help = numer: wybór · t: rozmowa · l: dziennik · r: zasady · ?: pomoc · q: koniec
why-not = Niedozwolone ({ $rule }).
undone = Cofnięto.
hand = Twoja ręka
log = Dziennik
no-events = Nic się jeszcze nie wydarzyło.
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

## Co zdarza się w każdej grze

event-forced = { $a } nie ma wyboru ({ $b }).

## Rozmowa

talk-heading = Rozmowa przy stole
talk-prompt = Co mówisz?
talk-listener = Do kogo?
said-to-all = { $speaker }: „{ $text }”
said-to-one = { $speaker } → { $listener }: „{ $text }”
kind-claim = Twierdzenia
kind-promise = Obietnice
kind-request = Prośby
kind-threat = Groźby
kind-offer = Propozycje
kind-accusation = Oskarżenia
kind-question = Pytania
kind-answer = Odpowiedzi
talk-answer-accept = Zgoda.
    .label = Zgoda
talk-answer-decline = Nie.
    .label = Odmowa
term-vote = na to głosowanie
term-round = na tę rundę
term-game = do końca gry
promises-heading = Kto dotrzymuje słowa
verdict-kept = dotrzymane
    .claim = prawda
verdict-broken = złamane
    .claim = kłamstwo
verdict-pending = jeszcze nie wiadomo
verdict-lapsed = nie było okazji
verdict-unjudged = nie do sprawdzenia
verdict-accepted = uzgodnione
verdict-declined = odrzucone
verdict-unanswered = bez odpowiedzi
why-gain = { $speaker }: „To było warte więcej niż moje słowo”.
why-revenge = { $speaker }: „Kto łamie słowo, temu niczego nie muszę dotrzymywać”.
why-end = { $speaker }: „To był koniec, a mnie zależało na zwycięstwie”.
trust-begins = Runda { $round }: { $seat } zaczyna wierzyć, że { $other } dotrzymuje słowa.
trust-ends = Runda { $round }: { $seat } już nie wierzy, że { $other } dotrzyma słowa.
trust-heading = Kto komu ufa

## Koniec

game-over =
    { $rounds ->
        [one] Koniec gry po { $rounds } rundzie.
        [few] Koniec gry po { $rounds } rundach.
        [many] Koniec gry po { $rounds } rundach.
       *[other] Koniec gry po { $rounds } rundy.
    }
result-score =
    { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
        [many] { $name }: { $points } punktów
       *[other] { $name }: { $points } punktu
    }
result-won = Wygrywa { $name }!
result-shared = Wspólne zwycięstwo: { $names }
result-draw = Nikt nie wygrywa.
result-you-won = Wygrywasz!
result-you-lost = Przegrywasz.
