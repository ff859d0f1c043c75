"""`python -m emberhall` is `emberhall`."""

from emberhall.cli import main

main()
