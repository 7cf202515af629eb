import { describe, expect, it } from 'vitest'
import { gradeGroups, type GradeGroup } from './grade.ts'
import { foldGrade } from './grade_names.ts'
import { comparableGrades, densityOf, exactEquivalents, findGrade, grades, otherMeanings } from './grades.ts'
import { gradeStandards } from './grades/standards.data.ts'

const listed = new Map(grades.map((grade) => [foldGrade(grade.code), grade]))

describe('the table of grades', () => {
  it('lists each code once, with names, a source, a known group and a plausible density', () => {
    expect(listed.size).toBe(grades.length)
    expect(grades.length).toBeGreaterThanOrEqual(600)
    const groups = gradeGroups.map((group) => group.key)
    for (const grade of grades) {
      expect(groups).toContain(grade.group)
      expect(grade.zh && grade.en && grade.standard && grade.source, grade.code).toBeTruthy()
      expect(grade.density, grade.code).toBeGreaterThan(2.6)
      expect(grade.density, grade.code).toBeLessThan(9.5)
    }
  })

  it('has at least one grade in every group', () => {
    const used = new Set(grades.map((grade) => grade.group))
    expect(gradeGroups.filter((group) => !used.has(group.key))).toEqual([])
  })

  it('lists no equivalent twice, and no grade as its own equivalent', () => {
    for (const grade of grades) {
      const names = grade.equivalents.map((other) => foldGrade(other.code))
      expect(new Set([foldGrade(grade.code), ...names]).size, grade.code).toBe(names.length + 1)
      expect(grade.equivalents.every((other) => other.source && other.standard)).toBe(true)
    }
  })

  it('lists the same exact equivalents, group and density for every grade of a class', () => {
    for (const grade of grades) {
      const stated = [
        grade.code,
        ...grade.equivalents.filter((other) => other.kind === 'exact').map((other) => other.code),
      ]
      expect(exactEquivalents(grade.code).toSorted(), grade.code).toEqual(stated.toSorted())
      for (const name of stated) {
        expect(exactEquivalents(name), name).toEqual(exactEquivalents(grade.code))
        const row = listed.get(foldGrade(name))
        if (row) expect([row.group, row.density], name).toEqual([grade.group, grade.density])
      }
    }
  })

  it('never lists a grade as both exact and comparable', () => {
    for (const grade of grades) {
      const exact = exactEquivalents(grade.code).map(foldGrade)
      const comparable = comparableGrades(grade.code).map((other) => foldGrade(other.code))
      const stated = grade.equivalents.filter((other) => other.kind === 'comparable')
      expect(
        comparable.filter((name) => exact.includes(name)),
        grade.code,
      ).toEqual([])
      expect(
        stated.filter((other) => exact.includes(foldGrade(other.code))),
        grade.code,
      ).toEqual([])
    }
  })
})

describe('other names in the table', () => {
  const named = grades.flatMap((grade) => grade.equivalents.map((other) => ({ grade, other })))

  it('find their grade when exact, and are offered on both sides when comparable', () => {
    for (const { grade, other } of named) {
      if (other.kind === 'exact') {
        const found = findGrade(other.code)
        expect(found && exactEquivalents(found.code), other.code).toEqual(exactEquivalents(grade.code))
      } else {
        expect(comparableGrades(grade.code).map(({ code }) => code)).toContain(other.code)
        expect(comparableGrades(other.code).map(({ code }) => code)).toContain(grade.code)
      }
    }
  })

  it('have one standard for each code', () => {
    const standards = new Map<string, string>()
    const stated = [...grades, ...named.map(({ other }) => other)]
    for (const { code, standard } of stated) {
      const known = standards.get(foldGrade(code)) ?? standard
      expect([code, standard]).toEqual([code, known])
      standards.set(foldGrade(code), known)
    }
  })

  it('have a standard of the list, with a year only where it is withdrawn', () => {
    for (const { code, standard } of [...grades, ...named.map(({ other }) => other)]) {
      expect(gradeStandards.has(standard), `${code}: ${standard}`).toBe(true)
      if (/-(19|20)\d\d$/.test(standard)) expect(gradeStandards.get(standard), code).toBe(standard)
    }
  })

  it('hold from both sides', () => {
    const oneSided = named.filter(({ grade, other }) => {
      const row = listed.get(foldGrade(other.code))
      const back = row?.equivalents.find((one) => foldGrade(one.code) === foldGrade(grade.code))
      return other.kind === 'exact' && row && back?.kind !== 'exact'
    })
    expect(oneSided.map(({ grade, other }) => [grade.code, other.code])).toEqual([])
  })

  it('have a standard as their source when exact', () => {
    for (const { other } of named.filter((one) => one.other.kind === 'exact'))
      expect(other.source, other.code).toMatch(/(GB\/T|EN|ASTM|DIN|BS|NF|UNE|UNI|PN|JIS)[ ,]/)
  })
})

/** Plausible densities in g/cm³; anything else is a typing error. */
const plausible: Record<GradeGroup, readonly [low: number, high: number]> = {
  carbon: [7.84, 7.86],
  low_alloy: [7.84, 7.86],
  alloy_structural: [7.8, 7.87],
  carburising: [7.8, 7.87],
  nitriding: [7.65, 7.87],
  spring: [7.75, 7.87],
  bearing: [7.8, 7.86],
  carbon_tool: [7.8, 7.86],
  cold_work_tool: [7.6, 7.9],
  hot_work_tool: [7.7, 8.4],
  plastic_mould: [7.55, 7.87],
  high_speed: [7.9, 8.8],
  roll: [7.75, 7.87],
  pressure_vessel: [7.8, 7.88],
  rotor: [7.8, 7.87],
  heat_resistant: [7.65, 8.05],
  stainless_ferritic: [7.65, 7.75],
  stainless_martensitic: [7.65, 7.8],
  stainless_austenitic: [7.85, 8.05],
  stainless_duplex: [7.7, 7.85],
  stainless_ph: [7.65, 7.85],
  nickel_alloy: [7.9, 9.25],
  titanium: [4.35, 4.8],
  aluminium: [2.64, 2.85],
}

it('gives every grade a density that is plausible in its group', () => {
  const wrong = grades.filter(({ group, density }) => {
    const [low, high] = plausible[group]
    return density < low || density > high
  })
  expect(wrong.map(({ code, group, density }) => [code, group, density])).toEqual([])
})

describe('finding a grade', () => {
  it.each([
    ['42crmo', '42CrMo'],
    ['４２ＣｒＭｏ', '42CrMo'],
    ['42 Cr-Mo', '42CrMo'],
    ['42CrMo4', '42CrMo4'],
    ['1.7225', '42CrMo4'],
    ['17-4 ph', '17-4PH'],
    ['S30408', '06Cr19Ni10'],
    ['00Cr17Ni14Mo2', '022Cr17Ni12Mo2'],
    ['50CrVA', '50CrV'],
    ['718', '718'],
    ['inconel718', 'Inconel 718'],
  ])('%s finds %s', (text, code) => {
    expect(findGrade(text)?.code).toBe(code)
  })

  it('finds no grade by a comparable name without a row or an empty text', () => {
    expect(comparableGrades('Q235B').map(({ code }) => code)).toContain('A36')
    expect(findGrade('C120E')).toBeUndefined()
    expect(findGrade('')).toBeUndefined()
  })

  it('takes a name for the row that states it, not for another of the same class', () => {
    expect(findGrade('1.7225')?.code).toBe('42CrMo4')
    expect(findGrade('S30400')?.code).toBe('304')
    expect(findGrade('F60')?.code).toBe('2205')
  })

  it('finds a Cyrillic name by its transliteration, and by Latin letters of the same shape unless it reads as a size', () => {
    for (const text of ['12Х18Н10Т', '12х18н10т', '12Kh18N10T', '12X18H10T'])
      expect(findGrade(text)?.code, text).toBe('12Х18Н10Т')
    for (const [text, code] of [
      ['30KhGSA', '30ХГСА'],
      ['ShKh15', 'ШХ15'],
      ['Stal 45', 'Сталь 45'],
    ] as const)
      expect(findGrade(text)?.code, text).toBe(code)
    for (const text of ['20X13', '40x', '08x18h10']) expect(findGrade(text), text).toBeUndefined()
  })

  it('says what else a name may mean that several grades share', () => {
    expect(otherMeanings('718').map(({ code }) => code)).toEqual(['Inconel 718'])
    expect(otherMeanings('f 60').map(({ code }) => code)).toEqual(['A694 F60'])
    expect(otherMeanings('42CrMo')).toEqual([])
  })

  it('keeps exact and comparable names apart', () => {
    expect(exactEquivalents('42crmo')).toEqual(expect.arrayContaining(['42CrMo', '42CrMo4']))
    expect(exactEquivalents('42CrMo')).not.toContain('4140')
    expect(comparableGrades('42CrMo').map((other) => other.code)).toContain('4140')
    expect(comparableGrades('4140').map((other) => other.code)).toEqual(
      expect.arrayContaining(['42CrMo', '42CrMo4']),
    )
    expect(exactEquivalents('12Cr2Mo1')).toEqual(['12Cr2Mo1'])
    expect(comparableGrades('F22').map((other) => other.code)).toContain('12Cr2Mo1')
    expect(exactEquivalents('XYZ-1')).toEqual(['XYZ-1'])
  })

  it('returns densities in g/cm³, and that of carbon steel for an unknown grade', () => {
    expect(densityOf('45')).toBe(7.85)
    expect(densityOf('0Cr18Ni9')).toBe(7.93)
    expect(densityOf('TC4')).toBe(4.43)
    expect(densityOf('XYZ-1')).toBe(7.85)
  })
})
