"""The browser's types, written from the schemas of titles and the messages of the hall.

A shape that is not known here is refused: a type that says too little would let a wrong page pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import emberhall
from emberhall.hall import wire

FOLDER = Path(__file__).parents[2] / "src" / "emberhall" / "web" / "static" / "js" / "types"
HEAD = "// Written by scripts/web-types; not to be edited.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
SAID = (wire.Answer, wire.Undo, wire.Chat, wire.AskHint, wire.Ping)
HEARD = (
    wire.Update,
    wire.Table,
    wire.ChatLines,
    wire.Clocks,
    wire.Taken,
    wire.No,
    wire.Hint,
    wire.Pong,
)
INSIDE = (wire.Told, wire.Over, wire.TableNow)
RAW = {
    ("Update", "events"): "Told[]",
    ("Update", "view"): "View",
    ("Update", "prompt"): "Prompt | null",
    ("Update", "over"): "Over | null",
    ("Table", "table"): "TableNow",
}
"""What stands in the fields that the hall sends as they were encoded before."""
CONTRACT = ("Completion", "Effects", "OptionData", "PathPart", "Payment", "Prompt")
"""What prompts are made of, in every title alike."""


def files() -> dict[str, str]:
    """Every file of types by its name."""
    titles = {f"{title.name}.d.ts": _title(emberhall.schema(title)) for title in emberhall.games()}
    return {"wire.d.ts": _wire(), "contract.d.ts": _contract(), **titles}


def type_of(schema: Mapping[str, Any]) -> str:
    """One schema as a type."""
    match schema:
        case {"$ref": str(ref)}:
            return ref.rsplit("/", 1)[-1]
        case {"anyOf": list(parts)}:
            return " | ".join(dict.fromkeys(type_of(part) for part in parts))
        case {"enum": list(values)}:
            return " | ".join(map(_literal, values))
        case {"const": value}:
            return _literal(value)
        case {"type": "array", "prefixItems": list(parts)}:
            return f"[{', '.join(map(type_of, parts))}]"
        case {"type": "array", "items": dict(items)}:
            return f"({type_of(items)})[]"
        case {"type": "object", "properties": dict(parts)}:
            return _object(parts, schema.get("required", ()))
        case {"type": "object", "additionalProperties": dict(each)}:
            return f"{{ [name: string]: {type_of(each)} }}"
        case {"type": "object"}:
            return "{ [name: string]: unknown }"
        case {"type": str(plain)} if plain in PLAIN:
            return PLAIN[plain]
        case {} if not set(schema) - {"description"}:
            return "unknown"
    raise TypeError(f"{schema!r} is no shape that a type is known for")


def _object(parts: Mapping[str, Any], required: Any) -> str:
    inside = (
        f"{name}{'' if name in required else '?'}: {type_of(part)};" for name, part in parts.items()
    )
    return "{ " + " ".join(inside) + " }"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _types(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in schemas.items():
        told = schema.get("description", "")
        if told and not told.startswith(
            "dict("
        ):  # a type without words of its own has those of `dict`
            yield f"/** {' '.join(told.split())} */"
        yield f"export type {name} = {type_of(schema)};"


def _title(schema: Mapping[str, Any]) -> str:
    return HEAD + "\n".join(_types(schema["$defs"])) + "\n"


def _contract() -> str:
    parts = emberhall.schema(emberhall.games()[0])["$defs"]
    lines = _types({name: parts[name] for name in CONTRACT})
    return HEAD + "\n".join(lines) + "\n" + VIEW


VIEW = """\
/** What every title's view has; its own types say the rest. */
export type View = {
  game: string; seat: number | null; phase: string; round: number | null; turn: number;
  seats: ({ id: string; [field: string]: unknown })[]; [field: string]: unknown;
};
"""


def _wire() -> str:
    _, parts = msgspec.json.schema_components(
        (*SAID, *HEARD, *INSIDE), ref_template="#/$defs/{name}"
    )
    lines = _types({name: _complete(name, part) for name, part in sorted(parts.items())})
    said, heard = (" | ".join(part.__name__ for part in parts) for parts in (SAID, HEARD))
    return (
        HEAD
        + 'import type { Prompt, View } from "./contract.js";\n'
        + "\n".join(lines)
        + f"\nexport type Said = {said};\nexport type Heard = {heard};\n"
    )


def _complete(name: str, schema: Mapping[str, Any]) -> Mapping[str, Any]:
    """A message whose tag is a must, with what stands in its raw fields."""
    parts = dict(schema["properties"])
    for part in parts:
        if (name, part) in RAW:
            parts[part] = {"$ref": RAW[name, part]}
    required = {*schema.get("required", ()), *(["type"] if "type" in parts else [])}
    return {**schema, "properties": parts, "required": sorted(required)}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
