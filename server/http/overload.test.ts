import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuseWhenOverloaded } from './overload.ts'
import { answerErrors } from './problem.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A server whose turns of the event loop take as long as the test says, second by second. */
function serverWith(limitMs: number) {
  let median = 0
  const app = fastify()
  answerErrors(app)
  refuseWhenOverloaded(app, limitMs, () => median)
  app.get('/', () => 'here')
  return {
    app,
    second: async (turnMs: number) => {
      median = turnMs
      vi.advanceTimersByTime(1_000)
      return (await app.inject('/')).statusCode
    },
  }
}

test('a freeze, however long, refuses nothing; three slow seconds in a row do, until a faster one', async () => {
  const { app, second } = serverWith(1_000)
  expect(await second(Infinity)).toBe(200)
  expect(await second(5_000)).toBe(200)
  expect(await second(20)).toBe(200)
  expect(await second(1_001)).toBe(200)
  expect(await second(1_001)).toBe(200)
  expect(await second(1_001)).toBe(503)
  expect((await app.inject('/')).headers['retry-after']).toBe('2')
  expect(await second(1_000)).toBe(200)
  await app.close()
})

test('a limit of 0 never refuses', async () => {
  const { app, second } = serverWith(0)
  for (let turn = 0; turn < 4; turn += 1) expect(await second(Infinity)).toBe(200)
  await app.close()
})

test('a real event loop that nothing blocks is fast', async () => {
  vi.useRealTimers()
  const app = fastify()
  answerErrors(app)
  refuseWhenOverloaded(app, 1_000)
  app.get('/', () => 'here')
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})
