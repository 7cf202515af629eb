"""Workbooks written by openpyxl: formulas without results, merged cells, what is hidden."""

from openpyxl import Workbook
from openpyxl.styles import Alignment

from corpus import bar, block, expect, path_of, ring, table


def book(name, rows, change=lambda sheet, workbook: None, title="库存"):
    workbook = Workbook()
    sheet = workbook.active
    sheet.title = title
    for row in rows:
        sheet.append(row)
    change(sheet, workbook)
    workbook.save(path_of(name))


def plain():
    book(
        "op_plain.xlsx",
        [
            ["材质", "规格(mm)", "数量", "重量(吨)", "单价 元/吨 含税"],
            ["42CrMo", "φ320×6150", 2, 7.76, 5120],
            ["45", "φ100×6000", 3, 1.11, 4050],
        ],
    )
    expect(
        "op_plain.xlsx",
        "units in the headings: weights in tonnes, prices per tonne with tax",
        tables=[
            table(
                [
                    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760, price_amount=5120, tax_included=1),
                    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110, price_amount=4050, tax_included=1),
                ]
            )
        ],
    )


MERGED = [
    ["示例特钢 2026年库存资源单"],
    ["材质", "规格", "支数", "重量(吨)", "备注"],
    ["42CrMo", "φ320×6150", 2, 7.76, "调质"],
    [None, "φ300×3000", 1, 1.66, None],
    [None, "小计", 3, 9.42, None],
    ["45", "φ100×6000", 3, 1.11, None],
    [None, "φ120×6000", 2, 1.06, None],
    ["合计", None, 8, 11.59, None],
    ["联系人：示例先生 0510-00000000"],
    ["地址：示例市示例路1号"],
]
MERGED_ROWS = [
    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760, description="调质"),
    bar("42CrMo", 300, 3000, quantity=1, actual_weight_kg=1660),
    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110),
    bar("45", 120, 6000, quantity=2, actual_weight_kg=1060),
]
MERGED_NOTES = {"skipped": 2, "remarks": ["联系人：示例先生 0510-00000000", "地址：示例市示例路1号"]}


def merged():
    def change(sheet, _):
        sheet.merge_cells("A1:E1")
        sheet.merge_cells("A3:A5")
        sheet.merge_cells("A6:A7")
        sheet["A1"].alignment = Alignment(horizontal="center")

    book("op_merged_grade.xlsx", MERGED, change)
    expect(
        "op_merged_grade.xlsx",
        "grades in merged cells left of their rows, a title, subtotals and a total, contact lines below",
        tables=[table(MERGED_ROWS, MERGED_NOTES)],
    )
    book("op_grade_once.xlsx", MERGED)
    expect(
        "op_grade_once.xlsx",
        "the same without merged cells: the grade stands in the first of its rows",
        tables=[table(MERGED_ROWS, {**MERGED_NOTES, "filled": 2})],
    )


def hidden():
    def change(sheet, workbook):
        sheet.row_dimensions[3].hidden = True
        sheet.column_dimensions["C"].hidden = True
        sheet.column_dimensions["H"].hidden = True
        other = workbook.create_sheet("底价")
        other.append(["材质", "规格"])
        other.append(["H13", "90×200×3000"])
        other.sheet_state = "hidden"

    book(
        "op_hidden.xlsx",
        [
            ["材质", "规格", "底价", "数量"],
            ["42CrMo", "φ320×6150", 4800, 2],
            ["45", "φ100×6000", 3900, 3],
            ["20CrMnMo", "φ129×6000", 5000, 4],
        ],
        change,
    )
    expect(
        "op_hidden.xlsx",
        "a hidden row, a hidden column with content (and one without), a hidden sheet",
        tables=[
            table(
                [bar("42CrMo", 320, 6150, quantity=2), bar("20CrMnMo", 129, 6000, quantity=4)],
                {"hiddenRows": 1, "hiddenColumns": 1, "hiddenSheets": 1},
            )
        ],
    )


def formulas():
    book(
        "op_formulas.xlsx",
        [["材质", "规格", "数量", "重量(kg)"], ["42CrMo", "φ320×6150", 2, "=2*3880"], ["45", "φ100×6000", 3, 1110]],
    )
    expect(
        "op_formulas.xlsx",
        "a formula whose result was never computed",
        tables=[
            table(
                [bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=None), bar("45", 100, 6000, actual_weight_kg=1110)],
                {"formulas": 1, "unsolved": 1},
            )
        ],
    )


def headings():
    def change(sheet, _):
        sheet.merge_cells("A1:A2")
        sheet.merge_cells("B1:D1")
        sheet.merge_cells("E1:E2")

    book(
        "op_two_heading_rows.xlsx",
        [
            ["材质", "规格(mm)", None, None, "数量"],
            [None, "外径", "内径", "高度", None],
            ["42CrMo", 900, 600, 200, 2],
            ["45", 700, 400, 150, 1],
        ],
        change,
    )
    expect(
        "op_two_heading_rows.xlsx",
        "headings of two rows with merged cells, sizes in three columns",
        tables=[table([ring("42CrMo", 900, 600, 200, quantity=2), ring("45", 700, 400, 150, quantity=1)])],
    )
    book(
        "op_three_columns.xlsx",
        [
            ["钢种", "厚度 mm", "宽度 mm", "长度 m", "件数", "总重 kg", "生产厂家"],
            ["H13", 90, 200, 3, 1, 424, "示例钢厂"],
            ["P20", 200, 500, 2, 2, 3140, None],
        ],
    )
    expect(
        "op_three_columns.xlsx",
        "a unit of its own in the heading of each size",
        tables=[
            table(
                [
                    block("H13", 90, 200, 3000, quantity=1, actual_weight_kg=424),
                    block("P20", 200, 500, 2000, quantity=2, actual_weight_kg=3140),
                ]
            )
        ],
    )


def texts():
    def change(sheet, _):
        for row in sheet.iter_rows(min_row=2):
            for cell in row:
                cell.number_format = "@"

    book(
        "op_numbers_as_text.xlsx",
        [
            ["牌号", "规格", "支数", "重量(吨)", "炉号"],
            ["45", "φ１００×６０００", "3", "1.11", "0012345"],
            ["42CrMo", "φ320×6150", "２支", "７.７６", "D24-0913"],
        ],
        change,
    )
    expect(
        "op_numbers_as_text.xlsx",
        "numbers stored as text, some in full width",
        tables=[
            table(
                [
                    bar("45", 100, 6000, quantity=3, actual_weight_kg=1110, heat_no="0012345"),
                    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760, heat_no="D24-0913"),
                ]
            )
        ],
    )


def beside():
    book(
        "op_side_by_side.xlsx",
        [
            ["42CrMo 锻圆资源"],
            ["规格", "支数", "重量(吨)", None, "规格", "支数", "重量(吨)"],
            ["φ320×6150", 2, 7.76, None, "φ200×6000", 1, 1.48],
            ["φ300×3000", 1, 1.66, None, "φ180×6000", 2, 2.4],
            ["φ280×3000", 1, 1.45, None, None, None, None],
        ],
    )
    expect(
        "op_side_by_side.xlsx",
        "two column groups beside each other with the grade only in the title",
        tables=[
            table(
                [
                    bar("42CrMo", 320, 6150, quantity=2, actual_weight_kg=7760),
                    bar("42CrMo", 300, 3000, quantity=1, actual_weight_kg=1660),
                    bar("42CrMo", 280, 3000, quantity=1, actual_weight_kg=1450),
                    bar("42CrMo", 200, 6000, quantity=1, actual_weight_kg=1480),
                    bar("42CrMo", 180, 6000, quantity=2, actual_weight_kg=2400),
                ],
                {"joined": 2, "grades": ["42CrMo"]},
            )
        ],
    )


def merged_numbers():
    def change(sheet, _):
        sheet.merge_cells("D2:D3")

    book(
        "op_merged_weight.xlsx",
        [
            ["材质", "规格", "支数", "重量(吨)"],
            ["42CrMo", "φ320×6150", 1, 5.5],
            ["42CrMo", "φ300×3000", 1, None],
        ],
        change,
    )
    expect(
        "op_merged_weight.xlsx",
        "one weight in a merged cell for two rows: said, and marked where it does not fit the theoretical weight",
        tables=[table([bar("42CrMo", 320, 6150), bar("42CrMo", 300, 3000)], {"repeated": 1}, errors=[["actual_weight_kg"], ["actual_weight_kg"]])],
    )


def write_all():
    for one in (plain, merged, hidden, formulas, headings, texts, beside, merged_numbers):
        one()
