import { expect, test } from 'vitest'
import { reasonOf } from './reason_rules.ts'

test.each([
  ['Error: SMTP_URL is not set; mail cannot be delivered', /^No mail server/, /^未配置邮件服务器/],
  [
    'Error: SMS_WEBHOOK_URL answered 502',
    /^The service for text messages refused it \(SMS_WEBHOOK_URL answered 502\)/,
    /^短信服务/,
  ],
  ['Error: connect ECONNREFUSED 10.0.0.7:25', /^The service could not be reached/, /^无法连接/],
  ['Error: connect ECONNREFUSED 10.0.0.7:40837', /^The service could not be reached/, /^无法连接/],
  ['TypeError: fetch failed', /^The service could not be reached/, /^无法连接/],
  ['Error: Greeting never received', /^The service could not be reached/, /^无法连接/],
  [
    'Error: Invalid login: 535 Authentication failed',
    /^The mail server does not accept our log-in/,
    /^邮件服务器不接受登录/,
  ],
  [
    "Error: Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.example>",
    /^The mail server refused the recipient/,
    /^邮件服务器拒绝该收件人/,
  ],
  ['Error: 452 Mailbox full', /^The recipient’s mailbox is full/, /^收件人邮箱已满/],
  ['Error: 421 too many connections', /^The mail server refused it/, /^邮件服务器拒绝发送/],
  ['TimeoutError: The operation was aborted due to timeout', /in time$/, /未及时响应/],
  ['Error: Unsupported state or unable to authenticate data', /another SECRET/, /SECRET/],
  ['Error: Failed query: select 1\nparams: a@b.example', /^The database .* log$/, /^数据库/],
  [
    'Error: The data of delete_account is not that of this version: accountId',
    /^It was queued by another version/,
    /^由另一版本/,
  ],
  ['Error: Account 7 is gone', /does not exist any more$/, /已不存在/],
  ["TypeError: Cannot read properties of undefined (reading 'zh')", /^A fault of the program/, /^程序出错/],
  ['RangeError: Invalid time value', /^A fault of the program/, /^程序出错/],
  ['', /^A fault of the program/, /^程序出错/],
])('%j is told in words', (error, en, zh) => {
  expect(reasonOf(error, 'en')).toMatch(en)
  expect(reasonOf(error, 'zh')).toMatch(zh)
  expect(reasonOf(error, 'en') + reasonOf(error, 'zh')).not.toMatch(/b\.example|TypeError|undefined|select/)
})
