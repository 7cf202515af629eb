import { useEffect, useMemo, useState } from 'react'
import type { BulkRow } from './bulk_state.ts'
import type { RowReader, RowReading } from './row_reader.ts'

export type Totals = Record<RowReading['state'], number> & {
  kg: number
  /** Number of rows that lack each field that submitting requires. */
  missing: ReadonlyMap<string, number>
  /** The first fixes offered by the rows, counted by column and sort. */
  fixes: ReadonlyMap<string, { id: string; sort: string; label: string; count: number }>
}

/** Reads rows when needed; a row is read again only after it changed. */
export type Readings = {
  of: (row: BulkRow) => RowReading
  /** Counts over all rows; null until every row has been read. */
  totals: Totals | null
  /** Number of rows that have been read so far. */
  done: number
}

/** How long (ms) rows are read without a pause; in the pauses the page handles keys and clicks. */
const sliceMs = 12

const total = (rows: readonly BulkRow[], of: (row: BulkRow) => RowReading): Totals => {
  const totals = { ready: 0, pictures: 0, incomplete: 0, wrong: 0, kg: 0 }
  const missing = new Map<string, number>()
  const fixes = new Map<string, { id: string; sort: string; label: string; count: number }>()
  for (const row of rows) {
    const reading = of(row)
    totals[reading.state]++
    totals.kg += reading.lotKg ?? 0
    for (const name of new Set(Object.keys(reading.missing).map((path) => path.split('.')[0]!)))
      missing.set(name, (missing.get(name) ?? 0) + 1)
    for (const [id, [first]] of Object.entries(reading.fixes)) {
      if (!first) continue
      const { sort, group: label } = first
      const counted = fixes.get(`${id} ${sort}`) ?? { id, sort, label, count: 0 }
      fixes.set(`${id} ${sort}`, { ...counted, count: counted.count + 1 })
    }
  }
  return { ...totals, missing, fixes }
}

/** Caches the readings of rows by their cells. */
function readOnce(read: RowReader): Readings['of'] {
  const cache = new WeakMap<readonly string[], RowReading>()
  return ({ cells }) => {
    const found = cache.get(cells) ?? read(cells)
    cache.set(cells, found)
    return found
  }
}

/** Returns the readings of a table: visible rows are read at once, all others in slices so that the page stays responsive. */
export function useReadings(rows: readonly BulkRow[], read: RowReader): Readings {
  const of = useMemo(() => readOnce(read), [read])
  const [progress, setProgress] = useState<{
    rows: readonly BulkRow[]
    of: typeof of
    done: number
    totals: Totals | null
  }>({ rows, of, done: 0, totals: null })
  useEffect(() => {
    let at = 0
    let timer: ReturnType<typeof setTimeout>
    const slice = () => {
      const until = performance.now() + sliceMs
      while (at < rows.length && performance.now() < until) of(rows[at++]!)
      const isDone = at >= rows.length
      setProgress({ rows, of, done: at, totals: isDone ? total(rows, of) : null })
      if (!isDone) timer = setTimeout(slice, 0)
    }
    timer = setTimeout(slice, 0)
    return () => clearTimeout(timer)
  }, [rows, of])
  // While an edited row is read again, the previous counts are shown.
  return {
    of,
    totals: progress.of === of ? progress.totals : null,
    done: progress.of === of ? progress.done : 0,
  }
}
