/** The command that makes operators, run as it is run on a server, on a database of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../tests/support/database.ts'
import { run } from '../tests/support/command.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'forging-operator-'))
const fresh = process.env['TEST_DATABASE_URL'] ? await freshDatabase(dataDir) : undefined
afterAll(async () => {
  await fresh?.close()
  await rm(dataDir, { recursive: true, force: true })
})
const env = {
  DATA_DIR: dataDir,
  ...(fresh && {
    DATABASE_URL: fresh.config.databaseUrl,
    SECRET: 'a secret of the test that is long enough',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }),
}
const operator = (...args: string[]) =>
  run(process.execPath, ['server/operator.ts', ...args], { env, show: false })

test('the first operator is made, listed and made again without losing anything', async () => {
  const made = await operator('create', 'Root@Market.example', '--name', '陈立')
  expect([made.ok, made.stderr]).toEqual([true, ''])
  expect(made.stdout).toContain('root@market.example works in the back office with the role “Administrator”')
  expect(made.stdout).toMatch(/shown only here: \w{12}\n/)
  const again = await operator('create', 'root@market.example')
  expect(again.stdout).toContain('keeps its password')
  const listed = await operator('list')
  expect(listed.stdout).toBe('root@market.example  ·  Administrator\n')
}, 300_000)

test('what is wrong is said, with a failing exit code', async () => {
  const refused = async (...args: string[]) => {
    const { ok, stdout, stderr } = await operator(...args)
    expect([ok, stdout]).toEqual([false, ''])
    return stderr
  }
  expect(await refused()).toContain('Usage:')
  expect(await refused('create', 'a@b.example', '--colour', 'red')).toContain('--colour')
  expect(await refused('create', 'nobody')).toContain('Not a mobile number or an e-mail address: nobody')
  expect(await refused('remove-second-factor', 'a@b.example')).toContain('Nobody of the back office')
  expect(await refused('create', 'a@b.example', '--role', 'Reviewers')).toContain(
    'There is no role “Reviewers”',
  )
}, 300_000)

test('what the command did is in the audit log, whose chain another command verifies', async () => {
  const verify = (...args: string[]) =>
    run(process.execPath, ['server/verify_audit.ts', ...args], { env, show: false })
  await operator('create', 'auditor@market.example')
  const whole = await verify()
  const [, end = ''] = /^[1-9]\d* rows unbroken\. The end is (\d+:[\da-f]{64})\n$/.exec(whole.stdout) ?? []
  expect([whole.ok, end]).toEqual([true, expect.stringContaining(':')])
  expect((await verify(end)).ok).toBe(true)
  const other = await verify(`${end.split(':')[0]}:${'f'.repeat(64)}`)
  expect([other.ok, other.stdout]).toEqual([false, expect.stringContaining('Broken after')])
  const wrong = await verify('yesterday')
  expect([wrong.ok, wrong.stderr]).toEqual([false, expect.stringContaining('Expected the end')])
}, 300_000)
