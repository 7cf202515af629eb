import { describe, expect, it } from 'vitest'
import { otherNames, searchGradeTable, type GradeQuestion } from './grade_search.ts'
import { systemOf, systemsOf } from './grade_systems.ts'
import { grades } from './grades.ts'

const codes = (question: GradeQuestion) => searchGradeTable(question).map(({ grade }) => grade.code)

/** Grades from all parts of the table, one of so many. */
const sample = (step: number) => grades.filter((_, place) => place % step === 0)

describe('the grade finder', () => {
  it('lists every grade in the order of the table when nothing is asked for', () => {
    expect(codes({})).toEqual(grades.map((grade) => grade.code))
    expect(codes({ text: ' ' })).toHaveLength(grades.length)
  })

  it('puts a grade first when its own code is typed, in any spelling', () => {
    for (const { code } of sample(7)) expect(codes({ text: code })[0]).toBe(code)
    expect(codes({ text: '４２crmo' })[0]).toBe('42CrMo')
    // A number of its own standard is as good, although the equivalents have it too.
    expect(codes({ text: '1.7225' }).slice(0, 2)).toEqual(['42CrMo4', '42CrMo'])
  })

  it('finds a grade by any other name, and says which name and whether it is exact or comparable', () => {
    for (const grade of sample(29))
      for (const other of grade.equivalents)
        expect(codes({ text: other.code }), other.code).toContain(grade.code)
    const [hit] = searchGradeTable({ text: '1033' })
    expect(hit).toMatchObject({ grade: { code: '30Mn' }, via: { code: '1033', kind: 'comparable' } })
    expect(searchGradeTable({ text: '1.7225' })[0]?.via).toMatchObject({ code: '1.7225', kind: 'exact' })
    expect(searchGradeTable({ text: '42CrMo' })[0]?.via).toBeUndefined()
  })

  it('finds by standard, country, group and name, in both languages', () => {
    expect(codes({ text: 'GB/T 3077' })).toContain('42CrMo')
    expect(codes({ text: 'gb/t3077-2015' })).toContain('42CrMo')
    expect(codes({ text: 'gb/t3077-2015' })).not.toContain('45')
    expect(codes({ text: '日本' })).toEqual(codes({ text: 'Japan' }))
    expect(codes({ text: 'EN 10083-3' })).toContain('42CrMo4')
    expect(codes({ text: '轴承' })).toContain('GCr15')
    expect(codes({ text: 'bearing' })).toContain('GCr15')
    expect(codes({ text: 'JIS 轴承' })).toContain('GCr15')
    expect(codes({ text: 'JIS bearing' })).not.toContain('42CrMo')
  })

  it('puts names that begin with the text before names that contain it, and exact ones before comparable ones', () => {
    expect(codes({ text: '250' }).slice(0, 3)).toEqual(['2507', '022Cr25Ni7Mo4N', 'X2CrNiMoN25-7-4'])
    const [own, ...more] = searchGradeTable({ text: '3Cr1' })
    expect([own?.grade.code, own?.via]).toEqual(['3Cr17Mo', undefined])
    const ranks = more.map(({ via }) => (via ? via.kind : 'own'))
    expect(ranks.indexOf('exact')).toBeLessThan(ranks.indexOf('comparable'))
    const hits = searchGradeTable({ text: '42CrM' })
    const place = (code: string) => hits.findIndex(({ grade }) => grade.code === code)
    expect(hits[place('4140')]?.via).toMatchObject({ code: '42CrMo', kind: 'comparable' })
    expect(place('42CrMoH')).toBeLessThan(place('4140'))
  })

  it('finds a grade by a number of a comparable one, and says that it is only comparable', () => {
    const hits = searchGradeTable({ text: '1.4301' })
    expect(hits[0]).toMatchObject({ grade: { code: 'X5CrNi18-10' }, via: { code: '1.4301', kind: 'exact' } })
    expect(hits.find(({ grade }) => grade.code === '304')?.via).toMatchObject({
      code: '1.4301',
      kind: 'comparable',
    })
  })

  it('reads a name with a space as one name before it searches for its words', () => {
    const [hit, ...near] = searchGradeTable({ text: '16MnCr 5' })
    expect([hit?.grade.code, hit?.via]).toEqual(['16MnCr5', undefined])
    expect(near.every(({ via }) => via?.code === '16MnCr5')).toBe(true)
    expect(codes({ text: 'LD 10' })[0]).toBe('2A14')
    expect(codes({ text: ' 轴承 , JIS ' })).toEqual(codes({ text: 'JIS 轴承' }))
  })

  it('finds all grades of a country or a group, and no others', () => {
    expect(codes({ text: '德国' })).toEqual(codes({ system: 'de' }))
    expect(codes({ text: '弹簧' })).toEqual(codes({ group: 'spring' }))
  })

  it('lists each other name of a grade once', () => {
    for (const grade of grades) {
      const names = otherNames(grade).map((name) => name.code)
      expect(names).toEqual([...new Set(names)])
    }
  })

  it('filters by group and by the origin of the standard', () => {
    expect(new Set(searchGradeTable({ group: 'spring' }).map(({ grade }) => grade.group))).toEqual(
      new Set(['spring']),
    )
    const japanese = codes({ system: 'jp' })
    expect(japanese).toContain('42CrMo')
    expect(japanese.length).toBeLessThan(grades.length)
    expect(codes({ text: '42CrMo', group: 'spring' })).toEqual([])
  })

  it('finds nothing for a text that is not a grade', () => {
    expect(codes({ text: 'zzz' })).toEqual([])
    expect(codes({ text: '42CrMo zzz' })).toEqual([])
  })
})

describe('systems of standards', () => {
  it.each([
    ['GB/T 3077-2015', 'cn'],
    ['NB/T 47008-2017', 'cn'],
    ['EN ISO 683-2', 'eu'],
    ['ASTM A29/A29M', 'us'],
    ['SEW 555', 'de'],
    ['DIN', 'de'],
    ['JIS G4053', 'jp'],
    ['Trade name', undefined],
    ['ENGLISH', undefined],
  ])('%s belongs to the system %s', (standard, system) => {
    expect(systemOf(standard)).toBe(system)
  })

  it('knows the system of every standard in the table except trade names', () => {
    for (const { standard, equivalents } of grades)
      for (const name of [standard, ...equivalents.map((other) => other.standard)])
        expect(systemOf(name) ?? /^Trade name/.exec(name), name).toBeTruthy()
    expect(systemsOf(['JIS G4053', 'Trade name', 'GB/T 3077-2015', 'JIS G4051'])).toEqual(['jp', 'cn'])
  })
})
