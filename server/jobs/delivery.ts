import { appendFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type { mailWays } from '#contract/test_mail.ts'
import type { Config } from '#server/config.ts'

export type OutboxEntry = { kind: 'captcha' | 'code' | 'mail'; key?: string; to?: string; text: string }
/** `html` is the alternative of `text` for mail programs that show it. */
export type Mail = { to: string; subject: string; text: string; html?: string | undefined }

/** Where mail goes: to a server (name and port), into the demo's file, or nowhere because none is set up. */
export type MailWay = { via: (typeof mailWays)[number]; server: string | null }

/** Sends codes and mail. In demo mode everything, including captcha answers, is written to a file, one line each. */
export type Delivery = {
  /** Sends a 6-digit code to a mobile number (E.164) or an e-mail address. */
  code(to: string, code: string, mail: Mail): Promise<void>
  mail(mail: Mail): Promise<void>
  /** Sends a mail by the same way and returns what the mail server said to it; empty where there is none. */
  tryMail(mail: Mail): Promise<string>
  readonly mailWay: MailWay
  /** Tells a mobile number or an e-mail address that this company has invited it. */
  invitation(to: string, company: string, mail: Mail): Promise<void>
  /** How the demo and the tests get past the captcha; absent in production. */
  captcha?(key: string, answer: string): Promise<void>
}

export function deliveryOf(config: Config): Delivery {
  return config.outboxFile === undefined ? realDelivery(config) : outboxDelivery(config.outboxFile)
}

function outboxDelivery(file: string): Delivery {
  const write = async (entry: OutboxEntry) => {
    await mkdir(path.dirname(file), { recursive: true })
    await appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
  }
  const mail: Delivery['mail'] = ({ to, subject, text }) =>
    write({ kind: 'mail', to, text: `${subject}\n${text}` })
  return {
    code: (to, code) => write({ kind: 'code', to, text: code }),
    mail,
    tryMail: async (one) => {
      await mail(one)
      return ''
    },
    mailWay: { via: 'outbox', server: null },
    invitation: (_to, _company, asMail) => mail(asMail),
    captcha: (key, answer) => write({ kind: 'captcha', key, text: answer }),
  }
}

/** A mail server that does not respond is given up, or it would block all other mail: codes expire after five minutes. */
const mailPatience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 20_000,
}

function realDelivery(config: Config): Delivery {
  const { smtpUrl } = config
  let transport: Promise<Transporter> | undefined
  const tryMail: Delivery['tryMail'] = async ({ to, subject, text, html }) => {
    if (smtpUrl === undefined) throw new Error('SMTP_URL is not set; mail cannot be delivered')
    // Imported with the first mail: the start does not need it.
    transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url: smtpUrl, ...mailPatience }),
    )
    const sent = await (await transport).sendMail({ from: config.mailFrom, to, subject, text, html })
    return sent.response ?? ''
  }
  const mail: Delivery['mail'] = async (one) => void (await tryMail(one))
  return {
    mail,
    tryMail,
    mailWay:
      smtpUrl === undefined ? { via: 'none', server: null } : { via: 'smtp', server: new URL(smtpUrl).host },
    code: (to, code, asMail) =>
      to.includes('@') ? mail(asMail) : postSms(config.smsWebhookUrl, { to, code }),
    invitation: (to, company, asMail) =>
      to.includes('@') ? mail(asMail) : postSms(config.smsWebhookUrl, { to, company }),
  }
}

/** What the template of a text message says besides its fixed words: a code, or the company that invites. */
type Sms = { to: string; code: string } | { to: string; company: string }

/** POSTs the values to a webhook of the operator, which knows the text templates of the SMS provider. */
async function postSms(url: string | undefined, sms: Sms): Promise<void> {
  if (url === undefined) throw new Error('SMS_WEBHOOK_URL is not set; text messages cannot be delivered')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sms),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`SMS_WEBHOOK_URL answered ${response.status}`)
}
