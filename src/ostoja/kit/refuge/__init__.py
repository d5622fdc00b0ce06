"""What only the games of a besieged refuge share: heads in places, votes about them, gifts, dice and words."""
