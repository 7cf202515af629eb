import type { Lang } from '#contract/enums.ts'
import { errorLine } from './rules.ts'

/** Words for an error of a job; `quotes` adds what the other service said, which an operator can look up there. */
type Reason = { of: RegExp; en: string; zh: string; quotes?: true; isOfRecipient?: true }

/** The first that fits counts. */
const reasons: readonly Reason[] = [
  {
    of: /SMTP_URL is not set/,
    en: 'No mail server is set up (SMTP_URL)',
    zh: '未配置邮件服务器（SMTP_URL）',
  },
  {
    of: /SMS_WEBHOOK_URL is not set/,
    en: 'No service for text messages is set up (SMS_WEBHOOK_URL)',
    zh: '未配置短信服务（SMS_WEBHOOK_URL）',
  },
  {
    of: /SMS_WEBHOOK_URL answered/,
    en: 'The service for text messages refused it',
    zh: '短信服务拒绝发送',
    quotes: true,
  },
  {
    of: /is not that of this version/,
    en: 'It was queued by another version of the program and cannot be read',
    zh: '由另一版本的程序加入队列，无法读取',
  },
  {
    of: /authenticate data|invalid initialization vector|invalid authentication tag/i,
    en: 'It was queued with another SECRET and cannot be read',
    zh: '加入队列时使用的 SECRET 与现在不同，无法读取',
  },
  {
    of: /Invalid login|EAUTH|\b53[0458]\b|authentication (failed|required)/i,
    en: 'The mail server does not accept our log-in (SMTP_URL)',
    zh: '邮件服务器不接受登录（请检查 SMTP_URL）',
    quotes: true,
  },
  {
    of: /mailbox (is )?full|over quota|\b[45]52\b/i,
    en: 'The recipient’s mailbox is full',
    zh: '收件人邮箱已满',
    quotes: true,
    isOfRecipient: true,
  },
  {
    of: /Mail command failed|sender (address )?(was )?reject|send as this sender|spoofed/i,
    en: 'The mail server does not accept the sender (MAIL_FROM)',
    zh: '邮件服务器不接受发件人（MAIL_FROM）',
    quotes: true,
  },
  {
    of: /recipients? (address )?(were |was )?rejected|user unknown|no such user|mailbox unavailable|\b55[0134]\b/i,
    en: 'The mail server refused the recipient',
    zh: '邮件服务器拒绝该收件人',
    quotes: true,
    isOfRecipient: true,
  },
  {
    of: /certificate|SSL|TLS/,
    en: 'No secure connection to the service',
    zh: '无法与该服务建立安全连接',
    quotes: true,
  },
  {
    of: /No space left on device|Disk quota exceeded|disk is (nearly )?full/i,
    en: 'The disk was full',
    zh: '磁盘已满',
  },
  {
    of: /job expired|execution exceeded|heartbeat timeout|shut ?down/i,
    en: 'It took too long, or the server was stopped meanwhile',
    zh: '执行超时，或服务器中途停止',
  },
  {
    of: /Failed query|database|terminat|deadlock|(?<!:)\b(57|53|08|40)[0-9P][0-9]{2}\b/i,
    en: 'The database did not do what it was asked; details are in the server’s log',
    zh: '数据库操作失败，详情见服务器日志',
  },
  {
    of: /ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|fetch failed|Greeting never received|Unexpected socket close|Connection closed/i,
    en: 'The service could not be reached',
    zh: '无法连接该服务',
    quotes: true,
  },
  {
    of: /time(d )?-?out|ETIMEDOUT|ESOCKET/i,
    en: 'The service did not answer in time',
    zh: '该服务未及时响应',
  },
  {
    of: /is gone\b/,
    en: 'What it was about does not exist any more',
    zh: '所涉内容已不存在',
  },
  {
    of: /^(Error: )?[45]\d\d[ -]/,
    en: 'The mail server refused it',
    zh: '邮件服务器拒绝发送',
    quotes: true,
  },
]

const fault = {
  en: 'A fault of the program; details are in the server’s log',
  zh: '程序出错，详情见服务器日志',
}
/** What the runtime says about a mistake of ours never reaches a reader; `fetch` reports the network in this way, too. */
const isFault = (error: string): boolean =>
  /^(Type|Reference|Range|Syntax|Assertion|Aggregate|URI)Error: (?!fetch failed)/.test(error)

const reasonFor = (error: string): Reason | undefined =>
  isFault(error) ? undefined : reasons.find(({ of }) => of.test(error))

/** Whether a mail failed because of the one it was for, which says nothing about other mails. */
export const isOfRecipient = (error: string): boolean => reasonFor(error)?.isOfRecipient === true

/** Why a job failed, in words for an operator, without anything private. */
export function reasonOf(error: string, lang: Lang): string {
  const found = reasonFor(error)
  if (!found) return fault[lang]
  const words = found[lang]
  if (!found.quotes) return words
  const said = errorLine(error.replace(/^\w*Error: /, ''))
  return lang === 'zh' ? `${words}（${said}）` : `${words} (${said})`
}
