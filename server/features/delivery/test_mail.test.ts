/** A test mail: taken or refused by the mail server in its own words, limited, and in the log. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { testMailApi } from '#contract/test_mail.ts'
import { deliveryOf } from '#server/jobs/delivery.ts'
import { testApp } from '../../../tests/support/app.ts'
import { openSmtpSink, type SmtpSink } from '../../../tests/support/smtp_sink.ts'
import { sendNow } from './test_mail.ts'

const { call, raw, make, deps, outbox, pass } = await testApp()
const fake = deps.delivery
const operator = await make.operator(['website_config', 'admin_user.get'])
const to = 'chen.li@market.example'
const mailFrom = 'Steel market <no-reply@market.example>'

let sink: SmtpSink
beforeEach(async () => {
  sink = await openSmtpSink()
  deps.delivery = deliveryOf({ ...deps.config, outboxFile: undefined, smtpUrl: sink.url, mailFrom })
  pass(61)
})
afterEach(() => sink.close())

const send = async (language: 'zh-CN' | 'en-US' = 'en-US') =>
  (await call(testMailApi.send, { body: { to } }, { token: operator.token, language })).data
const way = async () => (await call(testMailApi.way, {}, { token: operator.token })).data
const without = { outboxFile: undefined, smtpUrl: undefined }

test('an address has to be one', async () => {
  const { status, body } = await raw(testMailApi.send, { body: { to: 'chen.li' } }, { token: operator.token })
  expect([status, Object.keys(body.data as object)]).toEqual([400, ['to']])
  expect(sink.mails).toEqual([])
})

test('what the server says to a mail that it takes is shown, the mail is in both languages, and the log has it', async () => {
  expect(await way()).toMatchObject({
    via: 'smtp',
    server: new URL(sink.url).host,
    own_address: expect.stringContaining('@') as string,
    last: null,
  })
  expect(await send()).toEqual({ outcome: 'accepted', answer: '250 2.0.0 Ok: queued as 4XR1WN3' })
  const [mail = ''] = sink.mails
  expect(mail).toMatch(/^From: Steel market <no-reply@market.example>\r$/m)
  expect(mail).toMatch(/^To: chen.li@market.example\r$/m)
  expect(mail).toMatch(/^Subject: =\?UTF-8\?Q\?Test_mail/m)
  expect(await way()).toMatchObject({ last: { outcome: 'accepted', by: expect.any(String) as string } })
  const { results } = (
    await raw(auditLogApi.list, { query: { size: 5, object_kind: 'delivery' } }, { token: operator.token })
  ).data
  expect(results).toEqual([
    expect.objectContaining({
      action: 'test_mail',
      object_sign: 'ch****@market.example',
      after: { outcome: 'accepted', answer: '250 2.0.0 Ok: queued as 4XR1WN3' },
    }),
  ])
})

test.each([
  [
    'RCPT',
    '550 5.1.1 User unknown',
    /^The mail server refused the recipient \(.*550 5\.1\.1 User unknown\)$/,
    /^邮件服务器拒绝该收件人/,
  ],
  [
    'MAIL',
    '553 5.7.1 Sender address rejected: not owned by user',
    /^The mail server does not accept the sender \(MAIL_FROM\) \(.*553 5\.7\.1/,
    /^邮件服务器不接受发件人（MAIL_FROM）/,
  ],
  [
    'end',
    '550 5.7.60 Client does not have permissions to send as this sender',
    /^The mail server does not accept the sender/,
    /^邮件服务器不接受发件人/,
  ],
  ['end', '554 5.7.1 Message refused as spam', /^The mail server refused/, /^邮件服务器拒绝/],
] as const)('what it says to %s (%s) is told in words', async (command, line, en, zh) => {
  sink.answers(command, line)
  const told = await send()
  expect(told).toEqual({ outcome: 'refused', answer: expect.stringMatching(en) as string })
  expect((await send('zh-CN')).answer).toMatch(zh)
  expect(told.answer).not.toContain(to)
  expect(await way()).toMatchObject({ last: { outcome: 'refused' } })
})

test('a server that cannot be reached, or stops answering, is said to be so', async () => {
  sink.answers('RCPT', null)
  const mail = { to, subject: 'Test', text: 'Test' }
  await expect(sendNow(deps.delivery, mail, 100)).rejects.toThrow('did not answer')
  await sink.close()
  expect((await send()).answer).toMatch(/^The service could not be reached \(.*ECONNREFUSED/)
})

test('without a mail server nothing is sent, and the page can say so beforehand', async () => {
  deps.delivery = deliveryOf({ ...deps.config, ...without })
  expect(await way()).toMatchObject({ via: 'none', server: null })
  expect(await send()).toEqual({ outcome: 'refused', answer: 'No mail server is set up (SMTP_URL)' })
})

test('in the demo it is written into the file of mails', async () => {
  deps.delivery = fake
  expect(await way()).toMatchObject({ via: 'outbox', server: null })
  expect(await send()).toEqual({ outcome: 'written', answer: '' })
  expect(outbox.at(-1)).toMatchObject({
    kind: 'mail',
    to,
    text: expect.stringContaining('测试邮件') as string,
  })
})

test('an operator sends at most five a minute', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send()).outcome).toBe('accepted')
  const { status, body } = await raw(testMailApi.send, { body: { to } }, { token: operator.token })
  expect([status, body.code]).toEqual([429, 'too_many_requests'])
  expect(sink.mails).toHaveLength(5)
  pass(61)
  expect((await send()).outcome).toBe('accepted')
})
