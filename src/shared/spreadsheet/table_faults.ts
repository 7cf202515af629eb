import { t } from '@lingui/core/macro'
import { formatCount } from '../i18n/format.ts'
import { maxFileBytes, TableError } from './table.ts'

/** Returns why a file could not be read and what the person can do. */
export function faultText(error: unknown): string {
  if (!(error instanceof TableError)) return t`The file could not be read`
  const limit = formatCount(maxFileBytes / 1_000_000)
  switch (error.fault) {
    case 'too_large':
      return t`The file is too large. Up to ${limit} MB can be opened; split the list, or copy the rows and paste them.`
    case 'old_format':
      return t`This is an old .xls workbook. Open it in Excel, WPS or LibreOffice, save it as .xlsx and open that file, or copy the rows and paste them.`
    case 'password':
      return t`This workbook is protected with a password. Save it without one and open it again, or copy the rows and paste them.`
    case 'other_format':
      return t`Workbooks of this kind are not read. Save it as .xlsx in your spreadsheet program and open that file, or copy the rows and paste them.`
    case 'not_a_table':
      return t`This file holds no table. Choose an xlsx, csv or txt file, or copy the rows and paste them.`
    case 'damaged':
      return t`The file is damaged or was not saved completely. Open it in your spreadsheet program, save it again, and try once more.`
    case 'matrix':
      return t`This table shows which sizes there are in which grade, and is no list of pieces. Write a row for each size of each grade, with its number or weight, and open it again.`
    case 'empty':
      return t`There is nothing in this table. Hidden rows and sheets are not read: unhide them, or choose another file.`
  }
}
