import { expect, test } from 'vitest'
import { withoutReplaced } from './replaced.ts'

const at = (id: number, first_id?: number) => ({ id, ...(first_id !== undefined && { first_id }) })
const idsOf = (messages: { id: number }[]) => withoutReplaced(messages).map(({ id }) => id)

test('of notifications that continue one another only the last is kept, whatever came first', () => {
  expect(idsOf([at(9, 4), at(7, 7), at(6, 4), at(4, 4)])).toEqual([9, 7])
  expect(idsOf([at(4, 4), at(6, 4), at(7, 7), at(9, 4)])).toEqual([7, 9])
})

test('a device that has only one of several keeps that, and one without an origin is its own', () => {
  expect(idsOf([at(6, 4), at(5)])).toEqual([6, 5])
  expect(idsOf([at(4), at(6, 4)])).toEqual([6])
})
