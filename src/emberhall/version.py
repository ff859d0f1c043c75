"""The version of the engine, as records name it."""

VERSION = "0.1.0"
