import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { fileName, requiredText, text } from '../text.ts'

/** Elements of a heat analysis in the order of a certificate. */
export const elements = [
  'C',
  'Si',
  'Mn',
  'P',
  'S',
  'Cr',
  'Ni',
  'Mo',
  'V',
  'W',
  'Cu',
  'Al',
  'N',
  'Ti',
  'Nb',
  'B',
  'Co',
] as const
export type Element = (typeof elements)[number]

/** Mechanical values: strengths in MPa, elongation and reduction of area in %, impact energy in J. */
export const mechanicalNames = ['rm', 're', 'a', 'z', 'kv'] as const
export type MechanicalName = (typeof mechanicalNames)[number]

/** Notches of the impact test; energies of different notches cannot be compared. */
export const notches = ['KV2', 'KU2'] as const
export const heatHardnessScales = ['HBW', 'HRC', 'HRB', 'HV', 'HS'] as const

/** What a certificate writes before a value that it only limits: `<0.005`. */
export const limitSigns = ['<', '≤', '>', '≥'] as const
export type LimitSign = (typeof limitSigns)[number]
const limitedNames = [...elements, ...mechanicalNames, 'hardness'] as const
/** A value that may be written as a limit. */
export type LimitedName = (typeof limitedNames)[number]

/** Heats of a posting, and pieces of a heat. */
export const heatLimits = { heats: 50, pieces: 200 } as const

const percent = z.nullish(z.number().check(z.gte(0, issue('percent')), z.lte(100, issue('percent'))))
const upTo = (max: number) =>
  z.nullish(z.number().check(z.gte(0, issue('negative')), z.lte(max, issue('too_large'))))

/** The elements may leave a remainder, but never make more than the whole; a wrong one has its own message. */
const sumsUp = (chemistry: Partial<Record<Element, number | null | undefined>>) =>
  Object.values(chemistry).reduce<number>((sum, value) => sum + (value && value <= 100 ? value : 0), 0) <=
  100 + 1e-9

const chemistry = z
  .strictObject(
    Object.fromEntries(elements.map((name) => [name, percent])) as Record<Element, typeof percent>,
  )
  .check(z.refine(sumsUp, issue('percent_sum')))

/** One heat of a mill certificate; everything but its number is optional. */
export const heat = z.strictObject({
  heat_no: requiredText(40),
  /** Numbers of the pieces made of it. */
  pieces: z.nullish(z.array(requiredText(40)).check(z.maxLength(heatLimits.pieces))),
  /** Heat analysis in % by mass. */
  chemistry: z.nullish(chemistry),
  rm: upTo(5000),
  /** ReH, ReL or Rp0.2. */
  re: upTo(5000),
  a: percent,
  z: percent,
  kv: upTo(1000),
  kv_notch: z.nullish(z.enum(notches)),
  /** Temperature of the impact test in °C. */
  kv_temp: z.nullish(z.number().check(z.gte(-273, issue('temperature')), z.lte(1000, issue('temperature')))),
  hardness: upTo(2000),
  hardness_scale: z.nullish(z.enum(heatHardnessScales)),
  /** The signs of values that are limits: `{ S: '<' }` with a sulphur of 0.005 is `<0.005`. */
  signs: z.nullish(z.partialRecord(z.enum(limitedNames), z.enum(limitSigns))),
  ut_standard: z.nullish(text(60)),
  ut_class: z.nullish(text(20)),
  /** Name of the certificate file that has these values, for a posting with several. */
  file: z.nullish(fileName(120)),
})
export type Heat = z.output<typeof heat>

/** Normalises a heat or piece number: full-width forms, case, spaces and hyphens. */
export const foldNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐‑‒–—−]+/gu, '')
