"""How the database came to its form, step by step: run by `store.engine.migrate`.

A step is a file of `versions`, numbered after the last one, written for SQLite and PostgreSQL
(`op.batch_alter_table`) and forward only; its docstring says what a host will notice. What would
break processes of the version before comes in two releases: add first, take away later.
"""
