import * as z from 'zod/mini'
import { langs } from '#contract/enums.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Mail } from '#server/jobs/delivery.ts'
import { job } from '#server/jobs/queue.ts'

const appointmentJob = z.object({
  to: z.string(),
  lang: z.enum(langs),
  /** That of the page to which the mail leads; absent where the server does not know it. */
  origin: z.optional(z.string()),
})
type AppointmentJob = z.output<typeof appointmentJob>

export const deliverAppointment = job('deliver_appointment', { payload: appointmentJob, parallel: 2 })

const market = { zh: '锻材市场管理后台', en: 'Forging Market back office' }
const subjects = {
  zh: '您已被添加到锻材市场管理后台',
  en: 'You have been added to the Forging Market back office',
}
const texts = {
  zh: '您现在可以使用锻材市场管理后台。请用本手机号或邮箱以验证码登录，然后设置密码。如不知情，请忽略本消息。',
  en: 'You can now use the back office of Forging Market. Log in by code with this mobile number or e-mail address and set a password afterwards. If this means nothing to you, ignore this message.',
}

/** The mail in both languages; that of the operator who added the person comes first. */
const appointmentMail = ({ to, lang, origin }: AppointmentJob): Mail => ({
  to,
  subject: subjects[lang],
  text: [
    texts[lang],
    ...(origin === undefined ? [] : [`${origin}/admin`]),
    texts[lang === 'zh' ? 'en' : 'zh'],
  ].join('\n\n'),
})

/** Tells somebody that they work in the back office now. It carries no secret (decision 076). */
export const sendAppointment = (data: AppointmentJob, { delivery }: Deps): Promise<void> =>
  delivery.invitation(data.to, market[data.lang], appointmentMail(data))
