# Vigil in English.

game-title = Vigil
game-tagline = Six nights in a cellar, and too few candles.
game-about = Something lives in the dark outside, and the cellar has no door. Every night you light candles in secret; if they last, the dark stays away, and if not, it comes for whoever gave the least. Promise, save your light, and be there in the morning.

## Candles (.a: with its article)

candle-stub = stub
    .a = a stub
candle-taper = taper
    .a = a taper
candle-candle = candle
    .a = a candle
candle-lantern = lantern
    .a = a lantern

## Phases

phase-fall = Nightfall
phase-light = The candles
phase-count = The count
phase-search = The rest of the night
phase-end = The end of the night
phase-over = Morning

## What the fields of a view are called, where the game has no board of its own

view-night = Night
view-nights = Nights in all
view-phase = Phase
view-depth = Depth of the dark
view-chest = Candles in the chest
view-ash = Ash
view-players = Players
view-candles = How long candles last
view-seat = Player
view-hearts = Hearts
view-cards = Candles
view-lit = Hours given tonight
view-kind = Candle
view-hours = Hours
view-hand = Your candles
view-chosen = You light

## Options

option-pass = Do nothing
    .ask-light = Light nothing
option-light = Light { $a_a }
option-search = Search the chest
option-rest = Rest and get a heart back

## Events

event-dealt = { $a } starts with { $b_a }.
event-night =
    Night { $a } falls. The dark is { $b ->
        [one] one hour
       *[other] { $b } hours
    } deep.
event-lit = { $a } lights { $b_a }.
event-huddled = { $a } lights nothing.
event-held =
    { $a ->
        [one] One hour of light
       *[other] { $a } hours of light
    } against { $b }: the dark stays outside.
event-fell =
    { $a ->
        [0] No light at all
        [one] One hour of light
       *[other] { $a } hours of light
    } against { $b }: the dark comes in.
event-warmed =
    { $a } sits closest to the light and has { $b ->
        [one] one heart
       *[other] { $b } hearts
    } now.
event-bitten =
    The dark reaches for { $a }: { $b ->
        [0] no heart is
        [one] one heart is
       *[other] { $b } hearts are
    } left.
event-taken = { $a } is taken by the dark.
event-dropped = { $a } drops { $b_a } into the ash.
event-found = { $a } finds { $b_a }.
event-searched = { $a } takes something from the chest.
event-rested =
    { $a } rests and has { $b ->
        [one] one heart
       *[other] { $b } hearts
    } now.
event-dawn =
    { $a ->
        [one] It dawns, and one of you lives.
       *[other] It dawns, and { $a } of you live.
    }

## Questions

ask-light =
    Night { $a }: the dark is { $b ->
        [one] one hour
       *[other] { $b } hours
    } deep. What do you light?
    .title = The candles
ask-search =
    { $a ->
        [0] The chest is empty. What do you do?
        [one] One candle is left in the chest. What do you do?
       *[other] { $a } candles are left in the chest. What do you do?
    }
    .title = The rest of the night

## Talk

talk-promise-light = I will light { $a_a }.
    .label = I will light …
talk-request-light =
    { $audience ->
        [one] Light { $a_a }, please.
       *[all] Somebody light { $a_a }, please.
    }
    .label = Light …, please

## What the numbers of data.toml are called

number-candles = Candles
number-hours = hours that it lasts
number-copies = copies in the chest
number-numbers = Numbers
number-hand = candles dealt
number-hearts = hearts at the beginning
number-nights = nights until dawn
number-chill = hours of dark for every living player
number-die = sides of the die
number-heart = points for a heart

## For whoever plays for the first time

intro = Six nights in a cellar. Every night all of you light candles in secret, and only together they last.
    .goal = Be alive in the morning, with many hearts and with light left in your hand.
    .turn = Choose a candle, or none. When all have chosen they are shown, and their hours are counted against the dark. Then search the chest, or rest.
    .win = Three points for every heart, one for every hour in your hand. The most points win.
guide-ask-light = If all hours together reach the depth of the dark, nobody is hurt. If not, whoever gave the least loses a heart. What you light is gone.
guide-ask-search = A candle from the chest is yours in secret. Rest instead if you have lost a heart.

## Options of the table

choice-hearth = Hearth
    .about = Whoever alone lights the longest candle, when the dark stays outside, gets a heart back.
choice-hearth-true = a heart for the brightest
choice-hearth-false = no such thanks
