/** Reads dates as spreadsheets store them: as days since the end of 1899, or since 1904. */

const msPerDay = 86_400_000
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58])

/** Whether a number format shows a date: a built-in one, or one with letters for year or day outside of quotes. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id)
  const bare = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '')
  return /[yd]/i.test(bare) && !/general/i.test(bare)
}

/** Returns `2026-03-05`, or undefined for a number that is no day between 1930 and 2200. */
export function serialDate(serial: number, is1904 = false): string | undefined {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0)
  if (!(days > 10_958 && days < 109_939)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + days * msPerDay).toISOString().slice(0, 10)
}
