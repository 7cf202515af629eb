import { expect, it } from 'vitest'
import { categoryName } from '#contract/reference/categories.ts'
import { isOfOtherSteel, suggestCategory } from './category_suggestion.ts'

const named = (given: Parameters<typeof suggestCategory>[0]) => {
  const id = suggestCategory(given)
  return id === undefined ? undefined : categoryName(id, 'zh')
}

it('finds the category that word, shape and grade determine together', () => {
  expect(named({ categoryWord: '锻圆', shape: 'round', material: '42CrMo' })).toBe('合结锻圆')
  expect(named({ categoryWord: '锻圆', shape: 'round', material: 'GCr15' })).toBe('轴承钢锻圆')
  expect(named({ categoryWord: '圆钢', shape: 'round', material: '45' })).toBe('轧制圆钢')
  expect(named({ categoryWord: '模块', shape: 'flat', material: 'H13' })).toBe('热作模块')
  expect(named({ categoryWord: '台阶轴', shape: 'stepped' })).toBe('台阶轴')
  expect(named({ categoryWord: 'stepped shaft', shape: 'stepped' })).toBe('台阶轴')
})

it('suggests nothing when several categories fit', () => {
  expect(named({ shape: 'round' })).toBeUndefined()
  expect(named({ categoryWord: '锻环', shape: 'ring', material: '42CrMo' })).toBeUndefined()
  expect(named({})).toBeUndefined()
})

it('tells categories of other steels, not those that are named by shape or use', () => {
  expect(isOfOtherSteel(102, '304')).toBe(true)
  expect(isOfOtherSteel(101, '42CrMo')).toBe(true)
  expect(isOfOtherSteel(102, '42CrMo')).toBe(false)
  expect(isOfOtherSteel(204, '42CrMo')).toBe(false)
  expect(isOfOtherSteel(402, 'H13')).toBe(false)
  expect(isOfOtherSteel(105, undefined)).toBe(false)
})
