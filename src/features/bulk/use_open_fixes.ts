import { useEffect, type Dispatch } from 'react'
import type { BulkChange, BulkRow } from './bulk_state.ts'
import type { TableFix } from './table_memory.ts'
import type { Readings } from './use_readings.ts'

type Given = {
  rows: readonly BulkRow[]
  readings: Readings
  /** The fixes that a table like this one needed in all its rows; undefined if there was none. */
  open: readonly TableFix[] | undefined
  dispatch: Dispatch<BulkChange>
}

/** Applies the fixes of before one after the other, each once, to the rows that need them. */
export function useOpenFixes({ rows, readings, open = [], dispatch }: Given): void {
  const [next] = open
  const { totals, of } = readings
  useEffect(() => {
    if (!next || !totals) return
    const cells = new Map(
      rows.flatMap((row) => {
        const [fix] = of(row).fixes[next.id] ?? []
        return fix?.sort === next.sort ? [[row.key, new Map([[fix.place, fix.text]])] as const] : []
      }),
    )
    dispatch(cells.size > 0 ? { type: 'write', what: 'fix', cells, of: next } : { type: 'fixed', of: next })
  }, [next, totals, of, rows, dispatch])
}
