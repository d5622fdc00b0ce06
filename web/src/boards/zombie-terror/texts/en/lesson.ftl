# The first lesson: told step by step on the real board.

lesson-1 = You lead six survivors from the supermarket on the left to the car on the right; a bot leads the dead. Three ideas matter: three steps each, noise brings more of them, and zombies only see what is before them.
lesson-2 = Put your people on free fields of the first column. Touch a field for the one who is named. Stand so that each has a free way ahead.
lesson-3 = Each has something of their own: the Policeman shoots, the Nurse heals, the Child walks diagonally, the Mechanic shoves wrecks. The stars say what each is worth at the car.
lesson-4 = Idea one: everybody you activate has three action points; a step costs one. Touch one of yours, then a field that glows. Activate few: for each of them one more zombie wakes.
lesson-5 = Idea two: a shot kills, but every bullet brings a new zombie. Pushing one aside costs a point and makes no noise.
lesson-6 = Idea three: touch a zombie to see its front. It bites what stands before it, so walk behind their backs. When nothing more is worth a point, end the turn.
