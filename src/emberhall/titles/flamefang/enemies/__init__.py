"""Minions, bosses and structures, and the enemy activation."""
