import { expect, test } from 'vitest'
import { readSpec } from '../form/spec_merge.ts'
import { askedLine } from './asked_line.ts'

test('what was searched for is what the form reads', () => {
  const line = askedLine({ keyword: 'φ555×2000', material: ['34CrNiMo6'], shape: ['round'] }, 'zh')
  expect(readSpec(line, undefined).reading).toMatchObject({
    material: '34CrNiMo6',
    shape: 'round',
    dims: { d: 555, l: 2000 },
  })
})

test('a grade that the words name is not said twice; of several grades or shapes none is asked for', () => {
  expect(askedLine({ keyword: '42crmo φ300', material: ['42CrMo'] }, 'en')).toBe('42crmo φ300')
  expect(askedLine({ material: ['42CrMo', '40Cr'], shape: ['round', 'ring'] }, 'en')).toBe('')
  expect(askedLine({}, 'zh')).toBe('')
})
