import { describe, expect, it } from 'vitest'
import { chemistryOf } from '../chemistry.ts'
import { deliveryStates } from '../delivery_states.ts'
import { elements } from '../heat.ts'
import { foldGrade } from '../grade_names.ts'
import { findGrade, grades } from '../grades.ts'
import { sharedNames } from '../shared_names.data.ts'
import { gradeTables } from './all.ts'
import { gradeStandards } from './standards.data.ts'
import { table } from './table.ts'

/** Elements that nickel, titanium and aluminium have besides those of a steel certificate. */
const others = ['Fe', 'Zr', 'Sn', 'O', 'H', 'Mg', 'Zn']

describe('the tables of grades', () => {
  it('have the grades of each family', () => {
    const counts = Object.fromEntries(Object.entries(gradeTables).map(([name, rows]) => [name, rows.length]))
    expect(counts).toMatchInlineSnapshot(`
      {
        "astm": 149,
        "bs": 32,
        "en": 314,
        "gbAlloy": 132,
        "gbCarbon": 116,
        "gbPressure": 39,
        "gost": 108,
        "jis": 157,
        "nickelTitanium": 110,
        "stainless": 119,
        "tool": 140,
      }
    `)
  })

  it('give most grades their chemistry, and every grade its usual conditions', () => {
    expect(grades.filter(({ chemistry }) => chemistry).length).toBeGreaterThan(1000)
    for (const { code, states } of grades) {
      expect(states?.length, code).toBeGreaterThan(0)
      expect(new Set(states).size, code).toBe(states?.length)
      for (const state of states ?? []) expect(deliveryStates, code).toContain(state)
    }
  })

  it('have limits of known elements in order, and never more than the whole', () => {
    for (const { code, chemistry } of grades) {
      const limits = [...chemistryOf(chemistry ?? '')]
      for (const [element, [min, max]] of limits) {
        expect([...elements, ...others], `${code} ${element}`).toContain(element)
        expect(max ?? 100, `${code} ${element}`).toBeGreaterThan(min ?? 0)
        expect(max ?? 100, `${code} ${element}`).toBeLessThanOrEqual(100)
      }
      const least = limits.reduce((sum, [, [min]]) => sum + (min ?? 0), 0)
      expect(least, code).toBeLessThanOrEqual(100)
    }
  })

  it('have hardness in order and on a plausible scale', () => {
    const plausible = { HBW: [80, 450], HRC: [15, 70], HRB: [50, 100], HV: [80, 900], HS: [20, 100] }
    for (const { code, hardness = [] } of grades)
      for (const { min, max, scale } of hardness) {
        const [low, high] = plausible[scale] as [number, number]
        for (const value of [min, max])
          if (value !== undefined) {
            expect(value, code).toBeGreaterThanOrEqual(low)
            expect(value, code).toBeLessThanOrEqual(high)
          }
        expect((max ?? high) - (min ?? low), code).toBeGreaterThan(0)
      }
  })

  it('name the grade that has taken the place of a superseded one, which is itself in force', () => {
    const superseded = grades.filter(({ supersededBy }) => supersededBy)
    expect(superseded.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['Q345D', '1Cr18Ni9Ti', '20g', '17CrNiMo6']),
    )
    for (const { code, supersededBy } of superseded) {
      const heir = grades.find((grade) => grade.code === supersededBy)
      expect(heir, code).toBeDefined()
      expect(heir?.supersededBy, code).toBeUndefined()
      expect(heir?.group, code).toBe(grades.find((grade) => grade.code === code)?.group)
    }
    expect(findGrade('Q345D')?.supersededBy).toBe('Q355D')
  })

  it('say of a former name that it is one', () => {
    const names = (code: string) => findGrade(code)?.equivalents.filter(({ former }) => former)
    expect(names('06Cr19Ni10')?.map(({ code }) => code)).toEqual(['0Cr18Ni9'])
    expect(names('304')?.map(({ code }) => code)).toEqual(['0Cr18Ni9'])
    expect(names('50CrV')?.map(({ code }) => code)).toEqual(['50CrVA'])
  })

  it('name no standard that is not in the list, and list none that no row or name has', () => {
    const used = new Set(
      grades.flatMap((grade) => [grade.standard, ...grade.equivalents.map((one) => one.standard)]),
    )
    expect([...used].filter((standard) => !gradeStandards.has(standard))).toEqual([])
    expect([...gradeStandards.keys()].filter((standard) => !used.has(standard))).toEqual([])
  })
})

describe('exact names', () => {
  const rows = Object.values(gradeTables).flat()
  const codes = new Set(rows.map(({ code }) => foldGrade(code)))

  it('stand for one grade: two rows state the same name only if one states the other', () => {
    const stating = Map.groupBy(
      rows.flatMap(({ code, exact }) => exact.map((other) => ({ row: code, name: foldGrade(other.code) }))),
      ({ name }) => name,
    )
    const twice = [...stating].filter(([name, by]) => by.length > 1 && !codes.has(name))
    const states = (from: string | undefined, to: string | undefined) =>
      rows.find(({ code }) => code === from)?.exact.some((other) => other.code === to)
    const unrelated = twice.filter(([, [one, other]]) => {
      return !states(one?.row, other?.row) && !states(other?.row, one?.row)
    })
    expect(unrelated).toEqual([])
    expect(twice.length).toBeGreaterThan(0)
  })

  it('stand for compositions that overlap in every element', () => {
    const apart: string[] = []
    for (const grade of grades)
      for (const other of grade.equivalents.filter(({ kind }) => kind === 'exact')) {
        const row = grades.find(({ code }) => foldGrade(code) === foldGrade(other.code))
        const limits = chemistryOf(row?.chemistry ?? '')
        for (const [element, [min, max]] of chemistryOf(grade.chemistry ?? '')) {
          const [low, high] = limits.get(element) ?? [null, null]
          if ((low ?? 0) > (max ?? 100) || (min ?? 0) > (high ?? 100))
            apart.push(`${grade.code} ${other.code} ${element}`)
        }
      }
    expect(apart).toEqual([])
  })
})

describe('a name that several grades share', () => {
  /** What traders leave out of a name. */
  const brand =
    /^(Inconel|Incoloy|Monel|Nimonic|Hastelloy|Haynes|Udimet|Nickel|Custom|Rene|Ti Grade|A694|A668|A266|SA-508|Сталь) ?/

  it('is handled: every bare name of a grade that is also another grade stands in the table of shared names', () => {
    for (const { code } of grades.filter((grade) => brand.test(grade.code))) {
      const bare = code.replace(brand, '')
      const named = findGrade(bare)
      if (!named || named.code === code) continue
      const row = sharedNames.find(([name]) => foldGrade(name) === foldGrade(bare))
      expect(row?.[1], `${bare}: ${named.code} or ${code}`).toBe(named.code)
      expect(row, bare).toContain(code)
    }
  })

  it('is read as the first of its grades', () => {
    for (const [name, first, ...more] of sharedNames) {
      expect(findGrade(name)?.code, name).toBe(first)
      for (const code of more) expect(findGrade(code)?.code, name).toBe(code)
    }
  })
})

describe('a row', () => {
  const rows = table({ standard: 'GB/T 699', group: 'carbon', base: 'Si .17-.37 P .035', states: 'HR A' })

  it('takes what it does not state from its table', () => {
    const [row] = rows('钢', 'Steel', ['X', 'C .4 P .03', 'A≤197, Q≥60HRC, QT 28-32HRC', '45, Y@JIS G4051'])
    expect(row).toMatchObject({ standard: 'GB/T 699', density: 7.85, near: ['45', 'Y@JIS G4051'] })
    expect(Object.fromEntries(chemistryOf(row?.chemistry ?? ''))).toEqual({
      Si: [0.17, 0.37],
      P: [null, 0.03],
      C: [null, 0.4],
    })
    expect(row?.states).toEqual(['hot_rolled', 'annealed', 'quenched', 'quenched_tempered'])
    expect(row?.hardness).toEqual([
      { state: 'annealed', max: 197, scale: 'HBW' },
      { state: 'quenched', min: 60, scale: 'HRC' },
      { state: 'quenched_tempered', min: 28, max: 32, scale: 'HRC' },
    ])
  })

  it('with a mistake is refused: a limit, a hardness, a condition, a standard', () => {
    expect(() => chemistryOf('C .4 Mn')).toThrow('Not a limit: Mn')
    expect(() => chemistryOf('C about.4')).toThrow('Not a limit')
    expect(() => rows('钢', 'Steel', ['X', 'C .4', 'A about 200'])).toThrow('Not a hardness')
    expect(() => rows('钢', 'Steel', ['X', 'C .4', 'ZZ≤200'])).toThrow('Not a condition')
    expect(() => rows('钢', 'Steel', ['X', 'C .4', 'A≤200', '', { standard: 'GB/T 1' }])).toThrow(
      'Not in the list',
    )
    expect(Object.fromEntries(chemistryOf('Ni 99.5+ C .2 C -'))).toEqual({ Ni: [99.5, null] })
  })
})
