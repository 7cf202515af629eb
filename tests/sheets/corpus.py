"""Writes a file of the corpus with what must be read from it."""

import json
from pathlib import Path

FOLDER = Path(__file__).parent / "files"


def path_of(name):
    FOLDER.mkdir(exist_ok=True)
    return FOLDER / name


def expect(name, about, **expected):
    """Writes `<name>.json` beside the file.

    `fault`: the file is refused with this fault. Otherwise `tables`, the first of which is read by default and the
    others when their `sheet` or `part` is chosen. Each has `rows` (values of the posting), or `cells` (texts as read),
    and `notes`: everything that the person is told, and nothing else.
    """
    path = path_of(f"{name}.json")
    path.write_text(json.dumps({"about": about, **expected}, ensure_ascii=False, indent=2) + "\n", "utf-8")


def table(rows=None, notes=None, **more):
    return {"notes": notes or {}, **({} if rows is None else {"rows": rows}), **more}


def bar(material, d, length, **more):
    return {"material": material, "shape": "round", "dims": {"d": d, "l": length}, **more}


def ring(material, od, bore, height, **more):
    return {"material": material, "dims": {"od": od, "id": bore, "h": height}, **more}


def block(material, t, w, length, **more):
    return {"material": material, "dims": {"t": t, "w": w, "l": length}, **more}
