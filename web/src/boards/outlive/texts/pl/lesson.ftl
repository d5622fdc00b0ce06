# Pierwsza lekcja: opowiadana krok po kroku na prawdziwej planszy.

lesson-1 = Sześć dni do przyjazdu konwoju. Liczą się trzy rzeczy: za dnia bohaterowie zbierają, nocą schron je, a silni okradają słabych. Grasz przeciw jednemu botowi.
lesson-2 = Najpierw urządzasz schron: z sześciu pomieszczeń zostawiasz cztery. Na początek dobre są te, które dają jedzenie albo materiały. Dotknij tego, które ci się podoba.
lesson-3 = Potem jedno pomieszczenie budujesz za darmo, osiedlasz w nim ocalałych, wybierasz przywódcę i kładziesz czterech bohaterów na polach startowych. Żaden z tych wyborów nie jest nie do odrobienia.
lesson-4 = Pierwsza rzecz: dotknij leżącego bohatera, a potem świecącego obszaru, jeden lub dwa kroki po pierścieniu. Wstaje i od razu działa: bierze to, co tam leży, wodę z tamy, drewno z lasu, metal z kopalni.
lesson-5 = Liczba na bohaterze to jego siła: tyle ma tu działań. Druga rzecz: przychodząc, naciska na słabszych bohaterów innych, a ci płacą albo strzelają. To samo może spotkać twoich.
lesson-6 = Noc. Trzecia rzecz: twoi ludzie najpierw jedli i pili; kogo nie dało się wykarmić, tego już nie ma. Teraz wydaj materiały na pomieszczenia i wprowadź ocalałych. Pełne pomieszczenie działa.
lesson-7 = Sprzęt też naprawia się materiałami. Na końcu punkty dają żywi ocaleni, pomieszczenia, sprzęt i dobry wskaźnik. Wiersz na dole liczy je za ciebie.
