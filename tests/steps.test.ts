import { expect, test } from 'vitest'
import { runSteps, type Step } from './support/steps.ts'

/** A step that reports when it begins and ends when it is told. */
function controlled(log: string[], name: string, given: Partial<Step> = {}) {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const step: Step = {
    name,
    length: 1,
    check: async () => {
      log.push(name)
      return { complaint: await promise }
    },
    ...given,
  }
  return { step, end: resolve }
}
const turns = () => new Promise((resolve) => setImmediate(resolve))

test('no more steps run at once than allowed, the longest first, and they are printed in their own order', async () => {
  const [log, printed]: [string[], string[]] = [[], []]
  const [short, long, middle] = [1, 9, 5].map((length) => controlled(log, `step ${length}`, { length }))
  const all = [short!, long!, middle!]
  const done = runSteps(
    all.map(({ step }) => step),
    { atOnce: 2, print: (text) => printed.push(text.slice(-6)) },
  )
  await turns()
  expect(log).toEqual(['step 9', 'step 5'])
  long!.end(undefined)
  await turns()
  expect(log).toEqual(['step 9', 'step 5', 'step 1'])
  expect(printed).toEqual([])
  middle!.end(undefined)
  short!.end(undefined)
  expect(await done).toBe(0)
  expect(printed).toEqual(['step 1', 'step 9', 'step 5'])
})

test('a step starts after those that it names, also when they failed', async () => {
  const [log, printed]: [string[], string[]] = [[], []]
  const writer = controlled(log, 'writer')
  const reader = controlled(log, 'reader', { length: 9, after: ['writer'] })
  const done = runSteps([reader.step, writer.step], { atOnce: 4, print: (text) => printed.push(text) })
  await turns()
  expect(log).toEqual(['writer'])
  writer.end('not current\ncommit it')
  await turns()
  expect(log).toEqual(['writer', 'reader'])
  reader.end(undefined)
  expect(await done).toBe(1)
  expect(printed).toEqual([
    expect.stringMatching(/^ok +0\.\d s {2}reader$/),
    expect.stringMatching(/^FAILED +0\.\d s {2}writer\n {2}not current\n {2}commit it$/),
  ])
})

test('a step that throws has failed, and figures stand before its line', async () => {
  const printed: string[] = []
  const throws: Step = { name: 'throws', length: 1, check: () => Promise.reject(new Error('no dist')) }
  const measures: Step = { name: 'measures', length: 1, check: async () => ({ figures: '170 kB' }) }
  expect(await runSteps([throws, measures], { atOnce: 1, print: (text) => printed.push(text) })).toBe(1)
  expect(printed[0]).toMatch(/^FAILED .*throws\n {2}Error: no dist$/)
  expect(printed[1]).toMatch(/^170 kB\nok .*measures$/)
})

test('steps that wait for each other are an error', async () => {
  const [one, other] = [
    controlled([], 'one', { after: ['other'] }),
    controlled([], 'other', { after: ['one'] }),
  ]
  await expect(runSteps([one.step, other.step], { atOnce: 2, print: () => {} })).rejects.toThrow('one, other')
})
