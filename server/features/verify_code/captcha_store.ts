import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import { captchaHmac, sameHmac } from './rules.ts'
import { takeCaptcha } from './store.ts'

type Solved = { key: string; code: string }

/** Throws `wrong_captcha` unless this is the answer to the captcha, which is used up either way. */
export async function requireCaptcha(
  db: DbOrTx,
  { key, code }: Solved,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const answer = await takeCaptcha(db, key, now)
  if (answer === undefined || !sameHmac(answer, captchaHmac(secret, key, code))) {
    throw new Problem('wrong_captcha')
  }
}
