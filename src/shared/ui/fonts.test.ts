import { expect, test } from 'vitest'
import { fontsOf } from './fonts.ts'

const place = (list: string, name: string) => list.split(', ').indexOf(name)
const chinese = ['"PingFang SC"', '"Microsoft YaHei"', '"Noto Sans CJK SC"']
/** A sans-serif face without Chinese characters that every desktop system has, under its own or a replaced name. */
const latin = ['"Helvetica Neue"', 'Arial', '"Liberation Sans"']

test('in English a Latin font stands before every Chinese one, whose quotation marks are drawn full width', () => {
  const list = fontsOf('en')
  const first = Math.min(...chinese.map((name) => place(list, name)))
  expect(first).toBeGreaterThan(0)
  for (const name of latin) {
    expect(place(list, name)).toBeGreaterThanOrEqual(0)
    expect(place(list, name)).toBeLessThan(first)
  }
})

test('Chinese texts keep their Chinese fonts, and both languages fall back to the same ones', () => {
  for (const name of chinese) expect(place(fontsOf('zh'), name)).toBeGreaterThan(0)
  for (const name of latin) expect(place(fontsOf('zh'), name)).toBe(-1)
  for (const lang of ['zh', 'en'] as const) expect(fontsOf(lang)).toMatch(/, sans-serif$/)
})
