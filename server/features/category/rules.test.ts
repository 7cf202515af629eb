import { describe, expect, test } from 'vitest'
import { categoryOf, misplaced, type GivenCategory } from './rules.ts'
import type { CategoryRow } from './store.ts'

const row = (given: Partial<CategoryRow> = {}): CategoryRow => ({
  id: 9000,
  state: 'active',
  name_zh: '试件',
  name_en: 'Test pieces',
  parent: null,
  shape: null,
  ...given,
})

describe('a stored row becomes the category that look-ups return:', () => {
  const plain = { id: 9000, parent_id: null, zh: '试件', en: 'Test pieces' }

  test.each<[Partial<CategoryRow>, object]>([
    [{}, plain],
    [{ parent: 1 }, { ...plain, parent_id: 1 }],
    [{ shape: 'round' }, { ...plain, shape: 'round' }],
    [{ state: 'retired' }, { ...plain, retired: true }],
  ])('%j', (given, expected) => {
    expect(categoryOf(row(given))).toStrictEqual(expected)
  })
})

describe('the placement of a category is checked for', () => {
  const name = { zh: '新', en: 'New' }
  const stored = [
    row(),
    row({ id: 9001, name_zh: '拉伸试件', name_en: 'Tensile', parent: 9000 }),
    row({ id: 9002, name_zh: '空', name_en: 'Empty' }),
    row({ id: 9003, name_zh: '旧', name_en: 'Old', state: 'retired' }),
    row({ id: 9004, name_zh: '圆', name_en: 'Own round', parent: 1 }),
  ]
  const why = (given: Partial<GivenCategory>, id: number | null = null) => {
    const found = misplaced({ name, ...given }, id, stored)
    return found && `${found.field}: ${found.issue}`
  }
  const parent = 'parent: category_parent'
  const taken = 'name: name_exists'

  test.each<[string, Partial<GivenCategory>, number | null, string | undefined]>([
    ['a new one at the top level', {}, null, undefined],
    ['a new one explicitly at the top level', { parent: null }, null, undefined],
    ['a new one below a built-in one', { parent: 1 }, null, undefined],
    ['a new one below an added one', { parent: 9000 }, null, undefined],
    ['a third level below a built-in one', { parent: 101 }, null, parent],
    ['a third level below an added one', { parent: 9001 }, null, parent],
    ['an unknown parent', { parent: 8999 }, null, parent],
    ['itself as the parent', { parent: 9002 }, 9002, parent],
    ['one without children, moved below another', { parent: 9000 }, 9002, undefined],
    ['one with children, moved below another', { parent: 9002 }, 9000, parent],
    ['one with children that stays in place', {}, 9000, undefined],
  ])('%s', (_, given, id, expected) => {
    expect(why(given, id)).toBe(expected)
  })

  test.each<[string, Partial<GivenCategory>, number | null, string | undefined]>([
    ['the Chinese name of an added one', { name: { zh: '试件', en: 'Other' } }, null, taken],
    ['the English name of an added one', { name: { zh: '另', en: 'test PIECES' } }, null, taken],
    ['the name of a retired one', { name: { zh: '旧', en: 'Other' } }, null, taken],
    ['the name of a built-in one', { name: { zh: '另', en: 'round bars' } }, null, taken],
    ['its own name', { name: { zh: '试件', en: 'Test pieces' } }, 9000, undefined],
    ['a name that is used in another place', { name: { zh: '拉伸试件', en: 'Tensile' } }, null, undefined],
    [
      'a name that is used in the same place',
      { name: { zh: '拉伸试件', en: 'Other' }, parent: 9000 },
      null,
      taken,
    ],
    [
      'a built-in name in the same place, for a category that is already there',
      { name: { zh: '碳结锻圆', en: 'Other' }, parent: 1 },
      9004,
      taken,
    ],
  ])('%s', (_, given, id, expected) => {
    expect(why(given, id)).toBe(expected)
  })
})
