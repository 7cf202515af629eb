import { describe, expect, it } from 'vitest'
import { categories, categoryById, categoryName, categoryPath } from './categories.ts'
import { standards } from './standards.ts'

describe('the product taxonomy', () => {
  it('has two levels, ten branches of three to eight categories, unique ids and names', () => {
    const top = categories.filter((category) => category.parent_id === null)
    expect(top.map((category) => category.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(categories.map((category) => category.id)).size).toBe(categories.length)
    expect(new Set(categories.map((category) => category.zh)).size).toBe(categories.length)
    expect(new Set(categories.map((category) => category.en)).size).toBe(categories.length)
    for (const branch of top) {
      const below = categories.filter((category) => category.parent_id === branch.id)
      expect(below.length, branch.en).toBeGreaterThanOrEqual(3)
      expect(below.length, branch.en).toBeLessThanOrEqual(8)
    }
  })

  it('keeps the ids that postings store', () => {
    expect(categoryById(102)?.zh).toBe('合结锻圆')
    expect(categoryById(404)).toEqual({
      id: 404,
      parent_id: 4,
      zh: '锻扁钢',
      en: 'Forged flats',
      shape: 'flat',
    })
    expect(categoryById(505)?.zh).toBe('车轮坯')
    expect(categoryById(906)?.zh).toBe('锻坯')
    expect(categoryById(1001)?.zh).toBe('吊钩')
  })

  it('returns paths from the top and names in both languages', () => {
    expect(categoryPath(102).map((category) => category.id)).toEqual([1, 102])
    expect(categoryPath(1).map((category) => category.id)).toEqual([1])
    expect(categoryPath(77)).toEqual([])
    expect([categoryName(102, 'zh'), categoryName(102, 'en'), categoryName(77, 'zh')]).toEqual([
      '合结锻圆',
      'Forged alloy-steel rounds',
      '',
    ])
  })
})

describe('the list of standards', () => {
  it('has each code once, with a name in both languages', () => {
    expect(new Set(standards.map((standard) => standard.code)).size).toBe(standards.length)
    expect(standards.filter((standard) => !standard.zh || !standard.en)).toEqual([])
    expect(standards.map((standard) => standard.code)).toEqual(
      expect.arrayContaining(['GB/T 3077', 'JB/T 5000.8', 'NB/T 47008', 'EN 10250', 'ASTM A668']),
    )
  })
})
