"""Workbooks written by XlsxWriter: number formats, rich and inline texts, stored results, several tables."""

from datetime import date

import xlsxwriter

from corpus import bar, block, expect, path_of, table


def book(name, fill, options=None):
    with xlsxwriter.Workbook(str(path_of(name)), options or {}) as workbook:
        fill(workbook)


def put(sheet, rows, top=0):
    for at, row in enumerate(rows):
        for column, value in enumerate(row):
            if value is not None:
                sheet.write(top + at, column, value)


LIST = [
    ["材质", "规格", "数量", "重量(kg)"],
    ["42CrMo", "φ320×6150", 2, 7760],
    ["45", "φ100×6000", 3, 1110],
]
LIST_ROWS = [
    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760),
    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110),
]


def tables():
    def two(workbook):
        sheet = workbook.add_worksheet("资源")
        put(sheet, [["圆钢库存"], *LIST, ["φ", None], [None]][:4])
        put(sheet, [["模块库存"], ["牌号", "厚度", "宽度", "长度"], ["H13", 90, 200, 3000], ["P20", 200, 500, 2000], ["718H", 300, 600, 1500]], 6)

    book("xw_two_tables.xlsx", two)
    blocks = [block("H13", 90, 200, 3000), block("P20", 200, 500, 2000), block("718H", 300, 600, 1500)]
    expect(
        "xw_two_tables.xlsx",
        "two tables with different headings below each other; the longer one is read, the other can be chosen",
        tables=[
            table(blocks, {"parts": 2}),
            table(LIST_ROWS, {"parts": 2}, part=0),
        ],
    )

    def beside(workbook):
        sheet = workbook.add_worksheet("资源")
        put(sheet, [["圆钢", None, None, None, None, "模块"], ["材质", "规格", "数量", None, None, "材质", "厚度", "宽度", "长度"], ["42CrMo", "φ320×6150", 2, None, None, "H13", 90, 200, 3000], ["45", "φ100×6000", 3]])

    book("xw_different_beside.xlsx", beside)
    expect(
        "xw_different_beside.xlsx",
        "two tables with different headings beside each other",
        tables=[
            table([bar("42CrMo", 320, 6150, quantity=2), bar("45", 100, 6000, quantity=3)], {"parts": 2}),
            table([block("H13", 90, 200, 3000)], {"parts": 2}, part=1),
        ],
    )


def grades():
    def above(workbook):
        sheet = workbook.add_worksheet("库存")
        merged = workbook.add_format({"align": "center"})
        sheet.merge_range("A1:C1", "42CrMo 锻圆", merged)
        put(sheet, [["规格(mm)", "支数", "重量(吨)"], ["φ320×6150", 2, 7.76], ["φ300×3000", 1, 1.66], ["小计", 3, 9.42]], 1)
        sheet.merge_range("A7:C7", "45# 锻圆", merged)
        put(sheet, [["规格(mm)", "支数", "重量(吨)"], ["φ100×6000", 3, 1.11], [None, 3, 1.11]], 7)

    book("xw_grade_above.xlsx", above)
    rows = [
        bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760),
        bar("42CrMo", 300, 3000, quantity=1, actual_weight_kg=1660),
        bar("45", 100, 6000, quantity=3, actual_weight_kg=1110),
    ]
    expect(
        "xw_grade_above.xlsx",
        "tables with the same headings below each other, each with its grade in a merged cell above it, and a total without a word",
        tables=[table(rows, {"joined": 2, "skipped": 2, "grades": ["42CrMo", "45"]})],
    )

    def lines(workbook):
        sheet = workbook.add_worksheet("库存")
        put(sheet, [["规格", "支数", "重量(吨)"], ["材质：42CrMo"], ["φ320×6150", 2, 7.76], ["φ300×3000", 1, 1.66], ["材质：45"], ["φ100×6000", 3, 1.11]])

    book("xw_grade_lines.xlsx", lines)
    expect(
        "xw_grade_lines.xlsx",
        "the grade in lines between the rows of one table",
        tables=[table(rows, {"grades": ["42CrMo", "45"]})],
    )

    def ditto(workbook):
        sheet = workbook.add_worksheet("库存")
        put(sheet, [["材质", "规格", "支数", "厂家"], ["42CrMo", "φ320×6150", 2, "示例钢厂"], ["同上", "φ300×3000", 1, "〃"]])

    book("xw_ditto.xlsx", ditto)
    expect(
        "xw_ditto.xlsx",
        "marks for the same as above",
        tables=[table([bar("42CrMo", 320, 6150), bar("42CrMo", 300, 3000, quantity=1)], {"filled": 2})],
    )


def values():
    def formulas(workbook):
        sheet = workbook.add_worksheet("库存")
        put(sheet, [LIST[0]])
        put(sheet, [["42CrMo", "φ320×6150", 2], ["45", "φ100×6000", 3]], 1)
        sheet.write_formula("D2", "=3880*C2", None, 7760)
        sheet.write_formula("D3", "=370*C3", None, 1110)
        sheet.write_formula("A4", '="20CrMn"&"Mo"', None, "20CrMnMo")
        sheet.write("B4", "φ129×6000")
        sheet.write_formula("C4", "=NA()", None, "#N/A")

    book("xw_formulas.xlsx", formulas)
    expect(
        "xw_formulas.xlsx",
        "formulas with stored results, one of them an error",
        tables=[table([*LIST_ROWS, bar("20CrMnMo", 129, 6000, quantity=None)], {"formulas": 4, "broken": 1})],
    )

    def rich(workbook):
        bold = workbook.add_format({"bold": True})
        small = workbook.add_format({"font_script": 1})
        sheet = workbook.add_worksheet("库存")
        put(sheet, LIST)
        sheet.write_rich_string("A2", bold, "42Cr", "Mo")
        sheet.write_rich_string("B2", "φ", bold, "320", "×6150", small, " ")
        sheet.write("B3", "φ100\n×6000", workbook.add_format({"text_wrap": True}))

    book("xw_rich_text.xlsx", rich)
    expect("xw_rich_text.xlsx", "rich texts and a line break inside a size", tables=[table(LIST_ROWS)])
    book("xw_inline.xlsx", lambda workbook: put(workbook.add_worksheet("库存"), LIST), {"constant_memory": True})
    expect("xw_inline.xlsx", "texts inside the cells instead of shared ones", tables=[table(LIST_ROWS)])

    def formats(workbook):
        sheet = workbook.add_worksheet("库存")
        form = {key: workbook.add_format({"num_format": value}) for key, value in FORMATS.items()}
        put(sheet, [["材质", "直径", "长度", "支数", "重量", "炉号", "单价"]])
        sheet.write("A2", "42CrMo")
        for column, (key, value) in enumerate([("d", 320), ("m", 6.15), ("pcs", 2), ("t", 7.76), ("heat", 12345), ("yuan", 5120)], 1):
            sheet.write(1, column, value, form[key])

    FORMATS = {"d": '"φ"0', "m": '0.00"m"', "pcs": '0"支"', "t": '0.00"吨"', "heat": "0000000", "yuan": '[$¥-804]#,##0.00"/吨"'}
    book("xw_formats.xlsx", formats)
    expect(
        "xw_formats.xlsx",
        "units, a currency and leading zeros that only the number format shows",
        tables=[table(cells=[["材质", "直径", "长度", "支数", "重量", "炉号", "单价"], ["42CrMo", "φ320", "6.15m", "2支", "7.76吨", "0012345", "¥5120/吨"]])],
    )

    def dates(workbook):
        sheet = workbook.add_worksheet("库存")
        shown = workbook.add_format({"num_format": 'yyyy"年"m"月"d"日"'})
        put(sheet, [["材质", "规格", "ready_by"], ["42CrMo", "φ320×6150"]])
        sheet.write_datetime("C2", date(2026, 3, 5), shown)

    expected = [table([bar("42CrMo", 320, 6150, ready_by="2026-03-05")])]
    book("xw_dates.xlsx", dates)
    expect("xw_dates.xlsx", "a date that only its style tells", tables=expected)
    book("xw_dates_1904.xlsx", dates, {"date_1904": True})
    expect("xw_dates_1904.xlsx", "the same in a workbook that counts days from 1904", tables=expected)


def sheets():
    def several(workbook):
        workbook.add_worksheet("封面")
        put(workbook.add_worksheet("圆钢"), LIST)
        put(workbook.add_worksheet("模块"), [["牌号", "厚度", "宽度", "长度"], ["H13", 90, 200, 3000]])
        workbook.add_chartsheet("图表").set_chart(chart(workbook))

    def chart(workbook):
        made = workbook.add_chart({"type": "column"})
        made.add_series({"values": "=圆钢!$D$2:$D$3"})
        return made

    book("xw_several_sheets.xlsx", several)
    names = ["封面", "圆钢", "模块"]
    expect(
        "xw_several_sheets.xlsx",
        "an empty first sheet, two lists and a chart: the first list is read, the other can be chosen",
        tables=[
            table(LIST_ROWS, sheets=names),
            table([block("H13", 90, 200, 3000)], sheets=names, sheet=2),
        ],
    )

    def english(workbook):
        sheet = workbook.add_worksheet("Stock")
        put(sheet, [["Grade", "OD (inch)", "ID (inch)", "Height (mm)", "Qty", "Weight (lbs)", "Price USD/kg"], ["4140", 20, 10, 200, 1, 528.0, 2.5]])

    book("xw_inches.xlsx", english)
    expect(
        "xw_inches.xlsx",
        "inches, pounds and dollars in English headings",
        tables=[
            table(
                [{"material": "4140", "dims": {"od": 508, "id": 254, "h": 200}, "quantity": 1, "actual_weight_kg": 239.497, "price_amount": 2.5, "currency": "USD", "price_basis": "per_kg"}]
            )
        ],
    )


def write_all():
    for one in (tables, grades, values, sheets):
        one()
