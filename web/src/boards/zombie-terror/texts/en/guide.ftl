# Zombie Terror: introduction, and a guide to every question.

## Introduction

intro = Night on the car park. Six people have left the supermarket on the left; the only car that still starts waits on the right. Between them stand zombies that walk where they look.
    .goal = Humans: bring people worth enough stars to the car. With three players two groups race for it, and the stronger one must also beat the terror number. Zombies: stop them, or fill the car park.
    .turn = People first: everyone has three action points to walk, to push a zombie that looks away, or to use a power. Whoever acts makes noise, and every noise wakes one more zombie. Then the zombies: those that see somebody must walk straight at them, the others move as their player likes, and new ones arrive.
    .win = Two players: 5 stars in the car win. Three players: more people saved than the rival, and more stars than the terror number. The zombies win when that can no longer happen, when the terror track is full, or when the whole horde is on its feet.

## Guide: what a question means

guide-ask-start = Touch a free field along the supermarket. Whoever runs furthest should stand where the way to the car is shortest: around row 6.
guide-ask-first-zombies = Touch a field of the named half. It must not touch a person or another zombie. Zombies near the car that do not look down an open lane cannot be lured away.
guide-ask-facing = Touch the arrow where the zombie is to look. It sees four fields straight ahead, and it must walk towards anyone it sees.
guide-ask-block = Touch a human card: nobody can choose it this round. The two cards blocked now must be left open next time.
guide-ask-card = Touch a card without a block token. It is yours for this round and lies open; the first player picks first, the second player gets what is left.
guide-ask-human = Touch one of your people, then an arrow: walk, push, strike or shoot. Your cards lie below the board. Everyone who acts wakes one zombie, so few busy people are quieter than many. End the turn when you are done; whoever stands on the car drives off.
guide-ask-silence = A second person of yours may be covered as well: their noise does not count this round.
guide-ask-sewers = Touch a free manhole: your character comes out there with no action points left.
guide-ask-briefcase = The briefcase can take this wound, once in the game. Keep it only if a healthy Banker does not matter now.
guide-ask-zombie = Touch a zombie to wake it. Those with an exclamation mark see somebody and go first, by themselves. Every activation is used up for good; a card may be played before.
guide-ask-activation = The zombie may step where it looks and turn once by a quarter; each costs one action point. If somebody stands before it, it may bite, and that ends its move.
guide-ask-arrival = Touch an entry field with the biohazard sign. The zombie of a half must come on that half. Best is ahead of the people, looking across their way.
guide-ask-find = You may hide a can on any empty field. Nobody knows which one it is: a nest of a zombie or a biohazard that wounds.
guide-ask-find-field = Touch an empty field. Somebody who steps on it must open the can.
guide-ask-turning = Several people are lost. Touch the one who turns first.
