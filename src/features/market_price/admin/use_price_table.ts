import { useMemo, useState } from 'react'
import type { MarketMaterial } from '#contract/market_price.ts'
import type { MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import { lang } from '#shared/i18n/language.ts'
import { priceTableKind } from '#shared/offline/draft_names.ts'
import { useKeptDraft } from '#shared/offline/use_kept_draft.ts'
import type { Table, TableRow } from '#shared/spreadsheet/table.ts'
import { largestPart, partsOf } from '#shared/spreadsheet/table_parts.ts'
import { chinaToday } from '../price_days.ts'
import { findHeadings, meaningOf, missingColumns } from '../price_headings.ts'
import { markRepeated, priceRowReader, type PriceReading } from '../price_rows.ts'

const draft = { id: priceTableKind, kind: priceTableKind }

export type KeptTable = {
  /** Name of the file; null for a pasted table. */
  name: string | null
  table: Table
  /** Which of the tables on the sheet was chosen, and its rows as they were corrected. */
  part: number
  rows: readonly TableRow[]
  unit: MaterialUnit | null
  tax: MaterialTax | null
  source: string
}

/** A row of the table with its number in the file, which rows of tables beside each other share, and its place below the headings. */
export type ReadRow = PriceReading & TableRow & { at: number }

type Given = {
  accountId: number
  /** The table that this device has kept. */
  start: KeptTable | null
  materials: readonly MarketMaterial[]
  regions: RegionIndex
}

/** The table that is being uploaded, read anew after every change; this device keeps it until it is sent or put away. */
export function usePriceTable({ accountId, start, materials, regions }: Given) {
  const [kept, set] = useState(start)
  const [isEdited, setEdited] = useState(false)
  // The file itself is not kept: after a reload its other sheets need it to be opened again.
  const [file, setFile] = useState<File | null>(null)
  const setKept: typeof set = (next) => {
    set(next)
    setEdited(true)
  }
  const { save } = useKeptDraft(accountId, draft, isEdited ? kept : undefined)

  const headings = useMemo(
    () => (kept ? findHeadings(kept.rows.map(({ cells }) => cells)) : undefined),
    [kept],
  )
  const rows = useMemo((): ReadRow[] => {
    if (!kept || !headings) return []
    const { unit, tax, source } = kept
    const read = priceRowReader(headings, {
      materials,
      regions,
      lang,
      unit,
      tax,
      source,
      today: chinaToday(),
    })
    const body = kept.rows.slice(headings.row + 1)
    const readings = markRepeated(
      body.map(({ cells }) => read(cells)),
      lang,
    )
    return readings.map((reading, at) => ({ ...reading, ...body[at]!, at }))
  }, [kept, headings, materials, regions])

  const change = (next: Partial<KeptTable>) => setKept((before) => before && { ...before, ...next })
  const parts = useMemo(() => (kept ? partsOf(kept.table.rows, meaningOf) : []), [kept])
  /** Changes the row at a place below the headings, or removes it if `next` returns nothing. */
  const changeRow = (at: number, next: (row: TableRow) => TableRow[]) => {
    const place = at + (headings?.row ?? -1) + 1
    setKept(
      (before) =>
        before && { ...before, rows: before.rows.flatMap((row, one) => (one === place ? next(row) : [row])) },
    )
  }
  const open = (table: Table, from: File | null, part?: number) => {
    const found = partsOf(table.rows, meaningOf)
    const chosen = part ?? largestPart(found)
    setFile(from)
    setKept({
      name: from?.name ?? kept?.name ?? null,
      table,
      part: chosen,
      rows: found[chosen]!.rows,
      unit: null,
      tax: null,
      source: '',
    })
  }
  return {
    kept,
    file,
    failure: save.failure,
    parts,
    headings,
    missing: headings ? missingColumns(headings) : [],
    rows,
    open,
    change,
    edit: (at: number, place: number, text: string) =>
      changeRow(at, (row) => {
        const cells = Array.from({ length: Math.max(row.cells.length, place + 1) }, (_, one) =>
          one === place ? text : (row.cells[one] ?? ''),
        )
        return [{ ...row, cells }]
      }),
    remove: (at: number) => changeRow(at, () => []),
    putAway: () => setKept(null),
    restore: setKept,
  }
}
export type PriceTable = ReturnType<typeof usePriceTable>
