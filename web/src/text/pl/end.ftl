# Co klient mówi po grze.

## Koniec

show-result = Wynik
scores = Punkty
total = Razem
moments-heading = Co przesądziło o grze
moment-watch = Obejrzyj tę chwilę jeszcze raz
luck-heading = Szczęście w kościach
luck-about = Ile razy wypadła każda ścianka i co z tego wynikło: jasny pasek to wynik tej gry, blady to średnia, jaką przy tych samych rzutach dałyby uczciwe kości.
luck-faces = Ile razy wypadła każda ścianka: { $faces }
luck-compared = Wyszło { $got }; uczciwe kości dałyby średnio { $expected }.
luck-lucky = więcej szczęścia niż zwykle
luck-fair = zgodnie z oczekiwaniami
luck-unlucky = pech
luck-more = więcej niż zwykle
luck-less = mniej niż zwykle
fairness = Czy gra była uczciwa?
fairness-about = Przed grą stół poręczył za swoje ziarno sumą kontrolną. Teraz je pokazuje; całą grę można odtworzyć z zapisu.
pledge = Poręczenie
verify = Rozegraj jeszcze raz i porównaj
proof-holds = Zapis się zgadza: to samo ziarno, ta sama gra.
proof-fails = Zapis się nie zgadza: { $problem }
replay = Powtórka
record = Pobierz zapis
rematch = Zagraj jeszcze raz

## Powtórka

moment = Chwila
moment-of = Wybór { $at } z { $last }, runda { $round }
moment-before = Wybór { $at } z { $last }, przygotowanie
moment-link = Link do tej chwili
to-start = Na początek
to-end = Na koniec
step-back = Wybór wstecz
step-on = Wybór naprzód
round-before = Początek rundy
round-after = Następna runda
play = Odtwarzaj
speed = Szybkość
eyes = Czyimi oczami
fork-bots = Graj dalej jako { $name } przeciw botom
fork = Graj dalej od tego miejsca w piaskownicy
