# Co klient mówi na każdej stronie.

## Wszędzie

skip = Przejdź do treści
skip-prompt = Przejdź do pytania
home = Ostoja, do poczekalni
pages = Strony
page-lobby = Poczekalnia
page-settings = Ustawienia
page-about = O Ostoi
you-are = Grasz jako { $name }
close = Zamknij
cancel = Anuluj
save = Zapisz
saved = Zapisano.
send = Wyślij
yes = tak
no = nie
loading = Chwileczkę…
missing = Nie ma takiej strony.
to-lobby = Do poczekalni
rules = Zasady
rule = Zasada
host = gospodarz
bot = bot
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
players = Gracze

## Kłopoty

error-unreachable = Nie można połączyć się ze stołem. Sprawdź połączenie.
error-unexpected = Nie udało się.
error-unnamed = Najpierw powiedz, jak cię nazywać.
error-no-table = Nie ma takiego stołu.
error-no-game = Nie ma takiej gry.
error-too-long = To za długie.
error-too-fast = Trochę wolniej.
error-http-429 = Za dużo naraz. Odczekaj minutę.
error-too-late = Stół zdążył się zmienić.
error-talk-closed = Przy tym stole się nie rozmawia.
error-chat-closed = Przy tym stole nie ma swobodnej rozmowy.
error-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = To będzie można zobaczyć po zakończeniu gry.
error-no-keeper = Przy tym stole boty nie pilnują miejsc.
error-no-chair = To miejsce nie jest wolne.
error-chair-taken = Tego miejsca nie można już zmienić.
error-as-it-is = Tak już jest.
error-bad-message = Stół tego nie zrozumiał.
error-spectator = Widzowie mogą tylko rozmawiać.
error-not-your-seat = To nie twoje miejsce.
error-not-host = To może zrobić tylko gospodarz.
error-no-spectators = Ten stół gra bez widzów.
error-bad-login = Login i hasło do siebie nie pasują.
error-login-taken = Ten login jest zajęty.
error-has-account = Masz już konto.
error-weak-password = To hasło należy do tych, które odgaduje się najpierw. Wybierz trzy lub cztery słowa, których nikt inny by nie połączył.
error-password-like-you = To hasło jest zbyt podobne do twojego loginu albo imienia. Wybierz trzy lub cztery słowa, których nikt inny by nie połączył.
error-too-many-tries = Za dużo błędnych haseł do tego loginu. Odczekaj kwadrans albo na innym, zalogowanym urządzeniu utwórz link do tego.
error-busy = Za dużo osób loguje się naraz. Spróbuj za chwilę.
error-no-passwords = Ten dom nie może teraz sprawdzać haseł. Spróbuj za chwilę albo na innym, zalogowanym urządzeniu utwórz link do tego.
error-bad-webhook = Webhook musi być adresem, który zaczyna się od https:// albo http://, na porcie 80, 443 lub od 8000 wzwyż.
error-bad-link = Ten link został już użyty albo jest za stary. Utwórz nowy na pierwszym urządzeniu.
error-resigned = Ta gra jest już przez ciebie poddana; możesz dalej patrzeć i rozmawiać.
error-too-many-tables = Masz za dużo niedokończonych stołów. Najpierw dokończ albo opuść któryś z nich.
error-bad-position = Tej pozycji nie można otworzyć.
error-bad-data = Nie można użyć tego pliku z danymi.
error-seats-only = Dopóki gra trwa, pozycję mogą kopiować tylko ci, którzy siedzą przy stole.
error-no-moment = Nie ma takiej chwili.
error-empty = Nie ma czego powiedzieć.
error-lost = Połączenie się zerwało, spróbuj jeszcze raz.
error-OptionError = Teraz to niemożliwe.
error-TalkError = Teraz nie można tego powiedzieć.
error-SetupError = Tak nie da się przygotować stołu.
error-DataError = Plik z danymi nie pasuje.
