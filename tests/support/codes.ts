import { verifyCodeApi, type CodeEvent } from '#contract/verify_code.ts'
import type { TestApp } from './app.ts'

type Sender = Pick<TestApp, 'call' | 'outbox' | 'drain'>

/** Requests a captcha and returns its key and answer, as a person would read it. */
export async function solveCaptcha({ call, outbox }: Sender): Promise<{ key: string; code: string }> {
  const { data } = await call(verifyCodeApi.image)
  const entry = outbox.findLast((one) => one.kind === 'captcha' && one.key === data.key)
  if (!entry) throw new Error('The captcha answer was not delivered')
  return { key: data.key, code: entry.text }
}

/** Requests a verification code and returns the one that arrives at `to` (by default `mobile`). */
export async function receiveCode(
  app: Sender,
  mobile: string,
  event: CodeEvent,
  to = mobile,
): Promise<string> {
  const sent = await app.call(verifyCodeApi.send, { body: { ...(await solveCaptcha(app)), event, mobile } })
  if (sent.status !== 200) throw new Error(`The code was not sent: ${JSON.stringify(sent.body)}`)
  await app.drain()
  const entry = app.outbox.findLast((one) => one.kind === 'code' && one.to === to)
  if (!entry) throw new Error(`No code arrived at ${to}`)
  return entry.text
}
