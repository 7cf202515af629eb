"""Writes the corpus of tables anew: every file, and beside it what must be read from it. See README.md."""

import as_text
import by_hand
import with_office
import with_openpyxl
import with_xlsxwriter

if __name__ == "__main__":
    # LibreOffice converts what the libraries wrote.
    for maker in (with_openpyxl, with_xlsxwriter, by_hand, as_text, with_office):
        maker.write_all()
