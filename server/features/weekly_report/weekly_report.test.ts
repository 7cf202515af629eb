import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { weeklyReportApi } from '#contract/weekly_report.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
import { testApp, testNode } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { chinaWeekStart, nextReport } from './clock_rules.ts'
import { sendReports } from './feature.ts'
import { sendDueReports } from './send_reports.ts'

const app = await testApp()
const { call, raw, make, deps, drain, outbox, pass } = app
const db = deps.database.orm
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))

const choose = ({ token }: Person, on: boolean, language: 'zh-CN' | 'en-US' = 'en-US') =>
  call(weeklyReportApi.put, { body: { on } }, { token, language })
const mailsTo = ({ email }: Person) => outbox.filter(({ kind, to }) => kind === 'mail' && to === email)
const subscriber = async (permissions: AdminPermission[], language?: 'zh-CN' | 'en-US') => {
  const person = await make.operator(permissions)
  await choose(person, true, language)
  return person
}
async function run(): Promise<void> {
  await deps.jobs.send(db, sendReports, {})
  await drain()
}
const passUntil = (moment: Date) => pass((moment.getTime() - deps.clock().getTime()) / 1000)
/** Moves the clock to just after the next report is due, and runs the job. */
async function monday(): Promise<void> {
  passUntil(new Date(nextReport(deps.clock()).getTime() + 1000))
  await run()
}

test('only operators choose, it is off at first, and needs an address', async () => {
  expect((await raw(weeklyReportApi.get, {})).status).toBe(401)
  const gold = await make.gold()
  const refused = await raw(weeklyReportApi.put, { body: { on: true } }, { token: gold.token })
  expect(refused.body.code).toBe('forbidden')
  const person = await make.operator(['admin_user.get'])
  const wrong = await raw(weeklyReportApi.put, { body: { on: 'yes' } }, { token: person.token })
  expect(wrong).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const state = async () => (await call(weeklyReportApi.get, {}, { token: person.token })).data
  expect(await state()).toEqual({ on: false, has_email: true })
  await choose(person, true)
  expect(await state()).toEqual({ on: true, has_email: true })
  await choose(person, false)
  await updateAccount(db, person.id, { email: null })
  expect(await state()).toEqual({ on: false, has_email: false })
  expect(await raw(weeklyReportApi.put, { body: { on: true } }, { token: person.token })).toMatchObject({
    status: 400,
    body: { data: { on: expect.stringContaining('e-mail') } },
  })
})

test('last week’s figures come on Monday at eight, once, in the chosen language, each with the permissions', async () => {
  // Tuesday of one week, then of the next.
  passUntil(new Date(chinaWeekStart(deps.clock()).getTime() + 8.5 * 86_400_000))
  const seller = await make.gold()
  await publish(seller)
  pass(7 * 86_400)
  const other = await make.gold()
  await publish(other)
  await publish(other)
  await submit(other)
  const stock = await subscriber(['admin_quotation.get'])
  const people = await subscriber(['admin_user.get'], 'zh-CN')
  const nobody = await subscriber(['admin_tag.get'])
  const frozen = await subscriber(['admin_quotation.get'])
  const left = await subscriber(['admin_quotation.get'])
  await choose(left, false)
  await updateAccount(db, frozen.id, { disabled_at: deps.clock() })
  // A minute before: the clock goes on while a loaded machine runs the job.
  passUntil(new Date(nextReport(deps.clock()).getTime() - 60_000))
  await run()
  expect([stock, people].flatMap(mailsTo)).toEqual([])

  await monday()
  const [mail, ...more] = mailsTo(stock)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(
    /^Forging Market, week of [A-Z][a-z]{2} \d{1,2}, \d{4} to [A-Z][a-z]{2} \d{1,2}, \d{4}\n/,
  )
  expect(mail?.text).toContain('Postings submitted: 3 (week before: 1)')
  expect(mail?.text).toContain('Postings published: 2 (week before: 1)')
  expect(mail?.text).toMatch(/https?:\/\/[^/\s]+\/admin\/dashboard/)
  expect(mail?.text).not.toMatch(/New accounts|Quotes/)
  expect(mailsTo(people)[0]?.text).toMatch(/^锻材市场周报 [^]*新注册账号：\d+（前一周 \d+）/)
  expect(mailsTo(people)[0]?.text).not.toMatch(/审核/)
  expect([nobody, frozen, left].flatMap(mailsTo)).toEqual([])

  await run()
  expect(mailsTo(stock)).toHaveLength(1)
  await updateAccount(db, frozen.id, { disabled_at: null })
  await run()
  expect(mailsTo(frozen), 'not sent later').toEqual([])
  await monday()
  expect([stock, frozen].map((person) => mailsTo(person).length)).toEqual([2, 1])
})

test('the mail says in either language how long what waits has been waiting', async () => {
  const permissions: AdminPermission[] = ['admin_quotation.get', 'admin_tenant.get']
  const [english, chinese] = [await subscriber(permissions), await subscriber(permissions, 'zh-CN')]
  const idle = await subscriber(['admin_forum'])
  await db.execute(sql`update posting set state = 'rejected' where state = 'in_review'`)
  const due = nextReport(deps.clock()).getTime() / 1000 + 1
  const before = (hours: number) => passUntil(new Date((due - hours * 3600) * 1000))
  const member = await make.member()
  before(75)
  await certificationScene(app).apply(member)
  before(26)
  await submit(await make.gold())
  await submit(await make.gold())
  before(5)
  await submit(await make.gold())
  before(2)
  await submit(await make.gold())
  before(0.5)
  await submit(await make.gold())
  passUntil(new Date(due * 1000))
  await run()
  const text = (person: Person) => mailsTo(person).at(-1)?.text ?? ''
  expect(text(english)).toContain(
    [
      'Waiting now:',
      'Reviews of stock listings: 5 (under 1 hour: 1, 1 to 4 hours: 1, 4 to 24 hours: 1, over 1 day: 2)',
      'Applications for certification: 1 (oldest: 3 days)\n\n',
    ].join('\n'),
  )
  expect(text(english)).toContain('Postings submitted: 2 (week before: 0)')
  expect(text(chinese)).toContain(
    [
      '目前等待处理：',
      '现货商城审核：5（1 小时以内 1，1 至 4 小时 1，4 至 24 小时 1，超过 1 天 2）',
      '企业认证申请：1（最久 3 天）\n\n',
    ].join('\n'),
  )
  expect(text(chinese)).toContain('提交审核的信息：2（前一周 0）')
  expect(text(idle)).toContain('Nothing is waiting now.')
})

test('two nodes that run at once send one mail, and a server that was off sends it when it is back', async () => {
  const person = await subscriber(['admin_quotation.get'])
  const other = await testNode(deps.config, deps.database)
  // Wednesday: nothing ran on Monday.
  passUntil(new Date(nextReport(deps.clock()).getTime() + 2 * 86_400_000))
  other.pass((deps.clock().getTime() - other.deps.clock().getTime()) / 1000)
  await Promise.all([sendDueReports(deps), sendDueReports(other.deps)])
  await drain()
  await other.drain()
  const all = [...outbox, ...other.outbox].filter(({ to }) => to === person.email)
  expect(all).toHaveLength(1)
})
