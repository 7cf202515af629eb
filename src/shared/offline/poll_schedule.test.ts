import { expect, test } from 'vitest'
import { isDue, newPoll, waitMs, withoutBackOff } from './poll_schedule.ts'

const now = 1_760_000_000_000
const second = 1000

test.each([
  [0, 29.5],
  [1, 60],
  [2, 120],
  [3, 300],
  [9, 300],
])('after %i failures the next request waits %d s, up to a fifth longer', (failures, seconds) => {
  expect(waitMs(failures, 0)).toBe(seconds * second)
  expect(waitMs(failures, 1)).toBe(failures === 0 ? seconds * second : seconds * second * 1.2)
})

test('a poll is due when it never ran or has waited long enough', () => {
  expect(isDue(newPoll(1), now)).toBe(true)
  expect(isDue({ ...newPoll(1), dueAt: now + 1 }, now)).toBe(false)
  expect(isDue({ ...newPoll(1), dueAt: now }, now)).toBe(true)
})

test('a clock that was a day ahead does not stop the poll', () => {
  expect(isDue({ ...newPoll(1), dueAt: now + 86_400 * second }, now)).toBe(true)
})

test('a poll whose failures are forgotten is due 29.5 s after the last request, not sooner', () => {
  const failed = { ...newPoll(1), askedAt: now, dueAt: now + 300 * second, failures: 4 }
  const rested = withoutBackOff(failed)
  expect(rested).toMatchObject({ failures: 0, dueAt: now + 29.5 * second })
  expect(isDue(rested, now + 20 * second)).toBe(false)
  expect(isDue(rested, now + 30 * second)).toBe(true)
  const fine = { ...newPoll(1), askedAt: now, dueAt: now + 10 * second }
  expect(withoutBackOff(fine)).toBe(fine)
})
