/** What is typed about the heats of a certificate, and how their values are called. */
import {
  elements,
  foldNumber,
  heatLimits,
  type Element,
  type Heat,
  type LimitedName,
  type LimitSign,
  type MechanicalName,
} from '#contract/steel/heat.ts'

/** Symbols and units of mechanical values, which are the same in every language. */
export const mechanicalSymbols: Record<MechanicalName, { symbol: string; unit: string }> = {
  rm: { symbol: 'Rm', unit: 'MPa' },
  re: { symbol: 'ReH / Rp0.2', unit: 'MPa' },
  a: { symbol: 'A', unit: '%' },
  z: { symbol: 'Z', unit: '%' },
  kv: { symbol: 'KV2 / KU2', unit: 'J' },
}

/** Name and unit of a value, as on a certificate. */
export function valueLabel(name: Element | MechanicalName): { symbol: string; unit: string } {
  return (elements as readonly string[]).includes(name)
    ? { symbol: name, unit: '%' }
    : mechanicalSymbols[name as MechanicalName]
}

/** A figure, and the sign of one that is only a limit. */
export type Figure = { value: number; sign?: LimitSign }

const signs: readonly (readonly [RegExp, LimitSign])[] = [
  [/^(?:≤|≦|⩽|<=|=<|max\.?)/i, '≤'],
  [/^(?:≥|≧|⩾|>=|=>|min\.?)/i, '≥'],
  [/^</, '<'],
  [/^>/, '>'],
]

/** Reads a figure as certificates and spreadsheets write it: `0,42 %`, `≤0.005`, full width; undefined if it is none. */
export function readFigure(text: string): Figure | undefined {
  const plain = text.normalize('NFKC').replace(/[\s%]|MPa|J$/gi, '')
  const [, sign] = signs.find(([before]) => before.test(plain)) ?? []
  const digits = plain.replace(/^(?:[≤≦⩽≥≧⩾<>=]+|(?:max|min)\.?)/i, '').replace(/^(-?\d*),(\d+)$/, '$1.$2')
  const value = Number(digits)
  if (digits === '' || !Number.isFinite(value)) return undefined
  return { value, ...(sign && { sign }) }
}

/** A figure as its field shows it. */
export const figureText = (value: number | null | undefined, sign?: LimitSign | null): string =>
  `${value === null || value === undefined ? '' : (sign ?? '')}${value ?? ''}`

/** Reads piece numbers separated by commas, semicolons, spaces or lines. */
export const readPieces = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/[,;、\s]+/u)
    .map((piece) => piece.slice(0, 40))
    .filter((piece) => piece !== '')

/** Changes a heat, without the values that are empty now. */
export const withValues = (heat: Heat, change: Partial<Heat>): Heat => {
  const filled = Object.entries({ ...heat, ...change }).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return { ...(Object.fromEntries(filled) as Heat), heat_no: change.heat_no ?? heat.heat_no }
}

const isElement = (name: LimitedName): name is Element => (elements as readonly string[]).includes(name)

/** Changes a value that may be a limit; without any element, the heat has no analysis. */
export function withFigure(heat: Heat, name: LimitedName, figure: Figure | null): Heat {
  const { [name]: _sign, ...otherSigns } = heat.signs ?? {}
  const signsNow = figure?.sign ? { ...otherSigns, [name]: figure.sign } : otherSigns
  const signed = { signs: Object.keys(signsNow).length > 0 ? signsNow : null }
  if (!isElement(name)) return withValues(heat, { ...signed, [name]: figure?.value ?? null })
  const { [name]: _, ...rest } = heat.chemistry ?? {}
  const chemistry = figure === null ? rest : { ...rest, [name]: figure.value }
  return withValues(heat, { ...signed, chemistry: Object.keys(chemistry).length > 0 ? chemistry : null })
}

/** A heat that was pasted; without a number it belongs to the heat into which it was pasted. */
export type PastedHeat = { heat_no?: string; figures: Partial<Record<LimitedName, Figure>> }

/**
 * Fills heats with pasted ones: the first goes to the heat `at` if that has no other number, the others to the heats of
 * their numbers or to new ones. `left` had no place.
 */
export function withHeats(
  heats: readonly Heat[],
  at: number,
  pasted: readonly PastedHeat[],
): { heats: Heat[]; filled: number; left: number } {
  const next = [...heats]
  let [filled, left] = [0, 0]
  for (const [place, { heat_no: no, figures }] of pasted.entries()) {
    const known = no === undefined ? -1 : next.findIndex((one) => foldNumber(one.heat_no) === foldNumber(no))
    const own = next[at]
    const isOwn = place === 0 && own && (no === undefined || own.heat_no === '' || valueCount(own) === 0)
    const target = known >= 0 ? known : isOwn ? at : next.length
    if (target >= heatLimits.heats) {
      left += 1
      continue
    }
    const before = next[target] ?? { heat_no: '' }
    const numbered = no === undefined ? before : withValues(before, { heat_no: no })
    const values = Object.entries(figures) as [LimitedName, Figure][]
    next[target] = values.reduce((heat, [name, figure]) => withFigure(heat, name, figure), numbered)
    filled += values.length
  }
  return { heats: next, filled, left }
}

/** How many values of a heat are filled in besides its number, pieces and file. */
export const valueCount = ({
  heat_no: _,
  pieces: __,
  file: ___,
  signs: ____,
  chemistry,
  ...values
}: Heat): number => Object.keys(chemistry ?? {}).length + Object.keys(values).length
