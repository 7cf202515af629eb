import { useEffect, useMemo, useState } from 'react'
import type { BulkRow } from './bulk_state.ts'
import type { RowReader, RowReading } from './row_reader.ts'

export type Totals = Record<RowReading['state'], number> & {
  kg: number
  /** How many rows lack each field that a submission needs. */
  missing: ReadonlyMap<string, number>
  /** Mends that rows offer first, by column and sort. */
  mends: ReadonlyMap<string, { id: string; sort: string; label: string; count: number }>
}

/** Reads rows when they are needed, each once for as long as it stands as it is. */
export type Readings = {
  of: (row: BulkRow) => RowReading
  /** Counts over all rows; null until every row was read. */
  totals: Totals | null
  /** How many rows have been read, while the others are. */
  done: number
}

/** Milliseconds of reading at a stretch: between two the page answers keys and clicks. */
const sliceMs = 12

const total = (rows: readonly BulkRow[], of: (row: BulkRow) => RowReading): Totals => {
  const totals = { ready: 0, pictures: 0, incomplete: 0, wrong: 0, kg: 0 }
  const missing = new Map<string, number>()
  const mends = new Map<string, { id: string; sort: string; label: string; count: number }>()
  for (const row of rows) {
    const reading = of(row)
    totals[reading.state]++
    totals.kg += reading.lotKg ?? 0
    for (const name of new Set(Object.keys(reading.missing).map((path) => path.split('.')[0]!)))
      missing.set(name, (missing.get(name) ?? 0) + 1)
    for (const [id, [first]] of Object.entries(reading.mends)) {
      if (!first) continue
      const { sort, group: label } = first
      const known = mends.get(`${id} ${sort}`) ?? { id, sort, label, count: 0 }
      mends.set(`${id} ${sort}`, { ...known, count: known.count + 1 })
    }
  }
  return { ...totals, missing, mends }
}

/** Reads the cells of a row once for as long as they stand as they are. */
function readOnce(read: RowReader): Readings['of'] {
  const known = new WeakMap<readonly string[], RowReading>()
  return ({ cells }) => {
    const found = known.get(cells) ?? read(cells)
    known.set(cells, found)
    return found
  }
}

/** Readings of a table: what is on the screen at once, all the others in slices that leave the page responsive. */
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
  // While an edited row is read anew the counts of a moment ago stand.
  return {
    of,
    totals: progress.of === of ? progress.totals : null,
    done: progress.of === of ? progress.done : 0,
  }
}
