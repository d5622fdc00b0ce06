# Claustrophobia: wprowadzenie i przewodnik po pytaniach.

## Wprowadzenie

intro = Pod miastem dwoje graczy dzieli jeden labirynt i chce rzeczy przeciwnych. Gracz Ludzi prowadzi najwyżej pięciu wojowników przez tunele, których nikt nie narysował; gracz Demona śle za nimi to, co tam mieszka.
    .goal = Każdy scenariusz daje Ludziom własny cel: uciec, wysadzić szyb, zabić, zapieczętować, egzorcyzmować albo zdobyć skarb. Gracz Demona wygrywa, gdy nie da się już tego osiągnąć, najczęściej dlatego, że nikt nie został przy życiu.
    .turn = Runda ma cztery fazy. Inicjatywa: gracz Ludzi rzuca kośćmi i daje po jednej każdemu wojownikowi; kość wybiera jego linię ruchu, walki i obrony na tę rundę. Akcja Ludzi: wojownicy po kolei idą, eksplorują i walczą. Groza: gracz Demona kładzie kości na planszy Przeznaczenia, a potem kupuje potwory za punkty Grozy. Akcja Demona: potwory idą i walczą.
    .win = Rany na stałe skreślają linie, a kość na skreślonej linii zostawia wojownika bezbronnym. Z każdą rundą Ludzie są słabsi, a mrok pełniejszy: Ludzie wygrywają pośpiechem, strona Demona cierpliwością.

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
