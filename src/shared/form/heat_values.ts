/** What is typed about the heats of a certificate, and how their values are called. */
import { elements, type Element, type Heat, type MechanicalName } from '#contract/steel/heat.ts'

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

/** Reads a figure as certificates and spreadsheets write it: `0,42 %`, `≤0.005`, full width; undefined if it is none. */
export function readFigure(text: string): number | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s%≤<]|MPa|J/gi, '')
    .replace(/^(-?\d*),(\d+)$/, '$1.$2')
  const value = Number(plain)
  return plain !== '' && Number.isFinite(value) ? value : undefined
}

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

/** Changes an element of the analysis; without any, the heat has none. */
export function withElement(heat: Heat, name: Element, value: number | null): Heat {
  const { [name]: _, ...rest } = heat.chemistry ?? {}
  const chemistry = value === null ? rest : { ...rest, [name]: value }
  return withValues(heat, { chemistry: Object.keys(chemistry).length > 0 ? chemistry : null })
}

/** How many values of a heat are filled in besides its number, pieces and file. */
export const valueCount = ({ heat_no: _, pieces: __, file: ___, chemistry, ...values }: Heat): number =>
  Object.keys(chemistry ?? {}).length + Object.keys(values).length
