import { serialDate } from './xlsx_dates.ts'

/** Returns `2026-03-05` for `2026/3/5`, `2026年3月5日`, `20260305` or a spreadsheet's serial number; undefined if it is no date. */
export function readDate(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (/^\d{5}(?:\.\d+)?$/.test(plain)) return serialDate(Number(plain))
  const match =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s].*)?$/.exec(plain) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  if (!match) return undefined
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : undefined
}
