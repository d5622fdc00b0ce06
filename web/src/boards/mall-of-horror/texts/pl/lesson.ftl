# Pierwsza lekcja: opowiadana krok po kroku na prawdziwej planszy.

lesson-1 = To twoja pierwsza noc w galerii, na prawdziwej planszy, przeciw trzem botom. Liczą się trzy rzeczy: razem trzymać drzwi, liczyć głosy i nigdy nie zostać samemu. Twoi ludzie noszą pierwszą literę twojego imienia.
lesson-2 = Dwie kości wskazują dwa pomieszczenia. Dotknij postaci, a potem jednego ze świecących pomieszczeń. Najwięcej punktów warta jest Ślicznotka: postaw ją tam, gdzie drzwi utrzymają twoi albo tłum obcych.
lesson-3 = Zielona tarcza pod pomieszczeniem mówi, ile ma siły, a obok widać, ile stoi zombie. Pierwsza rzecz: drzwi trzymają, dopóki siła jest większa od liczby zombie. Twardziel liczy się podwójnie.
lesson-4 = Druga rzecz: głosy. Masz jeden za każdego swojego człowieka w tym pomieszczeniu, a Strzelec daje jeszcze jeden. Na kole widać, kto ma ile: dwoje razem przegłosuje jednego. Dotknij gracza, na którego głosujesz.
lesson-5 = Teraz wszyscy po cichu wybierają, dokąd pójdzie ktoś z ich ludzi. Wybierasz samo pomieszczenie; kto pójdzie, okaże się później. Szukaj takiego, gdzie zombie jest mało, a obecni cię nie przegłosują.
lesson-6 = Trzecia rzecz: kto stoi sam wśród obcych, ten wylatuje za drzwi. Rusz kogoś tak, żeby nikt z twoich nie został sam tam, gdzie przyjdą zombie.
lesson-7 = Zombie są u drzwi. To chwila na karty: broń zabija, Narzędzia trzymają jednego więcej, Kryjówka ratuje jednego z twoich. Jeśli drzwi i tak puszczą, obecni głosują, kto zostanie pożarty.
