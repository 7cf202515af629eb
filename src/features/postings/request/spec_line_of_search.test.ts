import { expect, test } from 'vitest'
import { readSpec } from '../form/spec_merge.ts'
import { specLineOfSearch } from './spec_line_of_search.ts'

test('the form reads from the line what was searched for', () => {
  const line = specLineOfSearch({ keyword: 'φ555×2000', material: ['34CrNiMo6'], shape: ['round'] }, 'zh')
  expect(readSpec(line, undefined).reading).toMatchObject({
    material: '34CrNiMo6',
    shape: 'round',
    dims: { d: 555, l: 2000 },
  })
})

test('a grade that the keyword contains is not repeated; several grades or shapes are left out', () => {
  expect(specLineOfSearch({ keyword: '42crmo φ300', material: ['42CrMo'] }, 'en')).toBe('42crmo φ300')
  expect(specLineOfSearch({ material: ['42CrMo', '40Cr'], shape: ['round', 'ring'] }, 'en')).toBe('')
  expect(specLineOfSearch({}, 'zh')).toBe('')
})
