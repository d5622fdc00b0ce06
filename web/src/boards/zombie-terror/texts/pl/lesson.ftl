# Pierwsza lekcja: opowiadana krok po kroku na prawdziwej planszy.

lesson-1 = Prowadzisz sześcioro ocalałych z supermarketu po lewej do samochodu po prawej; bot prowadzi umarłych. Liczą się trzy rzeczy: po trzy kroki, hałas ściąga kolejnych, a zombie widzą tylko to, co przed nimi.
lesson-2 = Ustaw swoich na wolnych polach pierwszej kolumny. Dotknij pola dla tego, kto jest wymieniony. Stój tak, by każdy miał przed sobą wolną drogę.
lesson-3 = Każdy ma coś swojego: Policjant strzela, Pielęgniarka leczy, Dziecko chodzi na ukos, Mechanik przesuwa wraki. Gwiazdki mówią, ile kto jest wart przy samochodzie.
lesson-4 = Pierwsza rzecz: każdy, kogo uruchomisz, ma trzy punkty akcji; krok kosztuje jeden. Dotknij kogoś ze swoich, a potem świecącego pola. Uruchamiaj niewielu: za każdego budzi się jeden zombie więcej.
lesson-5 = Druga rzecz: strzał zabija, ale każdy nabój ściąga nowego zombie. Odepchnięcie kosztuje punkt i nie robi hałasu.
lesson-6 = Trzecia rzecz: dotknij zombie, a zobaczysz, gdzie patrzy. Gryzie tego, kto stoi przed nim, więc chodź za plecami. Gdy nic już nie jest warte punktu, zakończ turę.
