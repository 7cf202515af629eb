/**
 * `2026-03-05`, `2026/3/5`, `2026.3.5`, `2026年3月5日` and `20260305`: the year comes first, so that day and month
 * cannot be confused.
 */
const typed = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/

/** Parses a typed day to YYYY-MM-DD; null if it is none or no such day exists. */
export function readDay(text: string): string | null {
  const found = typed.exec(text.normalize('NFKC').replace(/\s/g, ''))
  if (!found) return null
  const [, year, month = found[4], day = found[5]] = found
  const iso = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
