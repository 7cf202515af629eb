import * as z from 'zod/mini'
import { langs, type Lang } from '#contract/enums.ts'
import { invitationDays } from '#contract/staff.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Mail } from '#server/jobs/delivery.ts'
import { job } from '#server/jobs/queue.ts'
import { clipped, quoted } from '#server/jobs/quoted.ts'

const invitationJob = z.object({
  to: z.string(),
  company: z.object({ zh: z.string(), en: z.string() }),
  lang: z.enum(langs),
  /** That of the page to which the mail leads; absent where the server does not know it. */
  origin: z.optional(z.string()),
})
type InvitationJob = z.output<typeof invitationJob>

export const deliverInvitation = job('deliver_invitation', { payload: invitationJob, parallel: 10 })

/** Characters of a company's name in a mail, and in a text message, whose template has its own quotation marks. */
const nameLength = { mail: 60, sms: 30 }
/** Where invitations are answered; whoever is not logged in comes there after the log-in. */
const answerPath = '/backend/staff'

const subjects: Record<Lang, (company: string) => string> = {
  zh: (company) => `锻材市场员工邀请：${company}`,
  en: (company) => `Invitation to the staff of ${company} on Forging Market`,
}
const texts: Record<Lang, (company: string) => string> = {
  zh: (company) =>
    `锻材市场上的企业${company}邀请您成为其员工。请用本手机号或邮箱登录或注册，在“我的员工”页接受或谢绝，${invitationDays} 天内有效。如不认识该公司，请忽略本消息。`,
  en: (company) =>
    `A company on Forging Market, ${company}, invites you to join its staff. Log in or register with this mobile number or e-mail address, and accept or decline on the page “My staff” within ${invitationDays} days. If you do not know the company, ignore this message.`,
}

/** The mail in both languages, because nobody knows yet which one its reader prefers; that of the inviter comes first. */
export function invitationMail({ to, company, lang, origin }: InvitationJob): Mail {
  const name = (language: Lang) => quoted(company[language], nameLength.mail)
  const other = lang === 'zh' ? 'en' : 'zh'
  return {
    to,
    subject: subjects[lang](name(lang)),
    text: [
      texts[lang](name(lang)),
      ...(origin === undefined ? [] : [`${origin}${answerPath}`]),
      texts[other](name(other)),
    ].join('\n\n'),
  }
}

/** Sends an invitation by text message or mail, depending on its recipient. It carries no secret. */
export const sendInvitation = (data: InvitationJob, { delivery }: Deps): Promise<void> =>
  delivery.invitation(data.to, clipped(data.company[data.lang], nameLength.sms), invitationMail(data))
