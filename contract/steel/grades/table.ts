// Constructors for the tables of grades beside this file, so that a table reads like that of a standard.
import type { DeliveryState } from '../delivery_states.ts'
import type { Grade, GradeGroup, GradeHardness } from '../grade.ts'
import { editionOf } from './standards.data.ts'

/** Another name of the same composition; without a standard it is one of the row's own standard. */
export type Alias = { code: string; standard?: string; source: string; former?: true }

/** A row before its relations with other rows are resolved; `near` are the names of comparable grades. */
export type GradeRow = Omit<Grade, 'equivalents'> & { exact: readonly Alias[]; near: readonly string[] }

/** What the rows of a table share. `base` are limits that a row repeats only where its own differ. */
type Common = {
  standard: string
  group: GradeGroup
  density?: number
  /** Where rows come from, if not the edition of the standard. */
  source?: string
  base?: string
  /** Abbreviations of the usual conditions: `HR A QT`. */
  states?: string
}
type More = Partial<Common> & {
  exact?: readonly Alias[]
  supersededBy?: string
}

/**
 * One grade: its name, its limits in % by mass, its hardness (`A≤207, QT 28-32HRC`; Brinell unless another scale is
 * written), and the names of comparable grades, with `@` and the standard for a name that has no row.
 */
export type Row = readonly [code: string, chemistry?: string, hardness?: string, near?: string, more?: More]

const steel = 7.85

const conditions: Record<string, DeliveryState> = {
  HR: 'hot_rolled',
  AF: 'as_forged',
  A: 'annealed',
  SA: 'spheroidised',
  N: 'normalised',
  NT: 'normalised_tempered',
  QT: 'quenched_tempered',
  Q: 'quenched',
  ST: 'solution',
  PH: 'pre_hardened',
  SR: 'stress_relieved',
}

function conditionOf(abbreviation: string): DeliveryState {
  const state = conditions[abbreviation]
  if (!state) throw new Error(`Not a condition: ${abbreviation}`)
  return state
}

const hardnessPattern = /^([A-Z]+?) ?(≤|≥)?(\d+)(?:-(\d+))?(HBW|HRC|HRB|HV)?$/

function hardnessOf(text: string): GradeHardness {
  const [, state = '', sign, first, last, scale = 'HBW'] = hardnessPattern.exec(text) ?? []
  if (first === undefined) throw new Error(`Not a hardness: ${text}`)
  const value = Number(first)
  return {
    state: conditionOf(state),
    ...(sign !== '≤' && { min: value }),
    ...(sign === '≤' && { max: value }),
    ...(last !== undefined && { max: Number(last) }),
    scale: scale as GradeHardness['scale'],
  }
}

const listOf = (text: string | undefined): string[] => text?.split(', ').filter(Boolean) ?? []

/** Returns a constructor for the rows of one table, section by section. */
export function table(common: Common) {
  return (zh: string, en: string, ...rows: Row[]): GradeRow[] =>
    rows.map(([code, chemistry = '', hardness, near, more = {}]) => {
      const { standard, group, density = steel, base = '', states = '', source } = { ...common, ...more }
      const hardnesses = listOf(hardness).map(hardnessOf)
      const usual = [
        ...states.split(' ').filter(Boolean).map(conditionOf),
        ...hardnesses.map((one) => one.state),
      ]
      return {
        code,
        zh,
        en,
        standard,
        group,
        density,
        source: source ?? editionOf(standard),
        ...(chemistry && { chemistry: `${base} ${chemistry}`.trim() }),
        states: [...new Set(usual)],
        hardness: hardnesses,
        ...(more.supersededBy && { supersededBy: more.supersededBy }),
        exact: more.exact ?? [],
        near: listOf(near),
      }
    })
}

/** A name of the same grade by a statement of `source`. */
export const same = (source: string, code: string, standard?: string): Alias => ({
  code,
  source,
  ...(standard && { standard }),
})
/** A name of an earlier edition. */
export const former = (source: string, code: string, standard: string): Alias => ({
  code,
  source,
  standard,
  former: true,
})
/** The material number of EN 10027-2. */
export const number = (code: string): Alias => same('EN 10027-2, material number of the same grade', code)
/** The number in the Unified Numbering System. */
export const uns = (code: string): Alias => same('ASTM E527, UNS number of the same grade', code)
