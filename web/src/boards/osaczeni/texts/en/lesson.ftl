# The first lesson: told step by step on the real board.

lesson-1 = Your first lockdown, on the real board, against three bots. Three ideas matter: strength holds an area, a crowd and crying draw monsters, and votes decide who pays.
lesson-2 = Each die you rolled names an area. Touch one of your family, then the area. The Defender is strong, the Leader has two votes, the Crybaby is worth seven points and draws monsters.
lesson-3 = Idea one stands at the foot of each area: strength against monsters, as 4:3. While the second is not greater, nobody gets in.
lesson-4 = Before a vote there is time to talk and to play items. You may pass; the others wait for all to pass. With the speech bubble beside the log you can promise or ask for something.
lesson-5 = Everybody points at once. All your votes in this area go to one player. Idea two: two families together decide everything, so remember who helped you.
lesson-6 = Choose in secret where one of yours will run. Idea three: dice, the loudest Crybabies and the biggest crowd draw the monsters. Where all want to go it is dangerous.
lesson-7 = All maps lie open. You must send exactly one of yours to the area you chose. If it is full, they end up on the car park, where nothing protects them.
