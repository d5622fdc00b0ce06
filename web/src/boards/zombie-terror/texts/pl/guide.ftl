# Zombie Terror: wprowadzenie i przewodnik po pytaniach.

## Wprowadzenie

intro = Noc na parkingu. Sześcioro ludzi wyszło z supermarketu po lewej; jedyne auto, które jeszcze odpala, czeka po prawej. Pomiędzy nimi stoją zombie, a każdy z nich idzie tam, gdzie patrzy.
    .goal = Ludzie: doprowadźcie do auta osoby warte dość gwiazdek. We troje ścigają się do niego dwie grupy, a silniejsza musi jeszcze pokonać liczbę terroru. Zombie: zatrzymaj ich albo zapełnij parking.
    .turn = Najpierw ludzie: każdy ma trzy punkty akcji na kroki, przepchnięcie zombie, który patrzy w inną stronę, albo własną zdolność. Kto działa, hałasuje, a każdy hałas budzi jednego zombie więcej. Potem zombie: te, które kogoś widzą, muszą iść prosto na niego, pozostałe ruszają się, jak chce ich gracz, i przychodzą nowe.
    .win = We dwoje wygrywa 5 gwiazdek w aucie. We troje trzeba ocalić więcej postaci niż rywal i mieć więcej gwiazdek, niż wynosi liczba terroru. Zombie wygrywają, gdy to już niemożliwe, gdy tor terroru się skończy albo gdy cała horda stanie na planszy.

## Przewodnik: co znaczy pytanie

guide-ask-start = Dotknij wolnego pola przy supermarkecie. Najbliżej do auta jest mniej więcej z rzędu 6.
guide-ask-first-zombies = Dotknij pola na wskazanej połowie. Nie może sąsiadować z człowiekiem ani z innym zombie. Zombie przy aucie, który nie patrzy wzdłuż otwartej alejki, nie da się odciągnąć.
guide-ask-facing = Dotknij strzałki: tam będzie patrzył zombie. Widzi cztery pola przed sobą i musi iść na każdego, kogo zobaczy.
guide-ask-block = Dotknij karty ludzi: w tej rundzie nikt jej nie wybierze. Dwóch kart zablokowanych teraz nie wolno zablokować następnym razem.
guide-ask-card = Dotknij karty bez żetonu blokady. W tej rundzie jest twoja i leży odkryta; pierwszy gracz wybiera pierwszy, drugiemu zostaje ostatnia.
guide-ask-human = Dotknij swojej postaci, a potem strzałki: krok, przepchnięcie, cios albo strzał. Karty leżą pod planszą. Każdy, kto działa, budzi jednego zombie, więc lepiej, gdy dużo robi kilka osób niż po trochu wszyscy. Na koniec zakończ turę; kto stoi na polu auta, odjeżdża.
guide-ask-silence = Możesz osłonić jeszcze jedną swoją postać: jej hałas nie liczy się w tej rundzie.
guide-ask-sewers = Dotknij wolnego włazu: twoja postać wyjdzie tam bez punktów akcji.
guide-ask-briefcase = Teczka może przyjąć tę ranę, ale tylko raz w grze. Zachowaj ją tylko wtedy, gdy zdrowy Bankier nie jest ci teraz potrzebny.
guide-ask-zombie = Dotknij zombie, żeby go obudzić. Te z wykrzyknikiem kogoś widzą i ruszają się pierwsze, same z siebie. Wykorzystana aktywacja przepada; wcześniej możesz zagrać kartę.
guide-ask-activation = Zombie może zrobić krok tam, gdzie patrzy, i raz obrócić się o ćwierć obrotu; każde kosztuje punkt akcji. Jeśli ktoś przed nim stoi, może ugryźć, i na tym kończy ruch.
guide-ask-arrival = Dotknij pola wejścia ze znakiem skażenia. Zombie danej połowy musi wejść na tej połowie. Najlepiej przed ludźmi, w poprzek ich drogi.
guide-ask-find = Możesz ukryć puszkę na dowolnym pustym polu. Nikt nie wie, co w niej jest: kryjówka zombie czy skażenie, które rani.
guide-ask-find-field = Dotknij pustego pola. Kto na nie wejdzie, musi otworzyć puszkę.
guide-ask-turning = Zginęło kilka postaci. Dotknij tej, która przemieni się najpierw.
