# Claustrophobia: introduction, and a guide to every question.

## Introduction

intro = Beneath the city, two players share one maze and want opposite things. The Human player leads up to five warriors through tunnels that nobody has mapped; the Demon player sends what lives there after them.
    .goal = Every scenario has its own aim for the Humans: get out, blow up a shaft, kill, seal, exorcise or steal. The Demon player wins when that can no longer happen, most often because nobody is left alive.
    .turn = A round has four phases. Initiative: the Human player rolls dice and gives one to each warrior; the die picks the line of movement, combat and defence for this round. Human Action: the warriors move, explore and fight, one after the other. Threat: the Demon player puts dice on the Destiny board, then buys monsters with threat points. Demon Action: the monsters move and fight.
    .win = Wounds cross out lines for good, and a die on a crossed-out line leaves a warrior helpless. So every round the Humans get weaker and the dark gets fuller: the Humans win by being quick, the Demon side by being patient.

## Guides: what a question means to somebody who plays for the first time

guide-ask-bid = You bid for the right to play the Humans. The lowest bid wins, and its bidder buys all warriors, gifts and cards with that many points. Bid low enough to win, but keep enough for a party that can survive.
guide-ask-buy = Spend your points on the party. Brutes and Blades cost 3, gifts and Objects 2, an Advantage card 1. What you do not spend is lost.
guide-ask-learn = The Redeemer gets one more gift. A gift works only in a round in which his die shows its number, so choose one whose number you will often want.
guide-ask-equip = Give the Object to one warrior. It stays with him for the whole game and is lost when he dies.
guide-ask-load = Two warriors carry the powder. If a bearer dies, his charge lies on his tile and another warrior can pick it up. Choose sturdy ones.
guide-ask-dice-cards = The Action dice are on the table, but not given out yet. This is the only moment for Lucky Charm (Humans) and Twist of Fate (Demon side). You can always pass.
guide-ask-charm = Choose the dice to roll again one by one, then confirm. The new results stand.
guide-ask-assign = Every warrior gets one die, and the die picks his line: movement, combat and defence for the whole round. Never put a die on a crossed-out line if you can help it: the warrior would be Exhausted.
guide-ask-support = The dice are given. The Human player may use Blessed (once per game) and the Courage token; the Demon player may play Terror. Pass to go on.
guide-ask-dusk = Last moment before the Humans act: Snuffed Lantern can slow down everybody who is fast.
guide-ask-activate = Choose the next warrior. Each acts once per phase: one movement and one fight, in the order you like. Mind who leaves a tile first: whoever stays may be outnumbered and held.
guide-ask-ready = The warrior is about to act. This is the moment for healing, Second Wind and the gifts of the Redeemer, and for the Demon player’s Panic!.
guide-ask-act = Move tile by tile, explore a glowing opening, or attack somebody on your tile. Movement cannot be split around the fight. End the activation when you have done enough.
guide-ask-explore-cards = Somebody steps into the unknown. Map of the Sewers lets the Human player turn the next three tiles; Lost stops the exploration and closes this opening to Humans.
guide-ask-foresee = Precognition: you may look at two tiles and choose the one that is laid. The other one goes back on top, and only you know it.
guide-ask-keep-tile = Choose the tile that is laid now. The other one will be the next.
guide-ask-turn = Choose how the new tile lies. It must have an opening towards the explorer; everything else is up to you. An opening against a wall is closed.
guide-ask-dig = The hole needs another end. Troglodytes will crawl between the two tiles however far apart they are.
guide-ask-appear = One of the Possessed waits on this tile. Choose which of them it is.
guide-ask-strike = The attack is declared, nothing is rolled yet. Mighty Blow adds two dice to it.
guide-ask-reroll = A Frantic attacker may roll missed dice once more. There is no reason not to roll them all.
guide-ask-dodge = These hits have been rolled. Dodge cancels one of them before anybody takes it.
guide-ask-suffer = Choose who takes this hit: the one it was meant for, or a Bodyguard on the same tile.
guide-ask-line = A wound crosses out one line, and you choose it. Keep the lines you need most; when the sixth goes, the warrior is dead.
guide-ask-fall = Choose which of your Troglodytes takes the hit. A Tough one only loses its token.
guide-ask-withdraw = Too many figures of your side stand on this tile. Take one off.
guide-ask-place = Put dice on the squares of the Destiny board. Each square says which dice it needs. A square that is begun must be filled before the next one. Dice you leave idle do nothing.
guide-ask-resolve = Carry out the effects in any order. Threat points and cards can be used in this same phase.
guide-ask-send = Spend threat points: monsters arrive on tiles with an unexplored opening and no Human warrior. Points you keep stay with you for later rounds.
guide-ask-omens = Before your warriors act you may play Critical Hit, Rockfall or Frenzy.
guide-ask-expose = Critical Hit: choose the Human who cannot act as a Bodyguard in this phase.
