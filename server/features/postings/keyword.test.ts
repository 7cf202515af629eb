import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cursorAfter, readCursor } from './cursor.ts'
import { readKeyword } from './keyword.ts'
import { lexemesOf, toTsquery, toTsvector, wantedOf } from '#server/db/search_words.ts'

describe('lexemes', () => {
  test('of Chinese text are its pairs and characters, of Latin text its words and their parts', () => {
    expect([...lexemesOf('合金钢')].toSorted()).toEqual(['合', '合金', '金', '金钢', '钢'].toSorted())
    expect(lexemesOf('GB/T 3077-2015')).toEqual(
      new Set(['gb/t', 'gb', 't', 'gbt', '3077-2015', '3077', '2015', '30772015']),
    )
    expect(lexemesOf('Φ300＊1200')).toEqual(new Set(['300×1200', '300', '1200', '300×1200']))
  })

  test('of a long Chinese search word are every second pair and the last', () => {
    expect(wantedOf('合金结构钢').map(([one]) => one?.lexeme)).toEqual(['合金', '结构', '构钢'])
  })

  test('searched for are always among those stored of the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const lexemes = [...lexemesOf(text)]
        const missing = wantedOf(text).filter(
          (any) =>
            !any.some(({ lexeme, prefix }) =>
              lexemes.some((one) => (prefix ? one.startsWith(lexeme) : one === lexeme)),
            ),
        )
        expect(missing).toEqual([])
      }),
    )
  })

  test('of traditional characters are those of the simplified ones; what was stored as it was typed is found, too', () => {
    expect(lexemesOf('臺灣鍛壓機械廠')).toEqual(lexemesOf('台湾锻压机械厂'))
    expect(wantedOf('鍛壓')).toEqual([[{ lexeme: '锻压' }, { lexeme: '鍛壓' }]])
    expect(wantedOf('锻压')).toEqual([[{ lexeme: '锻压' }]])
  })

  test('can contain quotes and backslashes', () => {
    expect(toTsvector(["o'k", 'a\\b'])).toBe("'o''k' 'a\\\\b'")
    expect(toTsquery([[{ lexeme: "o'k", prefix: true }, { lexeme: 'x' }], [{ lexeme: 'y' }]])).toBe(
      "('o''k':* | 'x') & ('y')",
    )
  })
})

describe('a keyword', () => {
  test('with dimensions searches for that section within 2 % and for enough length', () => {
    expect(readKeyword('42CrMo φ300×1200')).toEqual([
      {
        material: '42CrMo',
        readings: [
          {
            shape: 'round',
            ranges: [
              { name: 'd', min: 294, max: 306 },
              { name: 'l', min: 1176 },
            ],
          },
        ],
        wanted: [],
      },
    ])
  })

  test('that could be a dimension or a grade searches for either', () => {
    const [asDimension, asGrade, ...others] = readKeyword('304 圆钢')
    expect(asDimension?.readings[0]).toMatchObject({ shape: 'round' })
    expect(asGrade).toMatchObject({ material: '304', readings: [] })
    expect(others).toEqual([])
    expect(readKeyword('Ø 100 to 150')).toHaveLength(1)
    expect(readKeyword('7718')[1]?.wanted).toEqual([[{ lexeme: '7718' }]])
  })

  test('a tolerance class beside a size is no word to search for', () => {
    for (const keyword of ['42CrMo4 Ø64 h11 x 3020', 'φ80 h9', 'C45 Ø58 k12 x 3010'])
      expect(readKeyword(keyword)[0]!.wanted, keyword).toEqual([])
    // In capitals it is a grade, and without a size it may be anything.
    expect(readKeyword('H13 φ300')[0]).toMatchObject({ material: 'H13' })
    expect(readKeyword('g7 roll')[0]!.wanted).not.toEqual([])
  })

  test('never throws', () => {
    const text = fc.string({ unit: 'binary', maxLength: 100 })
    fc.assert(fc.property(text, (keyword) => void expect(readKeyword(keyword)).toBeInstanceOf(Array)))
  })
})

test('a cursor can be read back, but only for its own ordering', () => {
  const row = {
    code: 'Q12345678',
    published_time: '2026-01-02T03:04:05.678Z',
    expires_at: '2026-02-02T03:04:05.678Z',
    price_per_t: null,
    weighing_method: 1 as const,
    actual_weight_kg: 812.5,
    theoretical_weight_kg: 800,
  }
  expect(readCursor(cursorAfter(row, '-weight'), '-weight')).toEqual({ value: 812.5, code: 'Q12345678' })
  expect(readCursor(cursorAfter(row, '-published_time'), '-published_time')?.value).toBe(row.published_time)
  expect(readCursor(cursorAfter(row, 'price'), '-price')).toBeUndefined()
  expect(readCursor('e30', 'price')).toBeUndefined()
  expect(readCursor('WyJwcmljZSIsIngiLCJRMSJd', 'price')).toBeUndefined()
})
