import { expect, it } from 'vitest'
import { addressOf, toolParameters } from '../address.ts'
import { readAddress } from '../readers.ts'
import { gradeReaders } from './grade_inputs.ts'

const fill = (raw: Record<string, unknown>) => readAddress(addressOf(toolParameters.grade)(raw), gradeReaders)

it('fills search and grade from the address, and names the parameters it cannot use', () => {
  expect(Object.keys(gradeReaders).sort()).toEqual([...toolParameters.grade].sort())
  expect(fill({ text: 4140, group: 'spring', system: 'jp', grade: 45 })).toEqual({
    texts: { text: '4140', group: 'spring', system: 'jp', grade: '45' },
    rejected: [],
  })
  expect(fill({ grade: '1.7225' }).texts.grade).toBe('42CrMo4')
  const { texts, rejected } = fill({ text: 'H13', group: 'x', system: 'mars', grade: 'XYZ' })
  expect(rejected.map(({ name }) => name)).toEqual(['group', 'system', 'grade'])
  expect(texts.text).toBe('H13')
})
