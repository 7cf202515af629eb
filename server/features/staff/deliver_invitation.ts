import { invitationDays } from '#contract/staff.ts'
import type { Lang } from '#contract/enums.ts'
import type { Names } from '#server/db/names.ts'
import type { Deps } from '#server/http/deps.ts'
import type { Mail } from '#server/jobs/delivery.ts'
import { job } from '#server/jobs/queue.ts'

type InvitationJob = { to: string; company: Names; lang: Lang }

export const deliverInvitation = job<InvitationJob>('deliver_invitation', { parallel: 10 })

const subjects = {
  zh: ({ zh }: Names) => `${zh} 邀请您成为其员工`,
  en: ({ en }: Names) => `${en} invites you to join its staff`,
}
const texts = {
  zh: ({ zh }: Names) =>
    `${zh} 在锻材市场邀请您成为其员工。请用本手机号或邮箱登录或注册，在消息通知中接受或谢绝，${invitationDays} 天内有效。如不认识该公司，请忽略本消息。`,
  en: ({ en }: Names) =>
    `${en} invites you to join its staff on Forging Market. Log in or register with this mobile number or e-mail address and accept or decline it in your messages within ${invitationDays} days. If you do not know the company, ignore this message.`,
}

/** The mail in both languages, because nobody knows yet which one its reader prefers; that of the inviter comes first. */
export function invitationMail({ to, company, lang }: InvitationJob): Mail {
  const other = lang === 'zh' ? 'en' : 'zh'
  return {
    to,
    subject: subjects[lang](company),
    text: [texts[lang](company), texts[other](company)].join('\n\n'),
  }
}

/** Sends an invitation by text message or mail, depending on its recipient. It carries no link and no secret. */
export const sendInvitation = (data: InvitationJob, { delivery }: Deps): Promise<void> =>
  delivery.invitation(data.to, data.company[data.lang], invitationMail(data))
