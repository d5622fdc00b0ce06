# Outlive: wprowadzenie i przewodnik po pytaniach.

intro = Sześć dni na pustkowiu
    .goal = Twój schron chce się dostać do Konwoju. Po sześciu dniach wygrywa, kto ma najwięcej punktów przetrwania: po 1 za każdego ocalonego, każde naprawione wyposażenie i każdy pełny symbol, więcej za zakończone wydarzenia i pełne pomieszczenia – a miernik napromieniowania doda punktów albo je odbierze.
    .turn = W dzień czworo twoich bohaterów rusza w krąg, każdy o 1 albo 2 obszary. Kto przybywa, wywiera presję na słabszych, którzy już się dziś ruszyli, a potem wykonuje tyle akcji, ile ma siły. Nocą kończysz wydarzenia, żywisz ludzi, stawiasz czoła promieniowaniu, werbujesz, budujesz i naprawiasz.
    .win = Rośnij z głową: każde zasiedlone pomieszczenie je z twoich zapasów, mięso nie dotrwa do rana, a ludzie w śluzie zatrzymują promieniowanie, ale piją wodę.

## Pytania – dla kogoś, kto gra pierwszy raz

guide-ask-draft = Początek, po kolei: zatrzymaj cztery z sześciu pomieszczeń, zbuduj za darmo jedno z siedmiu, powiedz, ilu z czworga ocalonych w nim zamieszka, wybierz lidera i ustaw bohaterów 5 i 4; obie trójki zajmą to, co zostanie. Pomieszczenie działa dopiero pełne, więc takie na cztery osoby za 1 żywność to bezpieczny start. Nikt nie widzi twoich wyborów, dopóki wszyscy nie skończą.
guide-ask-station = Ustaw bohatera na jednym z obszarów swojego lidera. Bohater przechodzi dziennie 1 albo 2 obszary i nie może stanąć obok innego twojego, więc lepiej ich rozproszyć.
guide-ask-discard = Mary przeszukała miasta jeszcze przed grą. Odłóż jeden żeton; pozostałe trzy dają ci to, co pokazują.
guide-ask-rats = Co rano szczury zjadają w każdym schronie 1 żywność, dopóki ktoś nie zakończy wydarzenia. Oddaj to, co najmniej potrzebne; mięso i tak zepsuje się w nocy.
guide-ask-clan = Co rano klan zabiera każdemu dwa żetony spośród materiałów i amunicji, dopóki ktoś nie zakończy wydarzenia. Wybierasz jeden po drugim.
guide-ask-lose = Tracisz ocalonego. Wskaż śluzę albo pomieszczenie; pomieszczenie, które przestaje być pełne, natychmiast przestaje działać.
guide-ask-move = Dotknij jednego ze swoich leżących bohaterów, a potem podświetlonego obszaru o 1 albo 2 kroki dalej. Możesz przejść obok każdego, ale nie stanąć obok własnego bohatera. Na słabszych cudzych bohaterów, którzy już się dziś ruszyli, wywierasz presję: podgląd mówi, na kogo i jak silną.
guide-ask-moor = Na statku bohater zajmuje wolne pole równe swojej sile. Kotwiczka pozwala wejść o pole wyżej, po jedną konserwę więcej.
guide-ask-bat = Z kijem bohater wywiera presję, jakby miał siłę większą o 1 – na każdego, kto tu stoi. Raz dziennie.
guide-ask-defence = Przybył silniejszy bohater. Każda zużyta amunicja zmniejsza presję o 1, kamizelka o 2. Za każdy pozostały punkt oddajesz 1 żywność albo materiał.
guide-ask-tribute = Za każdy punkt presji jedna żywność albo jeden materiał zmienia właściciela. Amunicji nie zabiera się nigdy.
guide-ask-bonus = To wyposażenie daje ci coś od ręki i za darmo, każde raz dziennie.
guide-ask-admit = W śluzie ocalony chroni przed promieniowaniem i może się potem przenieść; w pomieszczeniu zostaje na zawsze, ale od razu je zapełnia.
guide-ask-action = Każda akcja to jeden żeton, jedno przeszukanie albo jedno wyposażenie z tego obszaru, w dowolnej kolejności, póki coś tu jest. Polowanie kosztuje tyle akcji, ile wynosi wytrzymałość zwierzyny; amunicja zastępuje akcje. Zdobycze od razu trafiają do schronu.
guide-ask-track = Tylko ty widzisz ten stos. Upoluj dowolne zwierzę albo zrezygnuj; czujnik jest zużyty tak czy inaczej.
guide-ask-hunt = Powiedz, ile zużywasz amunicji; resztę wytrzymałości pokonujesz akcjami. Strzelba i potrzask dodają po 1 siły.
guide-ask-resolve = Kto zapłaci koszt wydarzenia, kończy je dla wszystkich i bierze kartę dla jej punktów. Rada raz w nocy obniża koszt. Jeśli spasujesz, szansę dostaje następny gracz.
guide-ask-event-cost = Wybierz, którym żetonem płacisz teraz. Każdy podświetlony rodzaj jest dobry.
guide-ask-feed = Każde zamieszkane pomieszczenie zjada całe swoje utrzymanie. Zacznij od mięsa, bo się psuje. Woda dla śluzy jest już zapłacona.
guide-ask-recruit = Każda żywność sprowadza do śluzy 1 ocalonego, póki są miejsca. Pamiętaj, że jutro będą spragnieni.
guide-ask-build = Buduj pomieszczenia za 3 dowolne materiały, przenoś ludzi ze śluzy na wolne miejsca i używaj pełnych pomieszczeń, w dowolnej kolejności. Kto wejdzie do pomieszczenia, zostaje w nim na dobre.
guide-ask-repair = Naprawa kosztuje dokładnie te materiały, które widać na żetonie. Naprawione wyposażenie działa raz dziennie do końca gry i jest warte 1 punkt, a z drugą połówką symbolu jeszcze 1.
