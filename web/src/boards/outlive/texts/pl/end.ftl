# Outlive: po grze.

## Po grze: co przesądziło

out-turn-lost =
    { $count ->
        [one] Dzień { $round }: { $name } traci { $count } ocalonego.
       *[other] Dzień { $round }: { $name } traci { $count } ocalonych.
    }
out-turn-recruited =
    { $count ->
        [one] Noc po dniu { $round }: { $name } przyjmuje { $count } ocalonego.
       *[other] Noc po dniu { $round }: { $name } przyjmuje { $count } ocalonych.
    }
out-turn-robbed =
    { $count ->
        [one] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żeton. Traci { $victim }.
        [few] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żetony. Traci { $victim }.
       *[many] Dzień { $round }: { $name } wywiera presję i zabiera { $count } żetonów. Traci { $victim }.
    }
out-turn-irradiated = Dzień { $round }: promieniowanie wdziera się do schronu, { $name } ma miernik gorszy o { $count }.
out-turn-resolved = { $name } kończy wydarzenie „{ $event }”: punkty { $points }.
out-turn-bear = { $name } powala niedźwiedzia (amunicja: { $ammo }).
out-turn-built = { $name } otwiera nowe pomieszczenie: { $room }.
out-turn-won =
    { $lead ->
        [0] { $name } dostaje miejsce w konwoju po remisie: punkty { $points }.
       *[other] { $name } odjeżdża z konwojem: punkty { $points }, przewaga { $lead }.
    }
