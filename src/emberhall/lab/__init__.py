"""The lab: what can be measured about games and bots."""
