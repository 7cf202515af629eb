/** Fixes for a specification that is of several possible pieces, or of a range of sizes. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import { shapeDims, type Dims, type Shape } from '#contract/steel/shapes.ts'
import type { ParsedSpec, SpecCandidate } from '#contract/steel/spec/reading.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { CellFix } from './cell_fixes.ts'
import { withSaid } from './uneven_sizes.ts'

const words: Record<Shape, Record<Lang, string>> = {
  ...shapeNames,
  round: { zh: '圆钢', en: 'round bar' },
  flat: { zh: '扁钢', en: 'flat bar' },
}

const isSame = (one: Dims, other: Dims): boolean =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** The sizes of a piece of which some are missing: `OD220`, `φ220`. */
const partly = (shape: Shape, dims: Dims): string =>
  shapeDims[shape]
    .filter((name) => dims[name] !== undefined)
    .map((name) => (name === 'd' ? `φ${dims[name]}` : `${name.toUpperCase()}${dims[name]}`))
    .join(' ')

const isWhole = (shape: Shape, dims: Dims): boolean =>
  shapeDims[shape].every((name) => dims[name] !== undefined)

/** Returns fixes that write each candidate so that it is read as nothing else; one that cannot be written so is left out. */
export function candidateFixes(
  candidates: readonly SpecCandidate[],
  { text, place, lang, goods }: { text: string; place: number; lang: Lang; goods: string | undefined },
): CellFix[] {
  return candidates.flatMap(({ shape, dims, ranges }) => {
    if (ranges) {
      const fix = rangeFix({ shape, dims, ranges }, { text, place, lang, length: false })
      return fix ? [fix] : []
    }
    const word = words[shape][lang]
    const whole = isWhole(shape, dims) ? specLine(shape, dims, lang) : partly(shape, dims)
    const written = [`${word} ${text}`, `${word} ${whole}`].find((one) => {
      const read = parseSpec(one)
      return read.shape === shape && isSame(read.dims, dims) && !read.candidates && read.unread.length === 0
    })
    if (!written) return []
    const name = shapeNames[shape][lang]
    const isOnly = candidates.every((one) => one.shape === shape)
    return [
      {
        sort: `shape ${goods ?? ''} ${shape}${isOnly ? ` ${whole}` : ''}`,
        label: `${name} ${whole}`,
        group: t`as ${name}`,
        place,
        text: written,
      },
    ]
  })
}

/** Returns the fix that takes the smallest size of a range and keeps the range beside it; undefined if it cannot be written. */
export function rangeFix(
  { shape, dims, ranges = [] }: Pick<ParsedSpec, 'shape' | 'dims' | 'ranges'>,
  { text, place, lang, length }: { text: string; place: number; lang: Lang; length: boolean },
): CellFix | undefined {
  if (!shape) return undefined
  const smallest: Dims = { ...dims }
  for (const { dim, min } of ranges) smallest[dim] = min
  // The length of another column is not written into this one.
  if (length) delete smallest.l
  const written = isWhole(shape, smallest) ? specLine(shape, smallest, lang) : partly(shape, smallest)
  if (!written) return undefined
  return {
    sort: 'smallest size',
    label: t`${written}; the range into the description`,
    group: t`the smallest size, the range into the description`,
    place,
    text: withSaid(written, text),
  }
}
