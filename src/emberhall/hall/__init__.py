"""The hall: tables on a server, for friends, clubs and strangers."""
