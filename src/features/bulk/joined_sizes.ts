/** Pure functions for sizes in several columns of which some hold another one in each shape: `Ø / Dicke`, `宽/内径`, `Höhe/Länge`. */
import { factorOf } from '#shared/spreadsheet/written_units.ts'
import { edited } from './row_changes.ts'
import { meaningOf, headingSeparator, type Heading } from './headings.ts'

type Dictionary = ReadonlyMap<string, string>

/** `Dim 1`, `尺寸2`: the first and the second size of any shape. */
const numbered = /^(?:dim(?:ension)?|size|尺寸|размер|maß)\.?\s?[12](?!\d)/iu

/** The dimensions that one heading names, of `宽/内径` those of each of its parts. */
function dimensionsIn(heading: string, dictionary: Dictionary): string[] {
  const lowest = heading.split(headingSeparator).at(-1) ?? ''
  if (numbered.test(lowest)) return ['dims.d', 'dims.t', 'dims.w']
  const parts = lowest.split('/').map((part) => meaningOf(part.trim(), dictionary))
  const found = new Set(parts.filter((id) => id !== undefined && id.startsWith('dims.')) as string[])
  return parts.every((id) => id?.startsWith('dims.')) ? [...found] : []
}

/** Fields whose column may be part of a size: `dims` was taken from the group above the columns. */
const isSize = (id: string): boolean => id === '' || id.startsWith('dims')

/**
 * Returns the places of the columns whose numbers together are one size, in their order; none if each column has a
 * dimension of its own. A column of lengths alone stays for itself.
 */
function joinedPlaces(
  headings: readonly string[],
  uses: readonly string[],
  dictionary: Dictionary,
): number[] {
  const found = headings.map((heading, place) =>
    isSize(uses[place] ?? '') ? dimensionsIn(heading, dictionary) : [],
  )
  const isOpen = found.some((ids) => ids.length > 1)
  if (!isOpen) return []
  const places = found.flatMap((ids, place) => (ids.length > 0 && ids.join() !== 'dims.l' ? [place] : []))
  const units = new Set(places.map((place) => factorOf(headings[place] ?? '', 'length')))
  return places.length > 1 && units.size === 1 ? places : []
}

/** Returns the sizes of a row as one specification. */
const joinedSize = (cells: readonly string[], places: readonly number[]): string =>
  places.flatMap((place) => cells[place] || []).join('×')

/** Returns the heading of the joined column. */
const joinedHeading = (headings: readonly string[], places: readonly number[]): string => {
  const texts = places.map((place) => headings[place]!.split(headingSeparator).at(-1)!)
  const unit = /[(（][^)）]*[)）]/.exec(headings[places[0]!] ?? '')?.[0] ?? ''
  return `${texts.map((text) => text.replace(/[(（][^)）]*[)）]/, '').trim()).join(' × ')} ${unit}`.trim()
}

/** Writes the sizes of several columns, of which some mean another one in each shape, into one specification. */
export function joinedSizes<R extends { cells: readonly string[] }>(
  { rows, uses, heading }: { rows: readonly R[]; uses: readonly string[]; heading: Heading | null },
  headings: readonly string[],
  dictionary: Dictionary,
): { rows: readonly R[]; uses: readonly string[] } {
  const places = joinedPlaces(headings, uses, dictionary)
  const [first] = places
  if (first === undefined || !heading) return { rows, uses }
  const joined = (row: R, text: string) =>
    edited(row, new Map(places.map((place) => [place, place === first ? text : ''])))
  return {
    rows: rows.map((row, at) => {
      if (at > heading.to) return joined(row, joinedSize(row.cells, places))
      if (at < heading.from || !places.some((place) => row.cells[place])) return row
      return joined(row, at === heading.to ? joinedHeading(headings, places) : '')
    }),
    uses: uses.map((id, place) => (place === first ? 'dims' : places.includes(place) ? '' : id)),
  }
}
