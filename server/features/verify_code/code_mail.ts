import type { Lang } from '#contract/enums.ts'
import type { Mail } from '#server/jobs/delivery.ts'

const texts = {
  zh: (code: string) => ({
    subject: `验证码 ${code}`,
    text: `您的验证码是 ${code}，5 分钟内有效。如非本人操作，请忽略本邮件。`,
  }),
  en: (code: string) => ({
    subject: `Verification code ${code}`,
    text: `Your verification code is ${code}. It is valid for 5 minutes. If you did not ask for it, ignore this message.`,
  }),
}

export const mailOfCode = (to: string, code: string, lang: Lang): Mail => ({ to, ...texts[lang](code) })
