import { expect, test } from 'vitest'
import { readQueueSearch, steps } from './queue_search.ts'

const row = (code: string, reader: boolean | null = null, revision = 1) => ({
  code,
  revision,
  reader: reader === null ? null : { is_own: reader },
})

test('the keys pass over what others read and what was decided, but start from what is shown', () => {
  const rows = [row('Q1'), row('Q2', false), row('Q3', true), row('Q4'), row('Q5')]
  expect(steps(rows, undefined, new Set())).toEqual(['Q1', 'Q3', 'Q4', 'Q5'])
  expect(steps(rows, 'Q2', new Set())).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5'])
  expect(steps(rows, 'Q1', new Set(['Q1 1', 'Q4 1']))).toEqual(['Q1', 'Q3', 'Q5'])
})

test('a posting that is submitted again after a decision is among them again', () => {
  expect(steps([row('Q4', null, 2)], undefined, new Set(['Q4 1']))).toEqual(['Q4'])
})

test('invalid parameters of the address are dropped', () => {
  expect(
    readQueueSearch({ kind: 'nothing', page: 0, keyword: 'x'.repeat(101), code: 'Q7K2M9PA2' }),
  ).toMatchObject({
    kind: undefined,
    keyword: undefined,
    page: undefined,
    code: 'Q7K2M9PA2',
  })
  expect(readQueueSearch({ kind: 'quotation', page: 2 })).toMatchObject({ kind: 'quotation', page: 2 })
})
