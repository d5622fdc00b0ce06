# Mall of Horror po polsku: wprowadzenie i to, co znaczy każde pytanie dla kogoś, kto gra pierwszy raz.

intro = Noc w centrum handlowym, a pod każdymi drzwiami stoją umarli. Prowadzisz taką samą małą drużynę jak wszyscy. Drzwi trzymacie razem, a gdy któreś puszczą, ludzie za nimi głosują, kogo wypchnąć na zewnątrz.
    .goal = Ocal bohaterów wartych jak najwięcej punktów: Ślicznotka to 7, Twardziel 5, Strzelec 3 (a Dziewczynka 1, gdy gra was troje).
    .turn = W każdej rundzie: obecni na Parkingu głosują, kto przeszuka ciężarówkę; obecni w Biurze Ochrony wybierają Szefa, który podgląda cztery zakryte kości; każdy po kryjomu wybiera lokację dla jednego bohatera; odkrywacie cele i kości, przybywają zombie, bohaterowie się przemieszczają; potem zombie atakują, lokacja po lokacji.
    .win = Helikopter ląduje, gdy przy życiu zostaje już tylko garstka bohaterów albo gdy wszyscy ocaleni stoją w jednej lokacji pod dachem. Wygrywa najwięcej punktów, a przy remisie pełniejsza ręka.

## Co znaczy każde pytanie dla kogoś, kto gra pierwszy raz

guide-ask-place = Rzucono dla ciebie dwiema kośćmi. Wybierz swojego bohatera i postaw go w lokacji, którą wskazuje jedna z nich. Jeśli obie są pełne lub zamknięte, wolno wybrać każdą, w której jest miejsce. Rozstaw drużynę: w dobrym towarzystwie, ale nie w jednym miejscu.
guide-ask-threats = Zaraz głosowanie. Każda Pogróżka zagrana teraz daje ci w nim jeden głos więcej, a potem karta przepada. Wszyscy widzą, że ją zagrywasz.
guide-ask-threats-again = Był remis i zaraz będzie ponowne głosowanie. Każda Pogróżka zagrana teraz daje ci w nim jeden głos więcej, a potem karta przepada. Wszyscy widzą, że ją zagrywasz.
guide-ask-vote = Ustaw koło na jednego gracza; nikt go nie zobaczy, dopóki nie wybiorą wszyscy. Masz jeden głos za każdego swojego bohatera w tej lokacji, a Strzelec dodaje jeszcze jeden. Decyduje najwięcej głosów. Przy remisie cały stół głosuje ponownie, wybierając spośród remisujących.
guide-ask-revote = Pierwsze głosowanie dało remis. Teraz głosują wszyscy, ale tylko na remisujących. Jeśli nie masz nikogo w tej lokacji, masz jeden głos. Drugi remis nie wybiera nikogo, a gdy chodzi o ofiarę, decyduje los.
guide-ask-draw = Wybrano cię do przeszukania ciężarówki. Weź karty, a jedną zatrzymasz, jedną komuś oddasz, a ostatnia trafi na spód stosu. Albo zostaw ciężarówkę w spokoju: wtedy w tej rundzie nikt jej nie przeszuka.
guide-ask-keep = Te karty są z ciężarówki i widzisz je tylko ty. Jedną zatrzymaj; potem jedną oddasz komuś, a ostatnia trafi na spód stosu.
guide-ask-give = Wybierz kartę i gracza, który ją dostanie. Wszyscy zobaczą, komu ją dajesz, ale nie jaką. Dobry podarunek może kupić głos, słaby nikomu nie zaszkodzi.
guide-ask-camera = Cztery zakryte kości mówią, dokąd w tej rundzie przyjdą zombie. Zagraj Kamery Ochronne, a zobaczysz je, zanim wybierzesz cel. Możesz potem powiedzieć innym prawdę albo skłamać.
guide-ask-announce = Wybrano cię w tej rundzie: znasz już kości, ale cel wybierasz przed wszystkimi i na głos. Wskaż lokację, do której pójdzie jeden z twoich bohaterów. Reszta wyciągnie z tego wnioski.
guide-ask-destination = Wskaż lokację, do której pójdzie jeden z twoich bohaterów; który, zdecydujesz później. Wszystkie wybory odkrywacie razem. Jeśli w chwili twojego ruchu lokacja będzie pełna, bohater trafi na Parking.
guide-ask-lure = Twojej drużyny już nie ma, ale coś jeszcze możesz: postaw jednego zombie przed dowolną otwartą lokacją. Albo okaż litość.
guide-ask-move = Cele i kości są już odkryte. Wskaż bohatera, który pójdzie do wybranej przez ciebie lokacji. Jeśli jest pełna, trafi na Parking. Sprint pozwala zmienić zdanie: wskaż bohatera i dowolną lokację albo tę, w której stoi, żeby został.
guide-ask-defence = Zombie szturmują lokację, w której masz bohatera. Przed głosowaniem możesz zagrać dowolne karty: Broń zabija zombie, Narzędzia dodają 1 do siły obrony, Kryjówka wyłącza jednego twojego bohatera z głosowania, Pogróżka daje ci jeden głos więcej. Jeśli siła obrony przewyższy liczbę zombie, nikt nie zginie.
guide-ask-victim = Głosowanie wskazało ciebie. Wybierz, którego z twoich bohaterów w tej lokacji pożrą zombie. Jego punkty przepadają na zawsze.
