/** How many codes may be tried, by network and in all. */
import { expect, test } from 'vitest'
import { secondFactorApi as api } from '#contract/second_factor.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { authenticatorsIn, stopClock } from '../../../tests/support/second_factors.ts'

// One trusted proxy, so that the test can send requests from several networks.
const app = await testApp({ trustProxy: 1 })
const { raw, make } = app
const pass = stopClock(app)
const { setUp } = authenticatorsIn(app)

const operator = () => make.operator(['admin_tag.get'])
const prove = ({ token }: Person, code: string, headers: Record<string, string>) =>
  raw(api.prove, { body: { code } }, { token, headers })
const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` })
const wrong = '000000'

test('ten from one network, then it waits; another one does not', async () => {
  const person = await operator()
  const { code, recoveryCodes } = await setUp(person)
  for (let at = 0; at < 10; at += 1) expect((await prove(person, wrong, from(1))).status).toBe(422)
  const { status, body } = await prove(person, code(), from(1))
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  expect((await prove(person, recoveryCodes[0]!, from(1))).status).toBe(429)
  expect((await prove(person, code(), from(2))).status).toBe(200)
  pass(901)
  expect((await prove(person, code(), from(1))).status).toBe(200)
})

test('a right code starts the count again', async () => {
  const person = await operator()
  const { code } = await setUp(person)
  for (let at = 0; at < 9; at += 1) await prove(person, wrong, from(3))
  expect((await prove(person, code(), from(3))).status).toBe(200)
  expect((await prove(person, wrong, from(3))).status).toBe(422)
})

test('from all networks together a hundred a day, which leaves recovery codes to the owner', async () => {
  const person = await operator()
  const { code, recoveryCodes } = await setUp(person)
  for (let at = 0; at < 100; at += 1) await prove(person, wrong, from(10 + Math.floor(at / 9)))
  expect((await prove(person, code(), from(100))).status).toBe(429)
  expect((await prove(person, recoveryCodes[0]!, from(100))).status).toBe(200)
})

test('failures count for the network with wrong passwords', async () => {
  for (let at = 0; at < 11; at += 1) {
    const person = await operator()
    await setUp(person)
    for (let one = 0; one < 9; one += 1) await prove(person, wrong, from(200))
  }
  const person = await operator()
  const { code } = await setUp(person)
  expect((await prove(person, wrong, from(200))).status).toBe(422)
  expect((await prove(person, code(), from(200))).status).toBe(429)
})
