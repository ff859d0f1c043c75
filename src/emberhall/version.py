"""The version of the engine, as records name it."""

__version__ = VERSION = "0.1.0"
