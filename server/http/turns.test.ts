import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import { Lanes, Turns } from './turns.ts'

/** Work that ends when it is told to. */
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

test('only so many are at work, the others follow in their order', async () => {
  const turns = new Turns({ atWork: 2, places: 10, placesOfNetwork: 10 })
  const { work, ends, most } = held()
  const order: number[] = []
  const all = [1, 2, 3, 4].map((at) =>
    turns.inTurn(async () => {
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

test('without a place nobody waits: not beyond all, not beyond one network, and places come back', async () => {
  const turns = new Turns({ atWork: 1, places: 3, placesOfNetwork: 2 })
  const { work, ends } = held()
  const refused = async (network: string) =>
    turns.withPlace(network, work).catch((error: unknown) => error instanceof Problem && error.values)
  const inside = [turns.withPlace('a', work), turns.withPlace('a', work)]
  expect(await refused('a')).toEqual({ seconds: 2 })
  inside.push(turns.withPlace('b', work))
  expect(await refused('c')).toEqual({ seconds: 2 })
  for (const end of ends) end()
  await Promise.all(inside)
  expect(await turns.withPlace('a', async () => 'in')).toBe('in')
})

test('work that fails gives its turn and its place back', async () => {
  const turns = new Turns({ atWork: 1, places: 1, placesOfNetwork: 1 })
  const fails = () => turns.withPlace('a', () => turns.inTurn(() => Promise.reject(new Error('no'))))
  await expect(fails()).rejects.toThrow('no')
  await expect(fails()).rejects.toThrow('no')
})

test('of one key one piece is under way at a time, also after one that failed; another key does not wait', async () => {
  const lanes = new Lanes()
  const { work, ends, most } = held()
  const first = lanes.run('a', () => work().then(() => Promise.reject(new Error('no'))))
  const second = lanes.run('a', work)
  expect(await lanes.run('b', async () => 'other')).toBe('other')
  ends.shift()?.()
  await expect(first).rejects.toThrow('no')
  await new Promise(setImmediate)
  ends.shift()?.()
  await second
  expect(most()).toBe(1)
})
