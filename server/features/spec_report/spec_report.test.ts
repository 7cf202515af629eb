/** Lines that people say were read wrongly: who may say it, what is stored, and what operators do with it. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { specReportAdminApi as adminApi } from '#contract/resources/spec_report.ts'
import { specReportApi } from '#contract/spec_report.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { removeOldReports } from './store.ts'

const testing = await testApp()
const { app, call, raw, make, pass, deps } = testing
const db = deps.database.orm
const operator = await make.operator(['website_config'])

type Sent = { line: string; shape?: 'round' | 'pipe'; note?: string }
/** Sends a report from an address of the network. */
const send = ({ note = '', ...line }: Sent, from: { token?: string; ip?: string } = {}) =>
  app.inject({
    method: 'POST',
    url: specReportApi.create.path,
    payload: { ...line, note },
    remoteAddress: from.ip ?? '203.0.113.7',
    headers: from.token ? { 'access-token': from.token } : {},
  })
const found = async (keyword: string) =>
  (await call(adminApi.list, { query: { keyword } }, { token: operator.token })).data.results
const one = async (keyword: string) => {
  const all = await found(keyword)
  expect(all).toHaveLength(1)
  return all[0]!
}
const act = (name: 'solve' | 'dismiss' | 'reopen', { id, revision }: { id: number; revision: number }) =>
  raw(adminApi.actions[name].one, { params: { id }, body: { revision } }, { token: operator.token })

test('only operators with the permission read reports', async () => {
  expect((await raw(adminApi.list, {})).status).toBe(401)
  for (const other of [await make.gold(), await make.operator(['admin_tag.get'])])
    expect((await raw(adminApi.list, {}, { token: other.token })).status).toBe(403)
})

test('a line that is empty or too long, and an unknown shape or key, are a 400', async () => {
  const refused = async (body: object) =>
    (await raw(specReportApi.create, { body: { line: '178*32', note: '', ...body } })).body
  expect(await refused({ line: '  ' })).toMatchObject({ status: 400, data: { line: expect.any(String) } })
  expect(await refused({ line: 'x'.repeat(501) })).toMatchObject({ status: 400 })
  expect(await refused({ note: 'x'.repeat(301) })).toMatchObject({ status: 400 })
  expect(await refused({ shape: 'banana' })).toMatchObject({ status: 400 })
  expect(await refused({ count: 900 })).toMatchObject({ status: 400 })
})

test('a visitor’s report is stored with the reading, in both languages', async () => {
  const sent = await send({ line: ' 42CrMo 锻圆 φ320*6150 调质 2支 ', note: 'two heats' })
  expect(sent.statusCode).toBe(200)
  expect(await one('42CrMo 锻圆')).toMatchObject({
    line: '42CrMo 锻圆 φ320*6150 调质 2支',
    shape: null,
    reading: {
      zh: '牌号 42CrMo；圆棒 φ320×6150；品名 锻圆；调质；2 支',
      en: 'grade 42CrMo; round bar φ320×6150; word 锻圆; quenched and tempered; 2 bars',
    },
    notes: 'two heats',
    count: 1,
    state: 'open',
    operator_note: null,
    can: { update: true, solve: true, dismiss: true, reopen: false },
  })
})

test('the shape that was chosen for the line is part of what was read', async () => {
  await send({ line: '178*32' })
  expect((await one('178*32')).reading?.en).toContain('shape undecided: ')
  await send({ line: '178×32', shape: 'pipe' })
  expect(await one('178*32')).toMatchObject({ shape: 'pipe', reading: { en: 'pipe φ178×32×?' } })
})

test('equal lines are counted: once per person and day, whatever their spelling', async () => {
  const user = await make.user()
  await send({ line: 'Ø88*９００', note: 'bore' })
  await send({ line: 'φ88*900', note: 'a bar' })
  expect(await one('88')).toMatchObject({ count: 1, notes: 'a bar\nbore', line: 'Ø88*９００' })
  await send({ line: 'φ88×900' }, { ip: '198.51.100.4' })
  await send({ line: 'φ88×900' }, { token: user.token })
  expect(await one('88')).toMatchObject({ count: 3, notes: 'a bar\nbore' })
  pass(86_401)
  await send({ line: 'φ88×900' })
  expect((await one('88')).count).toBe(4)
})

test('of reports at the same time none is lost', async () => {
  const networks = Array.from({ length: 12 }, (_, at) => `192.0.2.${at + 1}`)
  const all = await Promise.all(
    networks.map((ip, at) => send({ line: '77方 3000', note: `note ${at % 4}` }, { ip })),
  )
  expect(all.map(({ statusCode }) => statusCode)).toEqual(networks.map(() => 200))
  const row = await one('77方')
  expect(row.count).toBe(12)
  expect(row.notes!.split('\n').toSorted()).toEqual(['note 0', 'note 1', 'note 2', 'note 3'])
})

test('the same person at the same time counts once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => send({ line: '66方 3000' })))
  expect((await one('66方')).count).toBe(1)
})

test('a solved line that is reported again is open again; one that is no mistake stays closed', async () => {
  await send({ line: '55方 1000' })
  const solved = await act('solve', await one('55方'))
  expect(solved.data).toMatchObject({ state: 'solved', can: { reopen: true, solve: false } })
  await send({ line: '55方 1000' }, { ip: '198.51.100.9' })
  const again = await one('55方')
  expect(again).toMatchObject({ state: 'open', count: 2 })
  // Whoever still looks at the solved one is told.
  expect((await act('reopen', solved.data as typeof again)).body.code).toBe('edit_conflict')
  expect((await act('dismiss', again)).status).toBe(200)
  await send({ line: '55方 1000' }, { ip: '198.51.100.10' })
  expect(await one('55方')).toMatchObject({ state: 'no_mistake', count: 3 })
})

test('a report does not get in the way of an operator’s note, and no write changes what was reported', async () => {
  await send({ line: '44方 1000' })
  const row = await one('44方')
  await send({ line: '44方 1000' }, { ip: '198.51.100.11' })
  const body = { operator_note: 'Square bars are read as such' }
  const input = { params: { id: row.id }, query: { revision: row.revision }, body }
  expect((await raw(adminApi.update, input, { token: operator.token })).data).toMatchObject({
    ...body,
    count: 2,
    line: '44方 1000',
  })
  const forged = { ...input, query: { revision: 2 }, body: { ...body, line: 'x', count: 900 } }
  expect((await raw(adminApi.update, forged, { token: operator.token })).status).toBe(400)
})

test('whatever is sent is stored as text, without contacts, and without who sent it', async () => {
  const person = await make.user({ display_name: '孟初' })
  const hostile = `'); drop table spec_report; -- <img src=x onerror=alert(1)> {{7*7}} %00 \\u0000 \${x} 13912345678`
  const sent = await send({ line: hostile, note: '=HYPERLINK("https://x")\nbuyer@example.com' }, person)
  expect(sent.statusCode).toBe(200)
  const row = await one('drop table')
  expect(row.line).toBe(hostile.replace('13912345678', '…'))
  expect(row.notes).toBe('=HYPERLINK("https://x") …')
  const [stored] = await rows<{ text: string }>(
    db,
    sql`select to_jsonb(r)::text as text from spec_report r where id = ${row.id}`,
  )
  for (const trace of ['孟初', '203.0.113.7', '13912345678', 'buyer@example.com'])
    expect(stored!.text).not.toContain(trace)
  const keys = await rows<{ key: string }>(
    db,
    sql`select key from rate_limit where key like 'spec_report_once%'`,
  )
  expect(keys.length).toBeGreaterThan(0)
  for (const { key } of keys) expect(key).not.toMatch(/203\.0|account/)
})

test('one person can send thirty reports an hour, others are not affected', async () => {
  const ip = '198.51.100.77'
  const sent = []
  for (let at = 0; at < 31; at++) sent.push((await send({ line: `33方 ${1000 + at}` }, { ip })).statusCode)
  expect(sent.filter((status) => status === 200)).toHaveLength(30)
  expect(sent.at(-1)).toBe(429)
  expect((await send({ line: '33方 1000' }, { ip: '198.51.100.78' })).statusCode).toBe(200)
  pass(3601)
  expect((await send({ line: '33方 1099' }, { ip })).statusCode).toBe(200)
})

test('a year after the last report only open lines of several people remain', async () => {
  for (const line of ['22方 1', '22方 2', '22方 3']) await send({ line })
  for (const line of ['22方 1', '22方 2']) await send({ line }, { ip: '198.51.100.80' })
  await act('solve', await one('22方 2'))
  const later = new Date(deps.clock().getTime() + 366 * 86_400_000)
  await removeOldReports(db, deps.clock())
  expect(await found('22方')).toHaveLength(3)
  await removeOldReports(db, later)
  expect((await found('22方')).map(({ line }) => line)).toEqual(['22方 1'])
})
