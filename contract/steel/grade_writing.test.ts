import { describe, expect, it } from 'vitest'
import { exactEquivalents, findGrade, grades, gradeSpelling, searchedGrades } from './grades.ts'
import { foldGrade } from './grade_names.ts'

/** What is stored for a text, by people's manner of writing: sales lists, orders and drawings of nine countries. */
const written: [manner: string, spelling: string, ...texts: string[]][] = [
  [
    'Chinese numbers',
    '45',
    '45#',
    '45＃',
    '45 #',
    '#45',
    '45号',
    '45号钢',
    '45#钢',
    '45钢',
    '45 鋼',
    '４５#',
  ],
  ['Chinese numbers', '20', '20#', '20号', '20钢'],
  ['Chinese labels', '42CrMo', '材质：42CrMo', '牌号42crmo', '钢号 42CrMo', 'GB/T 3077 42CrMo', 'GB 42CrMo'],
  [
    'American bodies',
    '4140',
    'AISI 4140',
    'AISI4140',
    'SAE 4140',
    'SAE-AISI 4140',
    'AISI/SAE 4140',
    '4140 steel',
  ],
  ['American bodies', 'A105', 'ASTM A105', 'asme a105'],
  ['American bodies', 'F11', 'ASTM A182 F11', 'A182-F11', 'A182 Gr. F11', 'SA182 F11'],
  ['American bodies', 'LF2', 'ASTM A350 LF2', 'A350 Gr LF2'],
  ['American bodies', 'S31803', 'UNS S31803'],
  ['American and Turkish numbers', '1045', 'C1045', 'c 1045', 'AISI 1045'],
  ['stainless numbers', '316L', 'SS316L', 'SS 316L', 'inox 316L', 'stainless steel 316L', 'AISI 316L'],
  ['stainless numbers', '304', 'SS304', 'ss-304'],
  ['British numbers', 'EN8', 'En 8', 'EN8', 'MS EN8', 'BS EN8'],
  ['British numbers', '709M40', '709M40', 'BS 709M40'],
  [
    'German numbers',
    '1.7225',
    'W.Nr. 1.7225',
    'W.-Nr. 1.7225',
    'Werkstoff 1.7225',
    'DIN 1.7225',
    'Mat.-Nr. 1.7225',
  ],
  ['German words', 'C45', 'C45 Stahl', 'EN 10083 C45', 'EN 10083-2 C45', 'acciaio C45', 'Çelik C45'],
  ['Russian words', '40Х', 'сталь 40Х', 'Ст 40Х', 'ст.40Х', '40X', 'ГОСТ 4543-2016 40Х'],
  ['Russian words', 'Сталь 45', 'Ст45', 'Ст.45', 'сталь 45'],
  ['Japanese standard', 'SCM440', 'JIS SCM440', 'JIS G4053 SCM440'],
  ['Indian standard', 'E250', 'IS 2062 E250', 'E250'],
  ['more than the name', '42CrMo4+QT', '42CrMo4+QT', '42CrMo4 +QT', '42crmo4 + qt', 'EN 10083 42CrMo4+QT'],
  ['more than the name', 'S355J2+N', 'S355J2+N'],
  ['more than the name', '42CrMoA', '42CrMoA', '42crmoa'],
  ['more than the name', '20Cr2Ni4A', '20Cr2Ni4A'],
  ['more than the name', 'EN24T', 'EN24T', 'En 24T'],
  ['former names', 'St52-3', 'St52-3', 'ST 52-3'],
  ['former names', 'St52', 'ST52', 'St 52'],
  ['former names', 'St37', 'ST37', 'St 37'],
]

describe('a grade as people write it', () => {
  it.each(written.flatMap(([manner, spelling, ...texts]) => texts.map((text) => [text, spelling, manner])))(
    '%s is stored as %s (%s)',
    (text, spelling) => {
      expect(gradeSpelling(text!)).toBe(spelling)
      expect(findGrade(text!)).toBe(findGrade(spelling!))
      expect(findGrade(text!)).toBeDefined()
    },
  )

  it('is of the same class of exact names in every manner, so that one finds the other', () => {
    const key = (text: string) => exactEquivalents(text).map(foldGrade).toSorted()[0]
    for (const [, spelling, ...texts] of written)
      for (const text of texts) expect(key(text), text).toBe(key(spelling))
    // The high-quality steel and a delivered condition are found with the grade.
    expect(key('42CrMoA')).toBe(key('42CrMo'))
    expect(key('42CrMo4+QT')).toBe(key('42CrMo4'))
  })

  it('never changes a name of the table: each is stored as it stands there', () => {
    for (const grade of grades)
      for (const { code } of [grade, ...grade.equivalents.filter(({ kind }) => kind === 'exact')])
        expect(foldGrade(gradeSpelling(code)), code).toBe(foldGrade(code))
  })

  it('reads the number sign and 号钢 of every numbered carbon steel of China as its number', () => {
    const numbered = grades.filter(({ code, standard }) => standard === 'GB/T 699' && /^\d+$/.test(code))
    expect(numbered.length).toBeGreaterThan(15)
    for (const { code } of numbered)
      for (const text of [`${code}#`, `${code}号钢`, `${code}钢`]) expect(gradeSpelling(text)).toBe(code)
  })

  it('leaves alone what names no listed grade', () => {
    for (const text of [
      'MS',
      'SS',
      '碳钢',
      '45kg',
      'φ45',
      '300 mm',
      'SS999',
      'AISI',
      'A182',
      '7#',
      '42CrMoX',
      'EN10204 3.1',
      'EN 10204',
      '+QT',
      '304 支',
      '45#机油',
    ])
      expect(findGrade(text), text).toBeUndefined()
  })
})

describe('what a search for a name shows', () => {
  it('every class of a name without one', () => {
    expect(searchedGrades('Q235')).toEqual(['Q235', 'Q235A', 'Q235B', 'Q235C', 'Q235D'])
    expect(searchedGrades('S355')).toContain('S355J2')
    expect(searchedGrades('Q235B')).toEqual(['Q235B'])
  })

  it('what has taken its place in the standard, and what it has taken the place of', () => {
    expect(searchedGrades('Q345D')).toContain('Q355D')
    expect(searchedGrades('Q355D')).toContain('Q345D')
  })

  it('only itself if it is not listed', () => expect(searchedGrades('X999')).toEqual(['X999']))
})
