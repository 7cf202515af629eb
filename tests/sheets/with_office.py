"""Files written by LibreOffice from workbooks of the corpus: other formats, encodings, and passwords."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from corpus import expect, path_of, table
from with_openpyxl import MERGED_NOTES, MERGED_ROWS
from with_xlsxwriter import LIST_ROWS

PORT = 2087


def convert(source, target, kind):
    """Converts a file of the corpus; `kind` is the extension, with the filter and its options behind colons."""
    with tempfile.TemporaryDirectory() as folder:
        profile = f"-env:UserInstallation=file://{folder}/profile"
        command = ["soffice", profile, "--headless", "--convert-to", kind, "--outdir", folder, str(path_of(source))]
        subprocess.run(command, check=True, capture_output=True)
        made = Path(folder) / f"{Path(source).stem}.{kind.split(':')[0]}"
        shutil.copyfile(made, path_of(target))


PROTECT = """
import sys, time, uno
from com.sun.star.beans import PropertyValue
context = uno.getComponentContext()
resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
for turn in range(60):
    try:
        remote = resolver.resolve("uno:socket,host=127.0.0.1,port={port};urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(1)
desktop = remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
value = lambda name, given: PropertyValue(name, 0, given, 0)
source, *targets = sys.argv[1:]
document = desktop.loadComponentFromURL("file://" + source, "_blank", 0, (value("Hidden", True),))
for target, kind in zip(targets[::2], targets[1::2]):
    document.storeToURL("file://" + target, (value("FilterName", kind), value("Password", "secret")))
document.close(True)
desktop.terminate()
"""


def protect(source, targets):
    """Saves a workbook with a password under each of the names, by the name of its filter."""
    with tempfile.TemporaryDirectory() as profile:
        listen = f"--accept=socket,host=127.0.0.1,port={PORT};urp;"
        office = subprocess.Popen(["soffice", f"-env:UserInstallation=file://{profile}", "--headless", listen])
        given = [str(part) for name, kind in targets.items() for part in (path_of(name), kind)]
        script = PROTECT.replace("{port}", str(PORT))
        subprocess.run(["/usr/bin/python3", "-c", script, str(path_of(source)), *given], check=True)
        office.wait(60)


def write_all():
    merged = [table(MERGED_ROWS, MERGED_NOTES)]
    for name, kind, about in (
        ("lo_merged.xlsx", "xlsx", "saved again as xlsx"),
        ("lo_merged.ods", "ods", "an OpenDocument spreadsheet"),
        ("lo_merged_html.xls", "html", "a page named as a workbook"),
    ):
        convert("op_merged_grade.xlsx", name, kind)
        # A page is the only sheet of its file.
        expect(name, f"grades in merged cells, subtotals, contact lines: {about}", tables=merged)
    convert("op_hidden.xlsx", "lo_hidden.ods", "ods")
    hidden = {"hiddenRows": 1, "hiddenColumns": 1, "hiddenSheets": 1}
    cells = [["材质", "规格", "数量"], ["42CrMo", "φ320×6150", "2"], ["20CrMnMo", "φ129×6000", "4"]]
    expect("lo_hidden.ods", "a hidden row, column and sheet", tables=[table(cells=cells, notes=hidden)])
    convert("xw_dates.xlsx", "lo_dates.ods", "ods")
    expect("lo_dates.ods", "a date", tables=[table(cells=[["材质", "规格", "ready_by"], ["42CrMo", "φ320×6150", "2026-03-05"]])])
    convert("xw_formulas.xlsx", "lo_formulas.ods", "ods")
    expect(
        "lo_formulas.ods",
        "formulas with results, one of them an error",
        tables=[table(cells=[["材质", "规格", "数量", "重量(kg)"], ["42CrMo", "φ320×6150", "2", "7760"], ["45", "φ100×6000", "3", "1110"], ["20CrMnMo", "φ129×6000"]], notes={"formulas": 4, "broken": 1})],
    )
    convert("op_plain.xlsx", "lo_old.xls", "xls")
    expect("lo_old.xls", "an old binary workbook", fault="old_format")
    convert("op_plain.xlsx", "lo_old.xlsx", "xls")
    expect("lo_old.xlsx", "an old binary workbook with the name of a new one", fault="old_format")
    # Field delimiter, quote, encoding, first line.
    for name, options, about in (
        ("lo_gb18030.csv", "44,34,85,1", "commas, GB 18030"),
        ("lo_gbk.csv", "44,34,67,1", "commas, GBK"),
        ("lo_utf16.txt", "9,34,65535,1", "tabs, UTF-16"),
        ("lo_semicolons.csv", "59,34,76,1", "semicolons, UTF-8"),
    ):
        convert("xw_inline.xlsx", name, f"{name[-3:]}:Text - txt - csv (StarCalc):{options}")
        expect(name, about, tables=[table(LIST_ROWS)])
    protect("op_plain.xlsx", {"lo_password.ods": "calc8", "lo_password.xls": "MS Excel 97"})
    expect("lo_password.ods", "protected with a password", fault="password")
    expect("lo_password.xls", "an old workbook with a password", fault="old_format")
