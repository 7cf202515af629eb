import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { ConcurrencyLimit, OneAtATimePerKey } from './concurrency.ts'

/** A task that ends only when the test says so. */
function held() {
  const ends: (() => void)[] = []
  let most = 0
  let now = 0
  const work = async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise<void>((resolve) => ends.push(resolve))
    now -= 1
  }
  return { work, ends, most: () => most }
}

test('the limiter runs a limited number of tasks at a time, the others in their order', async () => {
  const limit = new ConcurrencyLimit({ running: 2, admitted: 10, admittedPerNetwork: 10 })
  const { work, ends, most } = held()
  const order: number[] = []
  const all = [1, 2, 3, 4].map((at) =>
    limit.run(async () => {
      order.push(at)
      await work()
    }),
  )
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
  expect([order, most()]).toEqual([[1, 2, 3, 4], 2])
})

test('the limiter refuses tasks beyond the total limit and that of one network, and admits new ones when others end', async () => {
  const limit = new ConcurrencyLimit({ running: 1, admitted: 3, admittedPerNetwork: 2 })
  const { work, ends } = held()
  const refused = async (network: string) =>
    limit.admit(network, work).catch((error: unknown) => error instanceof Problem && error.values)
  const inside = [limit.admit('a', work), limit.admit('a', work)]
  expect(await refused('a')).toEqual({ seconds: 2 })
  inside.push(limit.admit('b', work))
  expect(await refused('c')).toEqual({ seconds: 2 })
  for (const end of ends) end()
  await Promise.all(inside)
  expect(await limit.admit('a', async () => 'in')).toBe('in')
})

test('a task that fails frees its place', async () => {
  const limit = new ConcurrencyLimit({ running: 1, admitted: 1, admittedPerNetwork: 1 })
  const fails = () => limit.admit('a', () => limit.run(() => Promise.reject(new Error('no'))))
  await expect(fails()).rejects.toThrow('no')
  await expect(fails()).rejects.toThrow('no')
})

test('tasks of one key run one at a time, even after a failure, and tasks of another key do not wait', async () => {
  const oneAtATime = new OneAtATimePerKey()
  const { work, ends, most } = held()
  const first = oneAtATime.run('a', () => work().then(() => Promise.reject(new Error('no'))))
  const second = oneAtATime.run('a', work)
  expect(await oneAtATime.run('b', async () => 'other')).toBe('other')
  ends.shift()?.()
  await expect(first).rejects.toThrow('no')
  await new Promise(setImmediate)
  ends.shift()?.()
  await second
  expect(most()).toBe(1)
})
