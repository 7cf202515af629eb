import { expect, test, vi } from 'vitest'
import { eachRow } from './each_row.ts'
import { Problem } from './problem.ts'

const error = vi.fn<(given: object, message: string) => void>()
const inTurn = (act: (row: number) => Promise<unknown>) =>
  eachRow([1, 2, 3, 4], { keyOf: (row) => row, act, lang: 'en', log: { error } as never })

test('a refused row does not stop the others, and says why', async () => {
  const outcome = await inTurn(async (row) => {
    if (row === 2) throw new Problem('edit_conflict')
  })
  expect(outcome).toEqual({ done: [1, 3, 4], refused: { 2: 'Someone changed this in the meantime' } })
  expect(error).not.toHaveBeenCalled()
})

test('after an unexpected error what was done is reported as done, and the rest as not', async () => {
  const seen: number[] = []
  const outcome = await inTurn(async (row) => {
    seen.push(row)
    if (row === 3) throw new Error('the line is gone')
  })
  expect(outcome).toEqual({ done: [1, 2], refused: { 3: 'Unknown error', 4: 'Unknown error' } })
  expect(seen).toEqual([1, 2, 3])
  expect(error).toHaveBeenCalledOnce()
})

test('an unexpected error before anything was done is thrown', async () => {
  await expect(inTurn(() => Promise.reject(new Error('the line is gone')))).rejects.toThrow(
    'the line is gone',
  )
})
