"""The kernel: a table, a stack of steps still to be carried out, and one open question.

It knows no game. A title brings its table, its steps and its words; everything above talks
to the front door (`emberhall`), never to this package.
"""
