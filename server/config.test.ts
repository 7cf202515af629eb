import { existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-config-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const SECRET = 'x'.repeat(32)
const production = {
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgres://u:p@db/forging',
  SECRET,
  SMTP_URL: 'smtp://mail.example',
}
const errorOf = (env: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: dataDir, ...env })
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return undefined
}

test('without any variables it is the demo on the embedded database, with a generated secret that is kept', () => {
  const first = readConfig({ DATA_DIR: dataDir })
  expect(first).toMatchObject({ mode: 'demo', port: 8080, host: '127.0.0.1', databaseUrl: undefined })
  expect(first.outboxFile).toBe(path.join(dataDir, 'outbox.jsonl'))
  expect(readConfig({ DATA_DIR: dataDir }).secret).toBe(first.secret)
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o077).toBe(0)
})

test('with DATABASE_URL it is production, which writes nothing to an outbox', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', outboxFile: undefined, secret: SECRET })
})

test.each([
  ['PORT', { PORT: '99999' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x' }],
  // Without a name the driver takes the one of the role, such as the maintenance database "postgres", and fills it.
  ['DATABASE_URL', { ...production, DATABASE_URL: 'postgres://postgres@db' }],
  ['DATABASE_URL', { ...production, DATABASE_URL: 'postgres://postgres@db:5432/' }],
  ['METRICS_PORT', { PORT: '4000', METRICS_PORT: '4000' }],
  ['ROLE', { ROLE: 'boss' }],
  ['SECRET', { ...production, SECRET: 'short' }],
  ['SECRET', { ...production, SECRET: '' }],
  ['OUTBOX_FILE', { ...production, OUTBOX_FILE: '/tmp/outbox' }],
  ['SMTP_URL or SMS_WEBHOOK_URL', { ...production, SMTP_URL: '' }],
  ['SMTP_URL', { APP_MODE: 'demo', SMTP_URL: 'smtp://mail.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
  ['VITE_API_BASE', { VITE_API_BASE: 'https://api.market.example/v1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://www.market.example/path' }],
  ['PAGE_ORIGINS', { PAGE_ORIGINS: 'https://www.market.example,*' }],
  ['BACK_OFFICE_SECOND_FACTOR', { BACK_OFFICE_SECOND_FACTOR: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '11' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,proxy.example' }],
])('a wrong %s is named in the error', (name, env) => {
  expect(errorOf(env)).toMatch(new RegExp(`^${name}: `, 'm'))
})

test.each([
  [{ PORT: 'http' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ MIN_FREE_MB: '1GB' }, 'MIN_FREE_MB: must be a whole number from 0 on'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must be an address like postgres://'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY: must be the number of proxies'],
])('what is wrong with %j is said in words', (env, message) => {
  expect(errorOf(env)).toContain(message)
})

test('all errors are reported at once', () => {
  expect(errorOf({ APP_MODE: 'production', OUTBOX_FILE: '/tmp/outbox' })?.split('\n')).toHaveLength(3)
})

test('a second factor is required of the back office only where it is said', () => {
  const policy = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: dataDir, ...env }).backOfficeSecondFactor
  expect(policy({})).toBe('off')
  expect(policy({ BACK_OFFICE_SECOND_FACTOR: 'required' })).toBe('required')
})

test('production generates no secret', () => {
  const empty = path.join(dataDir, 'production')
  expect(() => readConfig({ APP_MODE: 'production', DATA_DIR: empty })).toThrow(ConfigError)
  expect(existsSync(empty)).toBe(false)
})

test('push services get the mail sender’s address unless VAPID_SUBJECT is set', () => {
  const subject = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).vapidSubject
  expect(subject({})).toBe('mailto:no-reply@localhost')
  expect(subject({ MAIL_FROM: 'sales@market.example' })).toBe('mailto:sales@market.example')
  expect(subject({ VAPID_SUBJECT: 'https://market.example' })).toBe('https://market.example')
  expect(errorOf({ VAPID_SUBJECT: 'market.example' })).toContain('VAPID_SUBJECT')
  expect(errorOf({ HTTPS_PROXY: 'socks5://proxy:1080' })).toContain('HTTPS_PROXY')
  expect(readConfig({ DATA_DIR: dataDir, HTTPS_PROXY: 'http://proxy:3128' }).httpsProxy).toBe(
    'http://proxy:3128',
  )
})

test.each([
  [undefined, 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
])('TRUST_PROXY %s is read as hops or addresses', (given, expected) => {
  expect(readConfig({ DATA_DIR: dataDir, TRUST_PROXY: given }).trustProxy).toEqual(expected)
})
