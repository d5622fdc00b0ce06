# Osaczeni po polsku: wprowadzenie i to, co znaczy każde pytanie dla kogoś, kto gra pierwszy raz.

intro = Nocne centrum handlowe. Rolety opadły, potwory skrobią w drzwi, a pozostałe rodziny potrzebują cię tylko po to, żeby mieć kogo im rzucić.
    .goal = Przeprowadź rodzinę przez noc: każda twoja żywa postać daje punkty, a najwięcej bezbronna Beksa. Nikt nie wygrywa razem z tobą, chyba że remisujecie.
    .turn = W każdej rundzie kłócicie się najpierw o ciężarówkę i jej przedmioty, potem o odznakę, dzięki której ktoś zobaczy kości. Każdy w tajemnicy wybiera, dokąd biec, a potwory ściągają kości, płacz Beks i największy tłok. Tam, gdzie przeważą nad siłą postaci, obecni głosują, która rodzina kogoś straci.
    .win = Noc kończy się po rundzie, po której żyje najwyżej tyle postaci, ilu jest graczy. Wygrywa ten, czyja żywa rodzina jest warta najwięcej.

guide-ask-place = Każda twoja kość wskazuje obszar. Dotknij swojej postaci, a potem obszaru z niewykorzystanej kości. Jeśli obszar jest pełny, postać trafia na parking. Rozprosz rodzinę i trzymaj Beksę z dala od innych Beks, bo razem wabią potwory.
guide-ask-discuss = To chwila na targi, obietnice i groźby, i jedyna, w której zagrywa się przedmioty. Broń daje głos więcej. Podczas ataku kij, piła i koktajl usuwają potwory, konserwa odciąga jednego gdzie indziej, a zgniłe mięso ukrywa jedną z twoich postaci. Dyskusja kończy się, gdy wszyscy po kolei spasują.
guide-ask-vote = Wszyscy wskazują jednocześnie, a komplet twoich głosów dostaje ten, kogo dotkniesz. Lider liczy się podwójnie, broń dodaje głos. Remis rozstrzyga posiadacz żetonu ofiary.
guide-ask-tie = Głosy rozłożyły się po równo, a ty masz żeton ofiary: dotknij tego z remisujących, na którego pada wybór.
guide-ask-keep = Tylko ty widzisz, co było w ciężarówce. Dotknij przedmiotu, który zatrzymujesz. Potem jeden oddasz, a reszta trafi do pudełka.
guide-ask-give = Dotknij przedmiotu, a potem gracza, który go dostaje. Obdarowani pamiętają o tym przy następnym głosowaniu.
guide-ask-last = W ciężarówce był tylko jeden przedmiot. Dotknij go, żeby go zatrzymać, albo wskaż potem gracza, któremu go dajesz.
guide-ask-surplus = W tym wariancie nikt nie nosi więcej niż dwóch przedmiotów. Dotknij tego, który odkładasz na dobre.
guide-ask-walkie = Kości leżą już pod włazem i mówią, dokąd przyjdą potwory. Dzięki walkie-talkie też możesz zajrzeć i nie musisz nikomu mówić, co tam widać.
guide-ask-announce = Masz odznakę, więc wybierasz cel pierwszy i jawnie. Możesz przy tym mówić, dokąd idą potwory, także nieprawdę. Twój ruch jest pierwszy, więc wolne pole na pewno będzie twoje.
guide-ask-destination = Wybierz, dokąd pójdzie jedna z twoich postaci; nikt tego nie zobaczy, dopóki nie wybiorą wszyscy. Postać wskażesz później. Jeśli w twojej turze obszar będzie pełny, trafi ona na parking.
guide-ask-move = Ktoś z twojej rodziny musi pójść do wybranego obszaru, czy to dobre, czy złe. Jeśli jest pełny, na parkingu ląduje ktoś, kto był wewnątrz.
guide-ask-drink = Napój energetyczny pozwala ruszyć się jeszcze raz: dotknij postaci, a potem obszaru z wolnym polem. Możesz też zachować go na później.
guide-ask-haunt = Twoja rodzina nie żyje, ale nie zaznała spokoju: dotknij obszaru, do którego wysyłasz potwora.
guide-ask-victim = Wybór padł na ciebie. Dotknij postaci, którą oddajesz: jej punkty przepadają, ale dostajesz żeton ofiary i rozstrzygasz remisy.
