# The first lesson: told step by step on the real board.

lesson-1 = You lead five Humans; a bot leads the Demons. Two of yours have to leave through the Exit, which lies deep in the stack. Three ideas matter: a die is a line, a wound is a lost line, and nobody leaves a tile past an enemy.
lesson-2 = Idea one: each warrior gets one die, and it selects a line of the card: movement, combat, defence. Touch a die, then a warrior. Fast lines for those in front, good defence for those behind.
lesson-3 = Now they act one after the other, in any order. Touch the one who shall go first: somebody who can move far and open the maze.
lesson-4 = Touch a glowing opening to explore, or a tile to walk to. Exploring draws a tile from the stack. The number in the purple die says how many come before the way out.
lesson-5 = Idea two: whoever is hit loses a line for good, and a die on a lost line leaves the warrior Exhausted. Keep the weak ones in the middle, the Brute with his Bodyguard beside them.
lesson-6 = Idea three: with more enemies than friends on a tile nobody walks away. Small tunnels protect: where one fits, one enemy fits. Do not let anybody fall behind.
