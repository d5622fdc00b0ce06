# What a page about the balance of a game says.

balance-title = { $title }: balance
balance-played = { $games } games with { $seats } seats, rules version { $rules }. The line or bar across a figure is its 95 % interval: the truth lies within it nineteen times of twenty.
balance-seat = seat { $seat }
balance-seats = Who wins, by seat
balance-seats-say = Each bar is how often a seat won; where all are equal, every bar reaches the dashed line at { $fair }.
balance-sides = Who wins, by side
balance-sides-say = Each bar is how often a side won.
balance-scenes = Who wins, by scenario
balance-scenes-say = Each bar is how often a side won in the games of one scenario.
balance-roles = Who wins, by role
balance-roles-say = Each bar is how often those won who played a role; where all roles are equal, every bar reaches the dashed line at { $fair }.
balance-ends = How games end
balance-ends-say = Each bar is how often a game ended so.
balance-end-alone = one winner
balance-end-shared = several winners
balance-end-nobody = no winner
balance-length = How long games last
balance-length-say = Half of the games take { $middle } choices or fewer, and eight of ten between { $low } and { $high }; if a middling game takes people as long as the box says, that is { $minutes } minutes, from { $least } to { $most }.
balance-rounds = rounds
balance-lead = When a game is decided
balance-lead-say = The lead changes hands { $changes } times in a game; in half of the games those who win lead to the end from { $middle } of the rounds on, or earlier.
balance-lead-axis = part of the rounds after which the winner led to the end, in %
balance-luck = Luck and skill
balance-luck-say = Two games with the same deal and other players in the seats are won by the same seat in { $same } of the cases, against { $usual } of any two games: the more it is, the more the deal decides.
balance-skill-say = A stronger bot among weak ones wins { $share } ({ $low } to { $high }) of the games, where { $fair } would be its fair part: the more it is, the more skill decides.
balance-best = What goes with victory
balance-best-say = Each point is how much more often those seats won that did or met something (in brackets: how many) than those that did not; it may be a cause, or only a sign of those who are ahead.
balance-worst = What goes with defeat
balance-worst-say = The same for what those did or met who won less often than the others.
balance-never = Never chosen
balance-never-say = { $options ->
    [0] Everything that was offered was chosen by somebody.
    [one] One option was offered and never chosen:
   *[other] { $options } options were offered and never chosen:
}
balance-talk = Kept and broken
balance-talk-say = { $acts } things were said; of the promises and claims that could be judged { $kept } were kept and { $broken } broken.
balance-against = What the other numbers change
balance-against-say = Each point is how much more of the victories falls to a seat or side with the other numbers, over the same deals; a line that crosses 0 may be chance.
balance-against-rounds = Rounds with the other numbers
balance-against-choices = Choices with the other numbers
balance-against-length = From { $usual } to { $other } per game; the difference lies between { $low } and { $high }.
