import { expect, test } from 'vitest'
import { byNewest } from './notification_store.ts'

test('stored notifications are sorted as on the server: by time, and by id within the same time', () => {
  const at = (id: number, minute: number) => ({ id, created_time: `2026-01-05T08:0${minute}:00.000Z` })
  const kept = [at(1, 3), at(2, 1), at(3, 2), at(4, 2), at(5, 4)]
  expect(kept.toSorted(byNewest).map(({ id }) => id)).toEqual([5, 1, 4, 3, 2])
})
