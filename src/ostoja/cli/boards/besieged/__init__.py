"""What the boards of besieged places have in common: rooms with people inside and something at the door."""
