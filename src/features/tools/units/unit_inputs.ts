/** Names of the unit converter's inputs. Of each quantity only the typed field is stored; the others are computed from it. */
import {
  convertedHardness,
  hardnessRange,
  hardnessScales,
  type HardnessScale,
} from '#contract/steel/hardness.ts'
import { typedInches } from '#contract/steel/typed_inches.ts'
import {
  converted,
  convertedPrice,
  inchDenominators,
  lengthUnits,
  massUnits,
  priceBases,
  type InchDenominator,
  type LengthUnit,
  type MassUnit,
  type PriceBasis,
} from '#contract/steel/units.ts'
import type { toolParameters } from '../address.ts'
import { plainText } from '../plain_text.ts'
import {
  choiceReader,
  numberReader,
  readNumber,
  type NumberIssue,
  type Reader,
  type Readers,
  type Texts,
} from '../readers.ts'

export type UnitName = (typeof toolParameters.units)[number]
export type UnitTexts = Texts<UnitName>

export const lengthNames = Object.keys(lengthUnits) as LengthUnit[]
export const massNames = Object.keys(massUnits) as MassUnit[]
export type PriceName = `per_${PriceBasis}`
export const priceNames = priceBases.map((basis) => `per_${basis}` as const)

export const limits = { max: 1e9, decimals: 6 }
const inchFields: readonly string[] = ['in', 'ft'] satisfies LengthUnit[]

/** Reads a length. Inches and feet may be fractions; `5' 6"` names its units, `5 1/2` is in the unit of the field. */
function readLength(unit: LengthUnit, text: string): { value?: number; issue?: NumberIssue } {
  const plain = readNumber(text, limits)
  if (plain.issue !== 'not_number' || !inchFields.includes(unit)) return plain
  const written = typedInches(text)
  if (!written) return plain
  return { value: unit === 'ft' && /['"′″’”a-z英]/i.test(text) ? written / 12 : written }
}

const lengthReader =
  (unit: LengthUnit): Reader =>
  (text) =>
    readLength(unit, text).value === undefined ? undefined : text.trim()

const readersOf = <N extends string>(names: readonly N[], reader: (name: N) => Reader) =>
  Object.fromEntries(names.map((name) => [name, reader(name)])) as Record<N, Reader>

const hardnessLimits = (scale: HardnessScale) => ({ max: hardnessRange(scale).max, decimals: 1 })

export const unitReaders: Readers<UnitName> = {
  ...readersOf(lengthNames, lengthReader),
  ...readersOf(massNames, () => numberReader(limits)),
  ...readersOf(priceNames, () => numberReader(limits)),
  piece_kg: numberReader(limits),
  ...readersOf(hardnessScales, (scale) => (text) => {
    const { value } = readNumber(text, hardnessLimits(scale))
    return value !== undefined && value >= hardnessRange(scale).min ? String(value) : undefined
  }),
  inch: choiceReader(inchDenominators.map(String)),
}

/** One field of a quantity: its text, and whether the page computed it. */
export type UnitField<N extends string> = { name: N; text: string; derived: boolean; issue?: NumberIssue }

/** Returns all fields of a quantity, computed from the one that was typed. */
function fieldsOf<N extends UnitName>(
  names: readonly N[],
  texts: UnitTexts,
  read: (name: N, text: string) => { value?: number; issue?: NumberIssue },
  convert: (value: number, from: N, to: N) => string,
): UnitField<N>[] {
  const typed = names.find((name) => texts[name].trim() !== '')
  const { value, issue } = typed ? read(typed, texts[typed]) : {}
  return names.map((name) => {
    if (name === typed || typed === undefined || value === undefined)
      return { name, text: texts[name], derived: false, issue: name === typed ? issue : undefined }
    return { name, text: convert(value, typed, name), derived: true }
  })
}

const shown = (value: number | undefined) => (value === undefined ? '' : plainText(value, 4))

export const lengthFields = (texts: UnitTexts): UnitField<LengthUnit>[] =>
  fieldsOf(lengthNames, texts, readLength, (value, from, to) =>
    shown(converted(lengthUnits, value, from, to)),
  )

/** Returns the typed length in inches; undefined if there is none. */
export function inchesOf(texts: UnitTexts): number | undefined {
  const typed = lengthNames.find((name) => texts[name].trim() !== '')
  const value = typed && readLength(typed, texts[typed]).value
  return typed && value !== undefined ? converted(lengthUnits, value, typed, 'in') : undefined
}

export const denominatorOf = (texts: UnitTexts): InchDenominator =>
  inchDenominators.find((one) => String(one) === texts.inch) ?? 16

export const massFields = (texts: UnitTexts): UnitField<MassUnit>[] =>
  fieldsOf(
    massNames,
    texts,
    (_, text) => readNumber(text, limits),
    (value, from, to) => shown(converted(massUnits, value, from, to)),
  )

const basisOf = (name: PriceName) => name.slice('per_'.length) as PriceBasis

export function priceFields(texts: UnitTexts): UnitField<PriceName>[] {
  const pieceKg = readNumber(texts.piece_kg, limits).value
  return fieldsOf(
    priceNames,
    texts,
    (_, text) => readNumber(text, limits),
    (value, from, to) => shown(convertedPrice(value, basisOf(from), basisOf(to), pieceKg)),
  )
}

export const hardnessFields = (texts: UnitTexts): UnitField<HardnessScale>[] =>
  fieldsOf(
    hardnessScales,
    texts,
    (scale, text) => readNumber(text, hardnessLimits(scale)),
    (value, from, to) => shown(convertedHardness(value, from, to)),
  )
