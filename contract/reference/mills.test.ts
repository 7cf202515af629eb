import { describe, expect, test } from 'vitest'
import { demoMills, millName, millNames, mills } from './mills.ts'

describe('mills', () => {
  test('a listed mill is shown by its name in the reader’s language, whichever name was typed', () => {
    expect(millName('大冶特钢', 'en')).toBe('Daye Special Steel')
    expect(millName('daye  special steel', 'zh')).toBe('大冶特钢')
    expect(millName('南麓特钢(演示)', 'en')).toBe('Nanlu Special Steel (demo)')
  })

  test('any other mill keeps the name that was typed', () => {
    expect(millName('Rheinhütte 7', 'zh')).toBe('Rheinhütte 7')
    expect(millNames('Rheinhütte 7')).toEqual(['Rheinhütte 7'])
    expect(millNames(undefined)).toEqual([])
  })

  test('a listed mill is found by both of its names', () => {
    expect(millNames('Ovako')).toEqual(['Ovako', '奥沃科', 'Ovako'])
  })

  test('no name occurs twice, and each is in its own language', () => {
    const all = [...mills, ...demoMills].flatMap(({ zh, en }) => [zh, en])
    expect(new Set(all).size).toBe(all.length)
    for (const { zh, en } of [...mills, ...demoMills])
      expect([zh, /\p{Script=Han}/u.test(zh), /\p{Script=Han}/u.test(en)]).toEqual([zh, true, false])
  })
})
