import { expect, test } from 'vitest'
import { mergeSuggestions } from './merge_suggestions.ts'

const names = ['42CrMo 圆钢', '40Cr 圆钢', 'H13 模块']

test('nothing typed: the names of the section', () => {
  expect(mergeSuggestions(' ', names, [])).toEqual(names)
})

test('completions first, then the names that contain it, each once, not what was typed itself', () => {
  expect(mergeSuggestions('42crmo', names, ['42CrMo', '42CrMo4', '42CrMo 圆钢'])).toEqual([
    '42CrMo4',
    '42CrMo 圆钢',
  ])
})

test('at most eight', () => {
  const many = Array.from({ length: 20 }, (_, index) => `A${index}`)
  expect(mergeSuggestions('a', many, [])).toHaveLength(8)
})
