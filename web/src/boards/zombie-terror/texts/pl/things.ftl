# Zombie Terror: jak działają rzeczy.

## Zdolności i karty w jednym zdaniu

zt-power-mechanic = Raz na turę odpycha sąsiedniego człowieka o jedno pole i wchodzi na jego miejsce.
zt-power-child = Jeden krok w turze może zrobić na ukos. Nie przepycha zombie.
zt-power-nurse = Leczy rannego człowieka obok siebie albo samą siebie.
zt-power-banker = Jego teczka przyjmuje pierwszą ranę.
zt-power-policeman = Strzela do pierwszego zombie w prostej linii. Każdy strzał sprowadza jednego zombie więcej.
zt-power-lumberjack = Zabija sąsiedniego zombie, który na niego nie patrzy.
zt-power-dog = Chodzi też na ukos. Może przytrzymać sąsiedniego zombie: ten nie ruszy się i zabierze jedną aktywację.
zt-card-courage = Zombie obok twojej postaci zostaje trafiony, dokądkolwiek patrzy.
zt-card-first-aid = Jedna twoja ranna postać wraca do zdrowia, gdziekolwiek stoi.
zt-card-regroup = Dwie postacie zamieniają się polami, choćby z daleka. Jedna musi być twoja.
zt-card-sewers = Twoja postać na włazie przechodzi na inny wolny właz i traci punkty akcji.
zt-card-adrenaline = Twoja postać ma w tej turze o 2 punkty akcji więcej.
zt-card-silence = Najwyżej dwie twoje postacie nie hałasują w tej rundzie.
zt-card-plague = W tej turze przychodzą o 2 zombie więcej, na dowolną połowę.
zt-card-awe = Jeden zombie rusza się swobodnie mimo ruchów obowiązkowych.
zt-card-trap = Jeden nowy zombie może stanąć na dowolnym wolnym polu.
zt-card-bloodlust = W tej turze budzą się o 2 zombie więcej.
zt-card-rampage = Następny obudzony zombie ma o 1 punkt akcji więcej.
zt-card-horde = Każda połowa sprowadza o jednego zombie więcej.
