"""Workbooks put together part by part, as Excel and other programs write them and no library does; and what is no workbook."""

import struct
import zipfile
import zlib

from corpus import bar, expect, path_of, table

RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def archive(name, parts, method=zipfile.ZIP_DEFLATED):
    with zipfile.ZipFile(path_of(name), "w", method) as made:
        for path, content in parts.items():
            made.writestr(zipfile.ZipInfo(path, (2026, 3, 5, 0, 0, 0)), content, method)


def relations(*rows):
    inner = "".join(f'<Relationship Id="{id}" Type="{RELATIONS}/{type}" Target="{target}"/>' for id, type, target in rows)
    return f'<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="{PACKAGE}">{inner}</Relationships>'


def parts(sheet, shared="", styles="", pre="", book="", folder="xl"):
    """The parts of a workbook; `pre` is a prefix of its elements, `folder` where it is stored."""
    x = f"{pre}:" if pre else ""
    space = f'xmlns{":" + pre if pre else ""}="{MAIN}" xmlns:r="{RELATIONS}"'
    return {
        "_rels/.rels": relations(("a", "officeDocument", f"/{folder}/workbook.xml")),
        f"{folder}/workbook.xml": f'<{x}workbook {space}>{book}<{x}sheets><{x}sheet name="库存" sheetId="1" r:id="s"/></{x}sheets></{x}workbook>',
        f"{folder}/_rels/workbook.xml.rels": relations(
            ("s", "worksheet", "worksheets/s.xml"), ("t", "sharedStrings", "texts.xml"), ("f", "styles", "looks.xml")
        ),
        f"{folder}/texts.xml": f"<{x}sst {space}>{shared}</{x}sst>",
        f"{folder}/looks.xml": f"<{x}styleSheet {space}>{styles}</{x}styleSheet>",
        f"{folder}/worksheets/s.xml": f"<{x}worksheet {space}>{sheet}</{x}worksheet>",
    }


def excel():
    shared = (
        '<si><t>材质</t></si><si><t xml:space="preserve"> 规格 </t></si>'
        "<si><r><rPr><b/></rPr><t>42Cr</t></r><r><t>Mo</t></r><rPh sb='0' eb='1'><t>クロム</t></rPh></si>"
        "<si><t>φ320_x000D_\n×6150</t></si><si><t><![CDATA[数量]]></t></si>"
    )
    sheet = (
        '<!-- <row r="1"><c><v>9</v></c></row> --><sheetData>'
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>4</v></c></row>'
        '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2" t="s"><v>3</v></c><c r="C2"><v>2</v></c></row>'
        '<row r="3"><c r="A3" t="inlineStr"><is><r><t>4</t></r><r><t>5</t></r></is></c>'
        '<c r="B3" t="str"><f>"φ"&amp;100</f><v>φ100×6000</v></c><c r="C3" t="n"><v>3.0000000000000004</v></c></row>'
        "</sheetData>"
    )
    archive("excel_texts.xlsx", parts(sheet, shared))
    expect(
        "excel_texts.xlsx",
        "shared, rich and inline texts, a phonetic guide, CDATA, a comment with cells, a coded line end, a number with a rounding error",
        tables=[table([bar("42CrMo", 320, 6150, quantity=2), bar("45", 100, 6000, quantity=3)], {"formulas": 1})],
    )
    rows = '<x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>材质</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>规格</x:t></x:is></x:c></x:row><x:row><x:c><x:v>45</x:v></x:c><x:c t="inlineStr"><x:is><x:t>φ100×6000</x:t></x:is></x:c></x:row></x:sheetData>'
    archive("other_program.xlsx", parts(rows, pre="x", folder="spreadsheet"), zipfile.ZIP_STORED)
    expect(
        "other_program.xlsx",
        "prefixed elements, cells without references, the workbook in another folder, nothing compressed",
        tables=[table([bar("45", 100, 6000)])],
    )
    styles = (
        '<numFmts><numFmt numFmtId="170" formatCode="[$-404]e/m/d;@"/><numFmt numFmtId="171" formatCode="[$-F800]dddd, mmmm dd, yyyy"/></numFmts>'
        '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="57"/><xf numFmtId="171"/><xf numFmtId="10"/><xf numFmtId="4"/></cellXfs>'
    )
    cells = "".join(f'<c s="{style}"><v>{value}</v></c>' for style, value in ((1, 46086), (2, 46086), (3, 46086.75), (4, 0.13), (5, 5120)))
    archive("excel_styles.xlsx", parts(f'<sheetData><row r="2">{cells}<c t="d"><v>2026-03-05T00:00:00</v></c></row></sheetData>', styles=styles))
    expect(
        "excel_styles.xlsx",
        "dates that only their styles tell, an ISO date, a percentage",
        tables=[table(cells=[["2026-03-05", "2026-03-05", "2026-03-05", "13%", "5120", "2026-03-05"]])],
    )


def refused():
    row = '<sheetData><row><c t="inlineStr"><is><t>材质</t></is></c></row></sheetData>'
    whole = parts(row)
    archive("whole.xlsx", whole)
    bytes_of = path_of("whole.xlsx").read_bytes()
    path_of("whole.xlsx").unlink()
    path_of("truncated.xlsx").write_bytes(bytes_of[: len(bytes_of) * 2 // 3])
    expect("truncated.xlsx", "a workbook that was not saved completely", fault="damaged")
    archive("lost_texts.xlsx", parts('<sheetData><row><c t="s"><v>7</v></c></row></sheetData>'))
    expect("lost_texts.xlsx", "a cell refers to a text that is missing", fault="damaged")
    archive("bomb.xlsx", {**whole, "xl/worksheets/s.xml": b"<worksheet><sheetData>" + b" " * 90_000_000})
    expect("bomb.xlsx", "90 MB of blanks in 90 kB", fault="too_large")
    archive("nothing.xlsx", parts("<sheetData/>"))
    expect("nothing.xlsx", "a sheet without cells", fault="empty")
    book = {"_rels/.rels": relations(("a", "officeDocument", "xl/workbook.bin")), "xl/workbook.bin": b"\x83\x01\x00"}
    archive("binary.xlsb", book)
    expect("binary.xlsb", "the binary kind of new workbooks", fault="other_format")
    archive("apple.numbers", {"Index/Document.iwa": b"\x00", "preview.jpg": b"\xff"})
    expect("apple.numbers", "a table of Numbers", fault="other_format")
    letter = {"_rels/.rels": relations(("a", "officeDocument", "word/document.xml")), "word/document.xml": "<w:document/>"}
    archive("letter.xlsx", letter)
    expect("letter.xlsx", "a text document named as a workbook", fault="not_a_table")
    pixel = b"\x89PNG\r\n\x1a\n" + b"\x00" * 8 + zlib.compress(b"\x00" * 4)
    path_of("photo.xlsx").write_bytes(pixel)
    expect("photo.xlsx", "a picture named as a workbook", fault="not_a_table")
    path_of("excel_2003.xls").write_text(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
        '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data>材质</Data></Cell></Row></Table></Worksheet></Workbook>',
        "utf-8",
    )
    expect("excel_2003.xls", "the XML of Excel 2003", fault="other_format")
    path_of("web_archive.xls").write_text("MIME-Version: 1.0\nContent-Type: multipart/related\n\n<table><tr><td>1</td></tr></table>", "utf-8")
    expect("web_archive.xls", "a web archive named as a workbook", fault="other_format")


SECTOR = 512
END, FREE, FAT = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD


def compound(streams):
    """A compound file, the container of old and of encrypted workbooks, with streams of at least 4096 bytes."""

    def entry(name, kind, start, size, child=FREE, right=FREE):
        text = name.encode("utf-16-le")
        head = text.ljust(64, b"\0") + struct.pack("<HBBIII", len(text) + 2, kind, 1, FREE, right, child)
        return head + b"\0" * 36 + struct.pack("<IQ", start, size)

    chain, data, entries, at = [FAT, END], b"", [], 2
    for number, (name, content) in enumerate(streams.items()):
        sectors = -(-len(content) // SECTOR)
        entries.append(entry(name, 2, at, len(content), right=number + 2 if number + 1 < len(streams) else FREE))
        chain += [*range(at + 1, at + sectors), END]
        data += content.ljust(sectors * SECTOR, b"\0")
        at += sectors
    root = entry("Root Entry", 5, END, 0, child=1)
    directory = b"".join([root, *entries]).ljust(SECTOR, b"\0")
    table_of_sectors = struct.pack(f"<{len(chain)}I", *chain).ljust(SECTOR, b"\xff")
    head = struct.pack("<8s16sHHHHH6xIIIIIIIII", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", b"", 0x3E, 3, 0xFFFE, 9, 6, 0, 1, 1, 0, 4096, END, 0, END, 0)
    return (head + struct.pack("<I", 0)).ljust(SECTOR, b"\xff") + table_of_sectors + directory + data


def protected():
    # What is in the streams does not matter without the password.
    path_of("excel_password.xlsx").write_bytes(compound({"EncryptionInfo": b"\4\0\4\0" * 1024, "EncryptedPackage": b"\x5a" * 4096}))
    expect("excel_password.xlsx", "a workbook with a password, as Excel stores it", fault="password")


PAGE = """<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta http-equiv=Content-Type content="text/html; charset=gb2312">
<style>td {mso-number-format:"\\@";}</style><!-- <table><tr><td>x</td></tr></table> --></head><body>
<table border=1><tr><th colspan=4>库存查询结果</th></tr>
<tr><th>材质<th>规格<th>数量<th>重量(吨)
<tr><td rowspan=2>42CrMo</td><td>&Phi;320&times;6150</td><td>2&nbsp;</td><td>7.76</td></tr>
<tr><td>φ300<br>×3000</td><td>1</td><td>1.66</td></tr>
<tr style="display:none"><td>20</td><td>φ50×6000</td><td>9</td><td>1</td></tr>
<tr><td>45</td><td>φ100×6000</td><td>3</td><td>1.11</td></tr>
</table></body></html>"""


def page():
    path_of("erp_page.xls").write_bytes(PAGE.encode("gb18030"))
    expect(
        "erp_page.xls",
        "a page in GBK named as a workbook: spanned cells, open tags, entities, a hidden row",
        tables=[
            table(
                [
                    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760),
                    bar("42CrMo", 300, 3000, quantity=1, actual_weight_kg=1660),
                    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110),
                ],
                {"hiddenRows": 1},
            )
        ],
    )


def write_all():
    for one in (excel, refused, protected, page):
        one()
