import { randomBytes, randomInt } from 'node:crypto'
import type { verifyCodeApi } from '#contract/verify_code.ts'
import { forgetHits } from '#server/db/rate_limit.ts'
import { nameText, normaliseName } from '#server/features/account/rules.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handlers } from '#server/http/mount.ts'
import { withDetail } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network.ts'
import { seal } from '#server/jobs/seal.ts'
import { requireCaptcha } from './captcha_store.ts'
import { deliverCode } from './deliver_code.ts'
import { drawPicture } from './picture.ts'
import {
  captchaHmac,
  codeHmac,
  pictureLimits,
  sendLimits,
  triesLimit,
  validSeconds,
  waitSeconds,
} from './rules.ts'
import { insertCaptcha, putCode } from './store.ts'

export const verifyCodeHandlers: Handlers<typeof verifyCodeApi> = {
  image: async ({ db, deps, now, request }) => {
    await useLimits(db, pictureLimits(networkOf(request.ip)), now)
    const { text, data } = await drawPicture()
    const key = randomBytes(16).toString('base64url')
    await insertCaptcha(db, {
      key,
      answer_hmac: captchaHmac(deps.config.secret, key, text),
      expires_at: new Date(now.getTime() + validSeconds * 1000),
    })
    await deps.delivery.captcha?.(key, text)
    return { img: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, key }
  },

  // The answer is the same whether an account exists or not: only the owner of the number learns it, after entering
  // the code.
  send: async ({ body, deps, now, lang, request }) => {
    const db = deps.database.orm
    const { secret } = deps.config
    const named = normaliseName(body.mobile)
    if (!named) throw fieldProblem('mobile', 'account_format', lang)
    await requireCaptcha(db, body, { secret, now })
    const name = nameText(named)
    const network = networkOf(request.ip)
    await useLimits(db, sendLimits(name, body.event, network), now)
    await forgetHits(db, triesLimit(name, body.event, network).key)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await db.transaction(async (tx) => {
      await putCode(tx, {
        name,
        event: body.event,
        code_hmac: codeHmac(secret, name, body.event, code),
        expires_at: new Date(now.getTime() + validSeconds * 1000),
        created_at: now,
      })
      await deps.jobs.send(tx, deliverCode, { to: name, sealedCode: seal(secret, code), lang })
    })
    return withDetail(
      { wait_seconds: waitSeconds },
      { en: 'The code was sent and is valid for 5 minutes', zh: '验证码已发送，5 分钟内有效' },
    )
  },
}
