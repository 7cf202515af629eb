/** Another SECRET: what was encrypted with the old one is read with the new one. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { healthApi } from '#contract/health.ts'
import { secondFactorApi } from '#contract/second_factor.ts'
import { rows } from '#server/db/client.ts'
import { testApp, testNode } from '../tests/support/app.ts'
import { authenticatorsIn, stopClock } from '../tests/support/second_factors.ts'
import { ConfigError } from './config.ts'
import { reseal } from './db/reseal.ts'
import { currentKey } from './features/push/keys.ts'
import { open } from './jobs/seal.ts'
import { rotateSecret } from './rotate_secret.ts'

const before = await testApp()
stopClock(before)
const { config, database } = before.deps
const old = config.secret
const secret = 'n'.repeat(40)
const now = new Date()

test('every column with encrypted values is encrypted again', async () => {
  const found = await rows<{ name: string }>(
    database.orm,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ 'sealed' order by 1`,
  )
  expect(found.map(({ name }) => name)).toEqual([
    'push_key.sealed_private_key',
    'second_factor.sealed_secret',
    'second_factor.setup_sealed_secret',
  ])
})

test('with the old secret beside it, apps and push keys stay; recovery codes end, and a node with the new one is ready', async () => {
  const operator = await before.make.operator(['admin_tag.get'])
  const app = await authenticatorsIn(before).setUp(operator)
  const key = await currentKey(database.orm, old, now)
  const privateKey = open(old, key.sealed_private_key)

  const wrong = rotateSecret(database.orm, { secret, old: 'w'.repeat(32) })
  await expect(wrong).rejects.toThrow(/^OLD_SECRET: /)
  await expect(rotateSecret(database.orm, { secret, old: undefined })).rejects.toThrow(ConfigError)
  const [values, codes] = await rotateSecret(database.orm, { secret, old })
  expect(values).toMatch(/^2 values/)
  expect(codes).toMatch(new RegExp(`^${app.recoveryCodes.length} recovery codes`))

  const after = await testNode({ ...config, secret }, database)
  after.deps.clock = before.deps.clock
  expect((await after.call(healthApi.ready)).status).toBe(200)
  expect((await before.call(healthApi.ready)).status).toBe(503)
  const proved = await after.call(
    secondFactorApi.prove,
    { body: { code: app.code() } },
    { token: operator.token },
  )
  expect(proved.status).toBe(200)
  expect(open(secret, (await currentKey(database.orm, secret, now)).sealed_private_key)).toBe(privateKey)
  expect(await rotateSecret(database.orm, { secret, old })).toEqual([expect.stringMatching(/already/)])
})

test('a value of a third secret stops the change, and nothing is changed', async () => {
  const stored = await currentKey(database.orm, secret, now)
  await expect(reseal(database.orm, { from: old, to: 'x'.repeat(32), fingerprint: 'x' })).rejects.toThrow()
  expect(await currentKey(database.orm, secret, now)).toEqual(stored)
})

test('without the old secret the new one is accepted: push gets a new key, and unreadable apps are counted', async () => {
  const id = (await currentKey(database.orm, secret, now)).id
  const last = 'l'.repeat(32)
  expect(await rotateSecret(database.orm, { secret: last, old: 'lost' })).toEqual([
    expect.stringMatching(/^SECRET is accepted/),
    expect.stringMatching(/^1 authenticator apps/),
  ])
  const key = await currentKey(database.orm, last, now)
  expect(key.id).not.toBe(id)
  expect(open(last, key.sealed_private_key)).not.toBe('')
})
