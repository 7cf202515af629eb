import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { MessageModule } from '#contract/enums.ts'
import { notificationPreferenceApi } from '#contract/notification_preference.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
import { updateAccount } from '#server/features/account/store.ts'
import { nextMorning } from '#server/features/notification_preference/clock_rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import { sendDigests } from '#server/jobs/kinds.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { digestMail } from './digest_mail.ts'

const { call, make, deps, drain, outbox, pass } = await testApp()
const db = deps.database.orm

type Choice = { modules?: MessageModule[]; time_zone?: string; language?: 'zh-CN' | 'en-US' }
async function choose({ token }: Person, choice: Choice = {}): Promise<void> {
  const { modules: wanted = ['quotation'], time_zone = 'Asia/Shanghai', language = 'en-US' } = choice
  const { data } = await call(notificationPreferenceApi.get, {}, { token })
  const modules = { ...data.modules }
  for (const module of Object.keys(modules) as MessageModule[])
    modules[module] = { push: true, email_digest: wanted.includes(module) ? 'daily' : 'never' }
  await call(notificationPreferenceApi.put, { body: { ...data, modules, time_zone, language } }, { token })
}

const tell = ({ id }: Person, comment: string, module: MessageModule = 'quotation') =>
  notify(db, {
    accountIds: [id],
    module,
    record_sign: 'Q1',
    code: 'posting_rejected',
    params: { title: { en: 'Round bar', zh: '圆钢' }, comment },
    now: deps.clock(),
  })

async function run(): Promise<void> {
  await deps.jobs.send(db, sendDigests, {})
  await drain()
}
/** Moves the clock to just after the next morning of a time zone, and runs the job. */
async function morning(timeZone = 'Asia/Shanghai'): Promise<void> {
  const now = deps.clock()
  pass((nextMorning(timeZone, now).getTime() - now.getTime()) / 1000 + 1)
  await run()
}
const mailsTo = ({ email }: Person) => outbox.filter(({ kind, to }) => kind === 'mail' && to === email)

test('unread messages of the chosen modules are mailed in the morning, in the reader’s language, once', async () => {
  const [en, zh] = [await make.user(), await make.user()]
  await tell(en, 'before the digest was wanted')
  pass(1)
  await choose(en)
  await choose(zh, { language: 'zh-CN' })
  for (const person of [en, zh]) {
    await tell(person, 'first')
    await tell(person, 'second')
    await tell(person, 'of another module', 'forum')
  }
  await run()
  expect(mailsTo(en)).toEqual([])
  await morning()
  const [mail, ...more] = mailsTo(en)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/^2 unread notifications\n/)
  expect(mail?.text).toMatch(/second[^]*first/)
  expect(mail?.text).not.toMatch(/before|another/)
  expect(mailsTo(zh)[0]?.text).toMatch(/^您有 2 条未读通知\n[^]*审核未通过：“圆钢”\n原因：“second”/)

  await run()
  await morning()
  expect(mailsTo(en)).toHaveLength(1)
  await tell(en, 'third')
  await morning()
  expect(mailsTo(en)[1]?.text).toMatch(/^1 unread notification\n[^]*third/)
  expect(mailsTo(en)[1]?.text).not.toMatch(/first|second/)
})

test('a message that grows is mailed with what is new in it, and what others wait for comes first', async () => {
  const reader = await make.user()
  await choose(reader, { modules: ['quotation', 'business_quotation'] })
  const approved = (code: string) =>
    notify(db, {
      accountIds: [reader.id],
      module: 'quotation',
      record_sign: code,
      code: 'posting_approved',
      params: { title: { en: `Bar ${code}`, zh: `圆钢 ${code}` } },
      group: { of: 'approved' },
      now: deps.clock(),
    })
  pass(1)
  await approved('Q1')
  await approved('Q2')
  await morning()
  expect(mailsTo(reader)[0]?.text).toMatch(
    /^1 unread notification\n[^]*2 postings approved[^]*Bar Q2[^]*Bar Q1/,
  )
  await notify(db, {
    accountIds: [reader.id],
    module: 'business_quotation',
    record_sign: 'Q9',
    code: 'quote_received',
    params: {
      title: { en: 'Round bar', zh: '圆钢' },
      company: { en: 'Lion Forge', zh: '狮锻' },
      price: { en: '¥5', zh: '¥5' },
    },
    now: deps.clock(),
  })
  await approved('Q3')
  await morning()
  const { text = '' } = mailsTo(reader)[1] ?? {}
  expect(text).toMatch(
    /^2 unread notifications\n[^]*New quote from “Lion Forge”[^]*1 posting approved and online\n“Bar Q3” \(Q3\)/,
  )
  expect(text).not.toMatch(/Bar Q[12]/)
})

test('nothing is mailed when everything is read or the digest is switched off', async () => {
  const [reader, leaver] = [await make.user(), await make.user()]
  for (const person of [reader, leaver]) {
    await choose(person)
    await tell(person, 'news')
  }
  await call(userMessageApi.readAll, {}, { token: reader.token })
  await choose(leaver, { modules: [] })
  await morning()
  await choose(leaver)
  await morning()
  expect([...mailsTo(reader), ...mailsTo(leaver)]).toEqual([])
})

test('the digest comes in the morning of the reader’s time zone', async () => {
  const [east, west] = [await make.user(), await make.user()]
  await choose(east, { time_zone: 'Asia/Shanghai' })
  await choose(west, { time_zone: 'America/Los_Angeles' })
  await morning('America/Los_Angeles')
  await tell(east, 'news')
  await tell(west, 'news')
  await morning('Asia/Shanghai')
  expect([mailsTo(east).length, mailsTo(west).length]).toEqual([1, 0])
  await morning('America/Los_Angeles')
  expect([mailsTo(east).length, mailsTo(west).length]).toEqual([1, 1])
})

test('a disabled account gets no digest, and a message that cannot be rendered stops nobody else’s', async () => {
  const [broken, disabled, sound] = [await make.user(), await make.user(), await make.user()]
  for (const person of [broken, disabled, sound]) {
    await choose(person)
    await tell(person, 'news')
  }
  await updateAccount(db, disabled.id, { disabled_at: deps.clock() })
  await db.execute(sql`update user_message set code = 'no such code' where account_id = ${broken.id}`)
  await morning()
  expect([broken, disabled, sound].map((person) => mailsTo(person).length)).toEqual([0, 0, 1])
  const [left] = await rows<{ open: number }>(
    db,
    sql`select count(*) as open from user_message where account_id = ${broken.id} and digested_at is null`,
  )
  expect(left?.open).toBe(1)
})

test('the HTML escapes people’s text and says how many messages it omits', () => {
  const item = { at: '2026-01-31 08:00', title: `<img src=x onerror="alert('1')">`, info: 'a & b' }
  const { html, text } = digestMail(
    'a@example.com',
    Array.from({ length: 32 }, () => item),
    'en',
  )
  expect(html).not.toMatch(/<img|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;')
  expect(html).toContain('a &amp; b')
  expect(text.split(item.title)).toHaveLength(31)
  expect([html, text].every((body) => body?.includes('And 2 more'))).toBe(true)
})
