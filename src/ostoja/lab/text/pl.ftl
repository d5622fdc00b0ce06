# Co mówi strona o równowadze gry.

balance-title = { $title }: równowaga
balance-played = Liczba gier: { $games }, miejsc przy stole: { $seats }, wersja zasad: { $rules }. Kreska przy każdej liczbie to jej przedział 95 %: prawda leży w nim dziewiętnaście razy na dwadzieścia.
balance-seat = miejsce { $seat }
balance-seats = Kto wygrywa, według miejsc
balance-seats-say = Każdy słupek mówi, jak często wygrywało dane miejsce; gdy wszystkie są równe, każdy sięga przerywanej linii przy { $fair }.
balance-sides = Kto wygrywa, według stron
balance-sides-say = Każdy słupek mówi, jak często wygrywała dana strona.
balance-scenes = Kto wygrywa, według scenariuszy
balance-scenes-say = Każdy słupek mówi, jak często dana strona wygrywała w grach jednego scenariusza.
balance-roles = Kto wygrywa, według ról
balance-roles-say = Każdy słupek mówi, jak często wygrywali ci, którzy grali daną rolą; gdy wszystkie role są równe, każdy sięga przerywanej linii przy { $fair }.
balance-ends = Jak kończą się gry
balance-ends-say = Każdy słupek mówi, jak często gra kończyła się w ten sposób.
balance-end-alone = jeden zwycięzca
balance-end-shared = kilku zwycięzców
balance-end-nobody = bez zwycięzcy
balance-length = Ile trwają gry
balance-length-say = Połowa gier to najwyżej { $middle } wyborów, a osiem na dziesięć mieści się między { $low } a { $high }; jeśli przeciętna gra zajmuje ludziom tyle, ile podaje pudełko, daje to { $minutes } minut, od { $least } do { $most }.
balance-rounds = rundy
balance-lead = Kiedy gra jest rozstrzygnięta
balance-lead-say = Prowadzenie zmienia się w grze { $changes } razy; w połowie gier zwycięzca prowadzi do końca od { $middle } rund lub wcześniej.
balance-lead-axis = część rund, po której zwycięzca prowadził do końca, w %
balance-luck = Szczęście i umiejętności
balance-luck-say = Dwie gry z tym samym rozdaniem i innymi graczami na miejscach wygrywa to samo miejsce w { $same } przypadków, a dowolne dwie gry w { $usual }: im więcej, tym bardziej decyduje rozdanie.
balance-skill-say = Silniejszy bot wśród słabych wygrywa { $share } gier (od { $low } do { $high }), a równy udział to { $fair }: im więcej, tym bardziej decydują umiejętności.
balance-best = Co idzie w parze z wygraną
balance-best-say = Każdy punkt mówi, o ile częściej wygrywały miejsca, które coś zrobiły lub które coś spotkało (w nawiasie: ile ich było), niż pozostałe; może to być przyczyna albo tylko oznaka przewagi.
balance-worst = Co idzie w parze z przegraną
balance-worst-say = To samo dla tego, co robili lub co spotykało tych, którzy wygrywali rzadziej niż inni.
balance-never = Nigdy nie wybrane
balance-never-say = { $options ->
    [0] Wszystko, co było do wyboru, ktoś kiedyś wybrał.
    [one] Jedna możliwość była do wyboru i nikt jej nie wybrał:
   *[other] Możliwości, które były do wyboru i których nikt nie wybrał: { $options }.
}
balance-talk = Dotrzymane i złamane
balance-talk-say = Wypowiedzi: { $acts }; spośród obietnic i twierdzeń, które dało się ocenić, dotrzymano { $kept }, a złamano { $broken }.
balance-against = Co zmieniają inne liczby
balance-against-say = Każdy punkt mówi, o ile więcej wygranych przypada danemu miejscu lub stronie przy innych liczbach i tych samych rozdaniach; kreska przecinająca 0 może być przypadkiem.
balance-against-rounds = Rundy przy innych liczbach
balance-against-choices = Wybory przy innych liczbach
balance-against-length = Z { $usual } na { $other } na grę; różnica leży między { $low } a { $high }.
