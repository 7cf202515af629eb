import { describe, expect, test } from 'vitest'
import { demoMills, millName, millNames, mills } from './mills.ts'

describe('mills', () => {
  test('one of the list is called by its name in the reader’s language, whichever was typed', () => {
    expect(millName('大冶特钢', 'en')).toBe('Daye Special Steel')
    expect(millName('daye  special steel', 'zh')).toBe('大冶特钢')
    expect(millName('南麓特钢(演示)', 'en')).toBe('Nanlu Special Steel (demo)')
  })

  test('any other stays as it was typed', () => {
    expect(millName('Rheinhütte 7', 'zh')).toBe('Rheinhütte 7')
    expect(millNames('Rheinhütte 7')).toEqual(['Rheinhütte 7'])
    expect(millNames(undefined)).toEqual([])
  })

  test('a listed one is found by both of its names', () => {
    expect(millNames('Ovako')).toEqual(['Ovako', '奥沃科', 'Ovako'])
  })

  test('no name is given twice, and every one is in its language', () => {
    const all = [...mills, ...demoMills].flatMap(({ zh, en }) => [zh, en])
    expect(new Set(all).size).toBe(all.length)
    for (const { zh, en } of [...mills, ...demoMills])
      expect([zh, /\p{Script=Han}/u.test(zh), /\p{Script=Han}/u.test(en)]).toEqual([zh, true, false])
  })
})
