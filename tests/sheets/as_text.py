"""Delimited text in the encodings and manners in which programs write it."""

from corpus import bar, expect, path_of, table

LIST = [["材质", "规格", "数量", "重量(吨)"], ["42CrMo", "φ320×6150", "2", "7.76"], ["45", "φ100×6000", "3", "1.11"]]
ROWS = [
    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760),
    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110),
]


def write(name, about, text, encoding="utf-8", **expected):
    path_of(name).write_bytes(text.encode(encoding))
    expect(name, about, **expected)


def lines(delimiter, rows=None, end="\r\n"):
    return "".join(delimiter.join(row) + end for row in rows or LIST)


def write_all():
    same = {"tables": [table(ROWS)]}
    write("bom.csv", "commas with a byte-order mark", lines(","), "utf-8-sig", **same)
    write("gbk.csv", "commas in GBK, as Chinese Excel writes them", lines(","), "gbk", **same)
    write("utf16.txt", "tabs in UTF-16, as Excel writes Unicode text", "\ufeff" + lines("\t"), "utf-16-le", **same)
    write("utf16_big.txt", "the same with the other order of bytes", "\ufeff" + lines("\t"), "utf-16-be", **same)
    write("old_mac.csv", "lines that end with a carriage return only", lines(",", end="\r"), **same)
    write("bars.txt", "vertical bars", lines("|", end="\n"), **same)
    write("told.csv", "a first line that tells Excel the delimiter", "sep=;\r\n" + lines(";"), **same)
    titled = "示例特钢库存表\n制表日期：2026-03-05\n" + lines(",", end="\n") + "联系电话：0510-00000000\n"
    write("titled.csv", "a title above and a contact below a table of commas", titled, tables=[table(ROWS, {"remarks": ["联系电话：0510-00000000"]})])
    quoted = '材质,规格,数量,重量(吨),备注\r\n42CrMo,"φ320×6150",2,7.76,"调质,\r\n""一级""探伤"\r\n45,φ100×6000,3,1.11,\r\n'
    described = [{**ROWS[0], "description": '调质,\r\n"一级"探伤'}, ROWS[1]]
    write("quoted.csv", "quotes, a comma and a line break inside a cell", quoted, tables=[table(described)])
    german = "Grade;Size;Qty;Weight (t);Price EUR/t\r\n42CrMo;Ø320×6150;2;7,76;1.250,50\r\n45;Ø100×6000;3;1,11;980\r\n"
    write(
        "decimal_commas.csv",
        "semicolons and decimal commas in Windows-1252, as Excel writes them in Germany",
        german,
        "cp1252",
        tables=[
            table(
                [{**ROWS[0], "price_amount": 1250.5, "currency": "EUR"}, {**ROWS[1], "price_amount": 980, "currency": "EUR"}],
                {"decimals": "comma"},
            )
        ],
    )
    unclear = "材质;规格;数量;重量(kg)\n42CrMo;φ320×6150;2;7,760\n45;φ100×6000;3;1,110\n"
    write("thousands_or_decimals.csv", "1,110 below semicolons: read as thousands, and said", unclear, tables=[table(ROWS, {"decimals": "unclear"})])
    rows = "42CrMo φ320×6150 2支\n45 φ100×6000 3支\n"
    write("lines.txt", "a list of lines", rows, tables=[table([bar("42CrMo", 320, 6150, quantity=2), bar("45", 100, 6000, quantity=3)])])
    write("blank.csv", "only delimiters", ",,,\r\n,,,\r\n", fault="empty")
