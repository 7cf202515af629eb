/** Reads what is pasted into a heat: a line, or a block of a sheet with or without headings. */
import { elements, mechanicalNames, type LimitedName } from '#contract/steel/heat.ts'
import { heatWords } from './heat_names.data.ts'
import { readFigure, type Figure, type PastedHeat } from './heat_values.ts'

/** The heats of a text, whether headings said by what its figures are to be divided, and what could not be read. */
export type PastedHeats = { heats: PastedHeat[]; isDivided: boolean; unread: string[] }

type Name = LimitedName | 'heat_no'
/** A column or line of a certificate: its name, and by what its figures are divided. */
type Heading = { name: Name; factor: number }

const symbols = new Map<string, Name>([
  ...elements.map((name): [string, Name] => [name.toLowerCase(), name]),
  ...Object.entries(heatWords).flatMap(([name, words]) =>
    words.split('|').map((word): [string, Name] => [word, name as Name]),
  ),
])

/** `×100`, `x1000`, `×10²`, `10-3`, `×10⁻²`: printed figures are as many times too large. */
function factorOf(text: string): number {
  const power = /[×x*]?\s*10\s*(?:\^|\*\*)?\s*[-−⁻]?\s*([1-4²³⁴])(?!\d)/.exec(
    text.replace(/[²³⁴]/g, (sign) => `${'²³⁴'.indexOf(sign) + 2}`),
  )
  const times = /[×x*]\s*(10{1,4})(?!\d)/.exec(text)?.[1]
  if (times && !/[×x*]\s*10\s*[-−⁻^]/.test(text)) return Number(times)
  return power ? 10 ** Number(power[1]) : 1
}

const withoutSigns = (text: string) => text.normalize('NFKC').replace(/×/g, 'x')

function headingOf(cell: string): Heading | undefined {
  const text = cell.replace(/⁻/g, '-')
  const factor = factorOf(text)
  const bare = withoutSigns(text)
    .replace(/[([].*$/s, '')
    .replace(/[x*]\s*10.*$|\s10-?\d$/i, '')
    .replace(/[%:：=]|N\/mm2?|MPa|\bJ$/gi, '')
    .trim()
    .toLowerCase()
  const name =
    symbols.get(bare) ??
    symbols.get(bare.replace(/[\s.]+$|^[\s.]+/g, '')) ??
    symbols.get(bare.replace(/\.$/, ''))
  return name && { name, factor }
}

const divided = ({ value, ...more }: Figure, factor: number): Figure => ({
  ...more,
  value: Number((value / factor).toPrecision(8)),
})

const isFactorOnly = (cell: string) => cell === '' || /^%$|^[([]?\s*[×x*]?\s*10/.test(withoutSigns(cell))
/** Lines of a block that are the standard's limits, not the heat's values. */
const isLimits = (cells: readonly string[]) =>
  cells.slice(0, 2).some((cell) => /^(?:min|max|标准|规定|要求|spec|limit|soll|норма)/i.test(cell.trim()))

function withColumns(rows: readonly string[][], at: number): PastedHeats | undefined {
  let headings = rows[at]!.map(headingOf)
  let first = at + 1
  if (rows[first]?.every(isFactorOnly)) {
    const below = rows[first]!
    headings = headings.map(
      (one, place) => one && { ...one, factor: one.factor * factorOf(below[place] ?? '') },
    )
    first += 1
  }
  const unread: string[] = []
  const heats = rows.slice(first).flatMap((cells): PastedHeat[] => {
    if (isLimits(cells)) return []
    const heat: PastedHeat = { figures: {} }
    for (const [place, cell] of cells.entries()) {
      const heading = headings[place]
      if (!heading || cell === '' || /^[-–/—]+$/.test(cell)) continue
      if (heading.name === 'heat_no') heat.heat_no = cell.slice(0, 40)
      else {
        const figure = readFigure(cell)
        if (figure) heat.figures[heading.name] = divided(figure, heading.factor)
        else unread.push(`${heading.name} ${cell}`)
      }
    }
    return Object.keys(heat.figures).length > 0 ? [heat] : []
  })
  if (heats.length === 0) return undefined
  return { heats, isDivided: headings.some((one) => one && one.factor !== 1), unread }
}

/** Lines of a name and a figure. */
function withLines(rows: readonly string[][]): PastedHeats | undefined {
  const heat: PastedHeat = { figures: {} }
  const unread: string[] = []
  let isDivided = false
  for (const [first = '', second = ''] of rows) {
    const heading = headingOf(first)
    const figure = readFigure(second)
    if (!heading || second === '') continue
    if (heading.name === 'heat_no') heat.heat_no = second.slice(0, 40)
    else if (figure) {
      heat.figures[heading.name] = divided(figure, heading.factor)
      isDivided ||= heading.factor !== 1
    } else unread.push(`${first} ${second}`)
  }
  return Object.keys(heat.figures).length > 1 ? { heats: [heat], isDivided, unread } : undefined
}

const sign = '[<>≤≥≦≧＜＞]?\\s*'
const digits = '\\d+(?:[.,]\\d+)?'
const anyName = [...symbols.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  .join('|')
const named = new RegExp(
  `(?<![\\p{L}\\d])(${anyName})(?![\\p{L}])\\s*%?\\s*[:=：]?\\s*(${sign}${digits})(?![\\d.,])\\s*(?:%|MPa|J)?`,
  'giu',
)
/** In sentences the figure stands first: 0.040% Carbon. */
const figureFirst = new RegExp(`(${sign}${digits})\\s*%\\s*(?:of\\s+)?(${anyName})(?![\\p{L}])`, 'giu')

function withPairs(text: string): PastedHeats | undefined {
  const sentence = [...text.matchAll(figureFirst)]
  const pairs =
    sentence.length > 1
      ? sentence.map(([all, figure, name]) => [all, name, figure] as const)
      : [...text.matchAll(named)].map(([all, name, figure]) => [all, name, figure] as const)
  const heat: PastedHeat = { figures: {} }
  let rest = text
  for (const [all, name, figure] of pairs) {
    const known = symbols.get(name!.toLowerCase())
    const read = readFigure(figure!)
    if (!known || known === 'heat_no' || !read || heat.figures[known]) continue
    heat.figures[known] = read
    rest = rest.replace(all, ' ')
  }
  const unread = rest
    .split(/[\s,;，；、|/]+/)
    .filter((part) => /[\p{L}\d]/u.test(part) && !/^(?:and|the|rest|balance|余量|fe|remainder)$/i.test(part))
  return Object.keys(heat.figures).length > 1 ? { heats: [heat], isDivided: false, unread } : undefined
}

/** The values that a row of figures alone fills, from the field in which it was pasted. */
function inOrder(cells: readonly string[], from: LimitedName): PastedHeats | undefined {
  const order: readonly LimitedName[] = (elements as readonly string[]).includes(from)
    ? elements
    : mechanicalNames
  const start = order.indexOf(from)
  const read = cells.map(readFigure)
  if (
    start < 0 ||
    read.length < 2 ||
    read.some((figure) => figure === undefined) ||
    start + read.length > order.length
  )
    return undefined
  const figures = Object.fromEntries(read.map((figure, at) => [order[start + at]!, figure!]))
  return { heats: [{ figures }], isDivided: false, unread: [] }
}

/**
 * Reads a pasted text as the values of one heat or several; undefined for a single figure or anything else, which is
 * then pasted as it is. `from` is the field into which it was pasted.
 */
export function readHeats(text: string, from?: LimitedName): PastedHeats | undefined {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
  const apart = text.includes('\t') ? /\t/ : lines.every((line) => line.includes('|')) ? /\|/ : undefined
  const rows = lines.map((line) =>
    (apart ? line.split(apart) : line.trim().split(/\s{2,}|\s(?=[<>≤≥]?\s?\d)|(?<=\d)\s/)).map((cell) =>
      cell.trim(),
    ),
  )
  const head = rows.findIndex(
    (cells) => cells.filter((cell) => headingOf(cell)).length > 1 && !cells.some((cell) => readFigure(cell)),
  )
  const spaced = lines.map((line) => line.trim().split(/\s+/))
  const spacedHead = apart
    ? -1
    : spaced.findIndex((cells) => cells.length > 1 && cells.every((cell) => headingOf(cell)))
  const flat = rows.length === 1 ? rows[0]! : rows.every(({ length }) => length === 1) ? rows.flat() : []
  return (
    (head >= 0 && head < rows.length - 1 ? withColumns(rows, head) : undefined) ??
    (spacedHead >= 0 && spacedHead < lines.length - 1 ? withColumns(spaced, spacedHead) : undefined) ??
    (rows.length > 1 ? withLines(rows) : undefined) ??
    withPairs(text.normalize('NFKC')) ??
    (from ? inOrder(flat, from) : undefined)
  )
}
