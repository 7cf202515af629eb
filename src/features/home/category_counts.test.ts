import { expect, test } from 'vitest'
import { countTopCategories } from './category_counts.ts'

const categories = [
  { id: 1, name: 'Round bars', parent_id: null, shape: 'round' },
  { id: 101, name: 'Alloy rounds', parent_id: 1, shape: 'round' },
  { id: 102, name: 'Tool rounds', parent_id: 1, shape: 'round' },
  { id: 2, name: 'Rings', parent_id: null, shape: 'ring' },
  { id: 3, name: 'Others', parent_id: null, shape: null },
]

test('a top-level category includes the counts of its subcategories; unknown ids are ignored', () => {
  const counts = [
    { value: '101', count: 7 },
    { value: '102', count: 2 },
    { value: '2', count: 4 },
    { value: '999', count: 50 },
  ]
  expect(countTopCategories(categories, counts)).toEqual([
    { id: 1, name: 'Round bars', shape: 'round', count: 9 },
    { id: 2, name: 'Rings', shape: 'ring', count: 4 },
    { id: 3, name: 'Others', shape: null, count: 0 },
  ])
})
