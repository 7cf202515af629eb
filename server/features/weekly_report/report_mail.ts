import type { Lang } from '#contract/enums.ts'
import { usDay } from '#contract/message_words.ts'
import type { Figure } from '#server/features/dashboard/figure_store.ts'
import { waitingText, type Waiting } from './waiting_texts.ts'
import type { Mail } from '#server/jobs/delivery.ts'

/** A figure of the last week and of the week before it. */
export type Line = { figure: Figure; last: number; before: number }

type Texts = {
  names: Record<Figure, string>
  subject: (from: string, until: string) => string
  line: (name: string, last: string, before: string) => string
  link: string
  footer: string
}

const texts: Record<Lang, Texts> = {
  zh: {
    names: {
      submitted: '提交审核的信息',
      published: '上架的信息',
      rejected: '驳回的信息',
      taken_down: '平台下架的信息',
      expired: '过期的信息',
      dealt: '成交的信息',
      closed: '关闭的信息',
      sign_ups: '新注册账号',
      certified: '通过认证的企业',
      enquiries: '意向洽谈',
      quotes: '报价',
      deals: '成交',
    },
    subject: (from, until) => `锻材市场周报 ${from} 至 ${until}`,
    line: (name, last, before) => `${name}：${last}（前一周 ${before}）`,
    link: '在管理后台查看：',
    footer: '可在管理后台“概览”页关闭此邮件。',
  },
  en: {
    names: {
      submitted: 'Postings submitted',
      published: 'Postings published',
      rejected: 'Postings rejected',
      taken_down: 'Postings removed by operators',
      expired: 'Postings expired',
      dealt: 'Postings closed with a deal',
      closed: 'Postings closed',
      sign_ups: 'New accounts',
      certified: 'Companies certified',
      enquiries: 'Enquiries',
      quotes: 'Quotes',
      deals: 'Deals',
    },
    subject: (from, until) => `Forging Market, week of ${from} to ${until}`,
    line: (name, last, before) => `${name}: ${last} (week before: ${before})`,
    link: 'See the figures in the back office:',
    footer: 'You can turn off this mail on the overview of the back office.',
  },
}

const locales: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' }

type Given = {
  to: string
  lang: Lang
  origin: string
  from: string
  until: string
  lines: readonly Line[]
  waiting: Waiting
}

/** The figures of the week from Monday to Sunday beside those of the week before, what waits now, and a link to the overview. */
export function reportMail({ to, lang, origin, from, until, lines, waiting }: Given): Mail {
  const { names, subject, line, link, footer } = texts[lang]
  const dayText = lang === 'zh' ? (day: string) => day : usDay
  const number = new Intl.NumberFormat(locales[lang])
  return {
    to,
    subject: subject(dayText(from), dayText(until)),
    text: [
      lines
        .map(({ figure, last, before }) => line(names[figure], number.format(last), number.format(before)))
        .join('\n'),
      waitingText(waiting, lang),
      `${link}\n${origin}/admin/dashboard?days=30`,
      footer,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  }
}
