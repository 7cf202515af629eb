import { expect, test } from 'vitest'
import { missTerm } from './miss_rules.ts'

test('spellings of a term are counted as one', () => {
  expect(missTerm('  ４２CrMo \t φ300×1200 ')).toBe('42crmo φ300×1200')
  expect(missTerm('圆钢 300 1200 45#')).toBe('圆钢 300 1200 45#')
})

test('what may name a person, pasted texts and nothing are not kept', () => {
  for (const keyword of [
    '13912345678',
    '张 139 1234 5678',
    '139-1234-5678',
    '(0510) 8888 6666',
    '请电 85551234',
    'buyer@example.com',
    'x'.repeat(61),
    '  ',
  ])
    expect(missTerm(keyword), keyword).toBeUndefined()
})
