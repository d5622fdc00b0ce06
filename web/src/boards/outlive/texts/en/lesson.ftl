# The first lesson: told step by step on the real board.

lesson-1 = Six days until the convoy comes. Three ideas matter: heroes gather by day, a shelter eats by night, and strong heroes rob weak ones. You play against one bot.
lesson-2 = First you furnish your shelter: of six rooms you keep four. Rooms that give food or materials are good for a start. Touch one that pleases you.
lesson-3 = After the rooms you build one for nothing, settle survivors in it, choose a leader and lay your four heroes on start areas. Nothing here is a mistake you cannot mend.
lesson-4 = Idea one: touch one of your lying heroes, then a lit area one or two steps along the ring. It stands up and acts there at once: it fetches what lies there, water from the dam, wood from the forest, metal from the mine.
lesson-5 = The number on the hero is its strength: so many actions it has here. Idea two: when it came, it pressed weaker heroes of others, and they had to pay or shoot. The same may happen to yours.
lesson-6 = Night. Idea three: your people ate and drank before this; whoever could not be fed is gone. Now spend materials on rooms and move survivors in. A full room works.
lesson-7 = Equipment is mended with materials, too. In the end living survivors, rooms, equipment and a good gauge give points. Look at the row below: it counts them for you.
