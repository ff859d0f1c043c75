"""What the browser is sent is typed by what Python sends."""

from __future__ import annotations

import pytest

from web import written_types


def test_the_types_are_written_anew_whenever_views_or_messages_change() -> None:
    told = "scripts/web-types writes them anew"
    there = {path.name for path in written_types.FOLDER.iterdir()}
    written = written_types.files()
    assert there == set(written), told
    for name, types in written.items():
        assert (written_types.FOLDER / name).read_text(encoding="utf-8") == types, f"{name}: {told}"


def test_a_shape_that_nobody_knows_is_refused() -> None:
    with pytest.raises(TypeError, match="is no shape that a type is known for"):
        written_types.type_of({"type": "string", "oneOf": [], "not": {}} | {"type": "date"})


@pytest.mark.parametrize(
    ("schema", "type_"),
    [
        ({"type": "integer"}, "number"),
        ({"anyOf": [{"$ref": "#/$defs/Seat"}, {"type": "null"}]}, "Seat | null"),
        ({"enum": ["day", "night"]}, '"day" | "night"'),
        ({"type": "array", "items": {"type": "string"}}, "(string)[]"),
        (
            {"type": "object", "additionalProperties": {"type": "number"}},
            "{ [name: string]: number }",
        ),
        (
            {
                "type": "object",
                "properties": {"a": {"type": "boolean"}, "b": {}},
                "required": ["a"],
            },
            "{ a: boolean; b?: unknown; }",
        ),
    ],
)
def test_a_schema_becomes_a_type(schema: dict[str, object], type_: str) -> None:
    assert written_types.type_of(schema) == type_
