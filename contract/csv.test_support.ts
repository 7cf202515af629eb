/** Texts that a spreadsheet would run as formulas, and what a table of them must look like; for tests of every export. */
/** What a spreadsheet takes for the beginning of a formula, or skips before one. */
const beginnings = ['=', '+', '-', '@', '\t', '\r', ' =', '＝', '|', '%']
export const formulas = beginnings.map((one) => `${one}HYPERLINK("http://x.example","a,b")`)
export const negative = -18.5

/** The cells of the lines below the heading, without their quotes. */
function cellsOf(csv: string): string[] {
  const body = csv.slice(csv.indexOf('\r\n') + 2)
  return [...body.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)

/** What a table with a line for each of the formulas has: cells that would run, and how many per line are texts and numbers. */
export function readBack(csv: string): { running: string[]; texts: number; numbers: number } {
  const cells = cellsOf(csv)
  const perLine = (matches: (cell: string) => boolean) => cells.filter(matches).length / formulas.length
  return {
    running: cells.filter((cell) => !isNumber(cell) && /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/.test(cell)),
    texts: perLine((cell) => /^'(?:\s?[=+\-@|%＝]|[\t\r])HYPERLINK/.test(cell)),
    numbers: perLine((cell) => cell === String(negative)),
  }
}
