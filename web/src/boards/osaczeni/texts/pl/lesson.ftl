# Pierwsza lekcja: opowiadana krok po kroku na prawdziwej planszy.

lesson-1 = Twoje pierwsze osaczenie, na prawdziwej planszy, przeciw trzem botom. Liczą się trzy rzeczy: siła trzyma strefę, tłum i płacz ściągają potwory, a o tym, kto zapłaci, decydują głosy.
lesson-2 = Każda rzucona kość wskazuje strefę. Dotknij kogoś ze swojej rodziny, a potem strefy. Obrońca jest silny, Lider ma dwa głosy, Beksa jest warta siedem punktów i ściąga potwory.
lesson-3 = Pierwsza rzecz stoi na dole każdej strefy: siła do potworów, na przykład 4:3. Dopóki druga liczba nie jest większa, nikt się nie wedrze.
lesson-4 = Przed głosowaniem jest czas na rozmowy i przedmioty. Możesz spasować; rozmowa kończy się, gdy spasują wszyscy. Dymkiem obok dziennika możesz coś obiecać albo o coś poprosić.
lesson-5 = Wszyscy wskazują naraz. Wszystkie twoje głosy w tej strefie idą na jednego gracza. Druga rzecz: dwie rodziny razem decydują o wszystkim, więc pamiętaj, kto ci pomógł.
lesson-6 = Wybierz po cichu, dokąd ktoś z twoich pobiegnie. Trzecia rzecz: potwory idą za kośćmi, za płaczem Beks i za największym tłumem. Tam, dokąd chcą wszyscy, jest niebezpiecznie.
lesson-7 = Wszystkie mapy leżą odkryte. Musisz wysłać dokładnie jednego ze swoich do wybranej strefy. Jeśli jest pełna, trafi na parking, gdzie nic go nie chroni.
