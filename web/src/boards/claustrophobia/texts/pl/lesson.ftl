# Pierwsza lekcja: opowiadana krok po kroku na prawdziwej planszy.

lesson-1 = Prowadzisz pięcioro Ludzi; bot prowadzi Demony. Dwoje twoich ma wyjść przez Wyjście, które leży głęboko w stosie. Liczą się trzy rzeczy: kość to linia, rana to utracona linia i nikt nie opuszcza kafla obok wroga.
lesson-2 = Pierwsza rzecz: każdy wojownik dostaje jedną kość, a ona wybiera linię karty: ruch, walkę, obronę. Dotknij kości, a potem wojownika. Szybkie linie dla tych na przedzie, dobra obrona dla tych z tyłu.
lesson-3 = Teraz działają po kolei, w dowolnym porządku. Dotknij tego, kto pójdzie pierwszy: kogoś, kto zajdzie daleko i odsłoni labirynt.
lesson-4 = Dotknij świecącego przejścia, żeby je zbadać, albo kafla, żeby na niego wejść. Badanie dobiera kafel ze stosu. Liczba na fioletowej kości mówi, ile kafli zostało do wyjścia.
lesson-5 = Druga rzecz: kto oberwie, traci linię na dobre, a kość na utraconej linii wyczerpuje wojownika. Słabych trzymaj w środku, a Osiłka-Ochroniarza obok nich.
lesson-6 = Trzecia rzecz: gdy na kaflu wrogów jest więcej niż swoich, nikt stąd nie odejdzie. Wąskie tunele chronią: gdzie mieści się jeden, tam i wróg jeden. Niech nikt nie zostaje w tyle.
