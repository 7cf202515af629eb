import { expect, test } from 'vitest'
import { mergeSuggestions } from './merge_suggestions.ts'

const names = ['42CrMo 圆钢', '40Cr 圆钢', 'H13 模块']

test('an empty text suggests the names of the section', () => {
  expect(mergeSuggestions(' ', names, [])).toEqual(names)
})

test('completions come first, then the names that contain the text, each once and without the text itself', () => {
  expect(mergeSuggestions('42crmo', names, ['42CrMo', '42CrMo4', '42CrMo 圆钢'])).toEqual([
    '42CrMo4',
    '42CrMo 圆钢',
  ])
})

test('at most eight names are suggested', () => {
  const many = Array.from({ length: 20 }, (_, index) => `A${index}`)
  expect(mergeSuggestions('a', many, [])).toHaveLength(8)
})
