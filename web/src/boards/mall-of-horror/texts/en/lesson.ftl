# The first lesson: told step by step on the real board.

lesson-1 = This is your first night in the mall, on the real board, against three bots. Three ideas matter: hold doors together, count votes, and never be alone. Your people carry the first letter of your name.
lesson-2 = Two dice name two rooms. Touch a character, then one of the rooms that glow. The Pin-Up is worth most points: put her where others of yours or many strangers will hold the door.
lesson-3 = The green shields under a room say how strong it is, and beside it how many zombies stand there. Idea one: a room holds while its strength is greater than the number of zombies. The Tough Guy counts double.
lesson-4 = Idea two: votes. You have one for each of your people in that room, and the Gunman one more. See on the wheel who has how many: two together outvote one alone. Touch the player you want.
lesson-5 = Now everybody chooses in secret where one of theirs goes. You choose the room only; who goes is decided later. Look for a room with few zombies and people who cannot outvote you.
lesson-6 = Idea three: whoever stands alone among others is the one who is pushed out. Move somebody so that none of yours stays alone where the zombies will be.
lesson-7 = The zombies are at the door. This is the moment for cards: weapons kill some, Hardware holds one more, Hide saves one of yours. If the door still gives way, the room votes on who is eaten.
