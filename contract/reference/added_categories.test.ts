import { afterEach, expect, it } from 'vitest'
import { learnCategories } from './added_categories.ts'
import {
  allCategories,
  categories,
  categoriesBelow,
  categoryName,
  categoryPath,
  isOffered,
} from './categories.ts'

afterEach(() => learnCategories([]))

const beams = { id: 100_001, parent_id: null, zh: '锻梁', en: 'Beams' }
const girders = { id: 100_002, parent_id: 100_001, zh: '主梁', en: 'Main girders' }

it('lists added categories after the built-in ones, with their paths', () => {
  learnCategories([beams, girders])
  expect(categoryPath(100_002)).toEqual([beams, girders])
  expect(categoryName(100_002, 'en')).toBe('Main girders')
  expect(categoriesBelow(100_001)).toEqual([girders])
  expect(allCategories().slice(0, categories.length)).toEqual(categories)
})

it('replaces the added categories when others are learned', () => {
  learnCategories([beams, girders])
  learnCategories([beams])
  expect(categoryPath(100_002)).toEqual([])
  learnCategories([])
  expect(allCategories()).toEqual(categories)
})

it('offers neither a retired category nor those below it', () => {
  learnCategories([{ ...beams, retired: true }, girders])
  expect([beams, girders].map(({ id }) => isOffered(categoryPath(id).at(-1)!))).toEqual([false, false])
  expect(categories.every(isOffered)).toBe(true)
})
