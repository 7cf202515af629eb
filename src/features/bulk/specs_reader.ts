/** Reads the cells of a row that hold a specification (`dims`), with what the row's other cells say of the piece. */
import { t } from '@lingui/core/macro'
import type { Lang } from '#contract/enums.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { limitTexts, type ParsedSpec } from '#contract/steel/spec/reading.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { isEmpty } from '#shared/offline/same_values.ts'
import { inch } from '#shared/spreadsheet/cell_units.ts'
import { readSpec } from '#features/postings/form/spec_merge.ts'
import { cellText } from './cell_reader.ts'
import type { CellFix } from './cell_fixes.ts'
import { minAcross, type LengthWithoutUnit } from './settle_lengths.ts'
import {
  decimalInches,
  headingFactor,
  namesInches,
  namesUnit,
  scaledDims,
  toleranceLast,
  usualSigns,
  withLastUnit,
} from './spec_cell.ts'
import { candidateFixes, rangeFix } from './spec_fixes.ts'
import { foreignSection, signedSection } from './foreign_sections.ts'
import { averageFix, unevenError } from './settle_uneven.ts'
import { splitChosen, splitUneven, withSaid } from './uneven_sizes.ts'

/** What the rest of the row says of the piece. */
export type PieceContext = {
  shape: Shape | undefined
  /** The word of another column for the goods. */
  goods: string | undefined
  /** The length of another column in mm; `isOpen` if it is only the shortest of several. */
  length: { mm: number; isOpen: boolean; hasNoUnit: boolean } | undefined
  /** Whether the row's weight is that of its number of these pieces; undefined if it has no weight or no number. */
  weighs: (shape: Shape, dims: Dims) => boolean | undefined
  /** The same, of one piece where the row says no number. */
  weighsEach: (shape: Shape, dims: Dims) => boolean | undefined
  /** The length in mm that pieces of a section have on average by weight. */
  meanLength: (shape: Shape, dims: Dims) => number | undefined
}

export type SpecsFound = {
  /** The word for the goods beside the size. */
  word?: string
  values: Record<string, unknown>
  lengths: LengthWithoutUnit[]
  errors: FieldErrors
  notes: FieldErrors
  fixes: Record<string, readonly CellFix[]>
  /** Ranges of sizes that the description has to say, with their greatest dimensions. */
  said: { text: string; largest: Dims; average: number | undefined }[]
}

type Given = {
  /** Columns with a specification: their places, and the headings or chosen units. */
  specs: readonly { place: number; heading: string }[]
  has: (name: string) => boolean
  lang: Lang
}

const isRange = (text: string): boolean => {
  const { ranges, candidates } = parseSpec(text)
  return Boolean(ranges ?? candidates?.some((one) => one.ranges))
}

const acrossNames = ['d', 'a', 's', 'od', 'w'] as const

/** A length in mm that makes a bar of a section whose own length is not known yet. */
export const anyLength = 3000

type Read = ReturnType<typeof readSpec>

/** A flat of equal sides is a square; a weight that only one candidate has decides for it. */
function decided(read: Read, { weighs }: PieceContext): Read & { byWeight?: boolean } {
  const { candidates } = read.parsed
  if (!candidates) return read
  const [first, second] = candidates
  const isSquare = candidates.length === 2 && first?.shape === 'square' && second?.shape === 'flat'
  const fitting = isSquare ? [first!] : candidates.filter(({ shape, dims }) => weighs(shape, dims))
  const [only] = fitting
  if (!only || fitting.length > 1) return read
  const { candidates: _, ...parsed } = read.parsed
  const { material: _material, ...piece } = only
  return {
    parsed: { ...parsed, ...piece },
    reading: { ...read.reading, shape: only.shape, dims: only.dims },
    byWeight: !isSquare,
  }
}

/**
 * Reads a section with the length of another column, which settles what it is: φ300 with a length is a bar, 250×250 a
 * square, 200×610 a flat, φ600/φ300 a ring. Undefined if it has a length of its own, or is still open.
 */
function withLength(
  text: string,
  context: PieceContext,
  isInUnits: boolean,
): (Read & { byWeight?: boolean }) | undefined {
  const { length, shape } = context
  if (!length) return undefined
  const joined = isInUnits ? [] : [`${text}×${length.mm}`]
  const unit = length.hasNoUnit && !isInUnits ? '' : 'mm'
  for (const whole of [...joined, `${text} L=${length.mm}${unit}`]) {
    const read = decided(readSpec(whole, shape, undefined, { isUnitKnown: true }), context)
    const { candidates, lots, dims, ranges } = read.parsed
    const along = dims.l ?? dims.h
    if (!candidates && !lots && along === length.mm && !ranges?.some(({ dim }) => dim === 'l' || dim === 'h'))
      return read
  }
  return undefined
}

/** What the row says of the piece in the unit of a column, `mm` of it. */
const inUnitsOf = (context: PieceContext, mm: number): PieceContext => ({
  ...context,
  weighs: (shape, dims) => context.weighs(shape, scaledDims(dims, mm)),
  weighsEach: (shape, dims) => context.weighsEach(shape, scaledDims(dims, mm)),
  length: context.length && { ...context.length, mm: context.length.mm / mm },
})

/** `byWeight`: only this piece weighs what the row says; `isInInches`: only in inches does it. */
type CellRead = Read & { byWeight?: boolean; isInInches?: boolean }

function readCell(given: string, context: PieceContext, heading: number | null | undefined): CellRead {
  const text = toleranceLast(usualSigns(heading === inch ? decimalInches(given) : given))
  const { shape, goods } = context
  const isNamed = namesUnit(text)
  const isInUnits = isNamed || (heading !== undefined && heading !== 1)
  const isScaled = Boolean(heading && heading !== 1 && !isNamed)
  const ofBoth = withLength(text, isScaled ? inUnitsOf(context, heading!) : context, isInUnits && !isScaled)
  if (ofBoth) return ofBoth
  const isUnitKnown = heading !== undefined
  const readAs = (one: string, as: Shape | undefined) => readSpec(one, as, undefined, { isUnitKnown })
  let read: Read = readAs(text, shape)
  // If the given shape does not fit the specification, the shape in the specification is used.
  if (shape && isEmpty(read.parsed.dims) && parseSpec(text).shape) read = readAs(text, undefined)
  // The size of a flange says what it is only beside its word, and so do sides that may be a square or a flat (각재).
  if (goods && isEmpty(read.parsed.dims) && !read.parsed.ranges) {
    const named = readAs(`${goods} ${text}`, shape)
    const isOffered = named.parsed.candidates && !read.parsed.candidates
    if (!isEmpty(named.parsed.dims) || isOffered) read = named
  }
  const plain = decided(read, context)
  return (!isUnitKnown && !isNamed && inInches(text, plain, context)) || plain
}

/** The piece in inches, where it has the weight of the row and no piece in mm has it: 6 x 20 x 78 of 2,654 lb. */
function inInches(
  text: string,
  plain: Read,
  { shape, length, weighsEach }: PieceContext,
): CellRead | undefined {
  const { parsed, reading } = readSpec(text, shape, undefined, { isInInches: true })
  const piecesOf = ({ candidates, shape: only, dims }: ParsedSpec) =>
    candidates ?? (only && !isEmpty(dims) ? [{ shape: only, dims }] : [])
  const isOfRow = (piece: { shape: Shape; dims: Dims }) => weighsEach(piece.shape, piece.dims) === true
  const [piece] = piecesOf(parsed).filter(isOfRow)
  if (!piece || length || piecesOf(plain.parsed).some(isOfRow)) return undefined
  const { candidates: _, ...rest } = parsed
  const { shape: found, dims } = piece
  return {
    parsed: { ...rest, ...piece },
    reading: { ...reading, shape: found, dims },
    byWeight: true,
    isInInches: true,
  }
}

/** Returns the reader of a row's specifications. */
export function specsReader({
  specs,
  has,
  lang,
}: Given): (cells: readonly string[], context: PieceContext) => SpecsFound {
  const columns = specs.map(({ place, heading }) => ({ place, heading: headingFactor(heading) }))

  /** Why a specification is no piece yet, with the ways to say it. */
  const problemOf = (text: string, place: number, parsed: ParsedSpec, { goods, length }: PieceContext) => {
    const { candidates, ranges, lots, dims, shape } = parsed
    const isNone = isEmpty(dims) && !candidates
    const section =
      signedSection(text) ?? (goods && foreignSection(goods)) ?? (isNone ? foreignSection(text) : undefined)
    if (section)
      return {
        error: t`“${section}” is a section that the market does not have, like angles, channels, beams and rails`,
      }
    if (lots) return { error: t`The cell has several pieces; write each in a row of its own` }
    if (candidates) {
      const names = [...new Set(candidates.map((one) => shapeNames[one.shape][lang]))].join(' / ')
      const fixes = candidateFixes(candidates, { text, place, lang, goods })
      const isShapeOpen = candidates.some((one) => one.shape !== candidates[0]!.shape)
      if (!isShapeOpen) return { error: t`The size of the ${names} is open: choose one, or write it`, fixes }
      return { error: t`The shape is open: ${names}. Write it, or add a column for it`, fixes }
    }
    if (ranges) {
      const limits = limitTexts(parsed).join(' ').slice(0, 60)
      const fix = rangeFix(parsed, { text, place, lang, length: length !== undefined })
      return { error: t`A row is of one size: ${limits} is a range`, ...(fix && { fixes: [fix] }) }
    }
    if (isEmpty(dims) && shape !== 'drawing')
      return { error: t`No dimensions were understood in “${text.slice(0, 30)}”` }
    return undefined
  }

  const noteOf = (
    text: string,
    { parsed, byWeight }: Read & { byWeight?: boolean },
    isOpen: boolean,
  ): string | undefined => {
    const { unread, tolerances, shape, dims } = parsed
    if (unread.length > 0) return t`Not read: ${unread.join(' ').slice(0, 60)}`
    if (tolerances) return t`Tolerance not kept: ${limitTexts(parsed).join(' ').slice(0, 60)}`
    // A length that was only tried is not shown.
    const line = shape && !isEmpty(dims) && !isOpen ? specLine(shape, dims, lang) : ''
    if (byWeight && shape && isOpen)
      return t`Read as ${shapeNames[shape][lang]}: only it has the weight of the row`
    if (line && byWeight)
      return t`Read as ${shapeNames[shape!][lang]} ${line}: only it has the weight of the row`
    return line && namesInches(text) ? t`Read from inches: ${line} in mm` : undefined
  }

  /** A specification with a word for lengths that differ: its section, and the average by weight. */
  const unevenOf = (
    text: string,
    place: number,
    context: PieceContext,
    heading: number | null | undefined,
  ) => {
    const split = context.length ? undefined : splitUneven(text)
    if (!split) return undefined
    const length = { mm: anyLength, isOpen: true, hasNoUnit: false }
    const { parsed, reading } = readCell(split.section, { ...context, length }, heading)
    const { shape, dims } = parsed
    if (!shape || dims.l !== anyLength || parsed.candidates) return undefined
    const { l: _, ...section } = dims
    const mean = context.meanLength(shape, section)
    const written = mean === undefined ? '' : withSaid(specLine(shape, { ...section, l: mean }, lang), text)
    const fixes = mean === undefined ? [] : [averageFix(mean, place, written)]
    return { reading: { ...reading, dims: section }, fixes, error: unevenError(split.word, fixes.length > 0) }
  }

  return (cells, context) => {
    const found: SpecsFound = { values: {}, lengths: [], errors: {}, notes: {}, fixes: {}, said: [] }
    for (const { place, heading } of columns) {
      const whole = cellText(cells[place], 'dims')
      if (!whole) continue
      const uneven = unevenOf(whole, place, context, heading)
      if (uneven) {
        found.errors['dims'] = uneven.error
        found.fixes['dims'] = uneven.fixes
        for (const [name, value] of Object.entries(uneven.reading))
          if (value !== undefined && has(name)) found.values[name] = value
        continue
      }
      const chosen = splitChosen(whole, (inner) => isRange(inner) || splitUneven(inner) !== undefined)
      const text = chosen?.value ?? whole
      const read = readCell(text, context, heading)
      const isNamed = namesUnit(text) || read.isInInches === true
      const { parsed, reading } = read
      if (parsed.categoryWord) found.word ??= parsed.categoryWord
      const problem = problemOf(whole, place, parsed, context)
      if (problem) found.errors['dims'] = problem.error
      if (problem?.fixes) found.fixes['dims'] = problem.fixes
      const note = problem ? undefined : noteOf(text, read, context.length?.isOpen ?? false)
      if (note) found.notes['dims'] = note
      for (const [name, value] of Object.entries(reading))
        if (value !== undefined && has(name)) found.values[name] = value
      if (isEmpty(parsed.dims)) continue
      if (chosen) {
        const largest: Dims = {}
        const { ranges, candidates = [] } = parseSpec(chosen.said)
        const ofShape = candidates.find((one) => one.shape === parsed.shape)?.ranges
        for (const { dim, max } of ranges ?? ofShape ?? []) largest[dim] = max
        const average = splitUneven(chosen.said) && parsed.dims.l
        found.said.push({ text: chosen.said, largest, average })
      }
      if (isNamed && heading !== undefined && heading !== 1)
        found.errors['dims'] = t`The units are not clear; write all dimensions in mm`
      else if (heading === null && !isNamed)
        found.errors['dims'] = t`The heading names several units; write them in the cell`
      else if (!isNamed && heading) found.values['dims'] = scaledDims(parsed.dims, heading)
      else if (!isNamed && !context.length) {
        const write = (unit: string) => withLastUnit(text, unit)
        found.lengths.push({ name: parsed.dims.l === undefined ? 'h' : 'l', place, write })
        // `1 x 240` of a list in inches is no bar of 1 mm.
        const across = acrossNames.find((name) => (parsed.dims[name] ?? minAcross) < minAcross)
        if (across) found.lengths.push({ name: across, place, write })
      }
    }
    return found
  }
}
