import type { Lang } from '#contract/enums.ts'
import { waitingAges, type WaitingAge } from '#contract/figure_ranges.ts'
import { kindNames } from '#contract/kind_names.ts'
import { spanText } from '#contract/span_text.ts'
import type { OfficeQueue } from '#server/features/dashboard/office_queue_store.ts'
import type { Ages } from '#server/features/dashboard/state_store.ts'

/** What waits when the report is sent: reviews by how long, other queues with the age of their oldest row. */
export type Waiting = {
  reviews: readonly Ages[]
  queues: readonly { name: OfficeQueue; count: number; oldest: string | null }[]
  now: Date
}

type Texts = {
  heading: string
  nothing: string
  ages: Record<WaitingAge, string>
  queues: Record<OfficeQueue, string>
  review: (kind: string, count: string, ages: string) => string
  age: (age: string, count: string) => string
  queue: (name: string, count: string, oldest: string) => string
}

const texts: Record<Lang, Texts> = {
  zh: {
    heading: '目前等待处理：',
    nothing: '目前没有等待处理的事项。',
    ages: { under_1h: '1 小时以内', under_4h: '1 至 4 小时', under_1d: '4 至 24 小时', older: '超过 1 天' },
    queues: {
      forum: '论坛帖子',
      good_business: '优选供应商资料',
      inspect_business: '第三方检测',
      mill_certificate: '重复质保书提醒',
      tenant: '企业认证申请',
      membership: '会员申请',
      freight: '运费返还申请',
      user_accusation: '举报与团购申请',
    },
    review: (kind, count, ages) => `${kind}审核：${count}（${ages}）`,
    age: (age, count) => `${age} ${count}`,
    queue: (name, count, oldest) => `${name}：${count}（最久 ${oldest}）`,
  },
  en: {
    heading: 'Waiting now:',
    nothing: 'Nothing is waiting now.',
    ages: {
      under_1h: 'under 1 hour',
      under_4h: '1 to 4 hours',
      under_1d: '4 to 24 hours',
      older: 'over 1 day',
    },
    queues: {
      forum: 'Forum posts',
      good_business: 'Supplier profiles',
      inspect_business: 'Third-party inspections',
      mill_certificate: 'Same certificate of two companies',
      tenant: 'Applications for certification',
      membership: 'Applications for membership',
      freight: 'Freight refunds to decide',
      user_accusation: 'Reports and group-buy requests',
    },
    review: (kind, count, ages) => `Reviews of ${kind.toLowerCase()}: ${count} (${ages})`,
    age: (age, count) => `${age}: ${count}`,
    queue: (name, count, oldest) => `${name}: ${count} (oldest: ${oldest})`,
  },
}

const locales: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' }
const hour = 3_600_000

/** Whole hours in the first two days, whole days afterwards. */
function waitedText(ms: number, lang: Lang): string {
  const [unit, size] = ms < 48 * hour ? (['hour', hour] as const) : (['day', 24 * hour] as const)
  return spanText(Math.floor(ms / size), { unit, locale: locales[lang] })
}

/** The part of the mail about what waits; empty for operators who see no queue. */
export function waitingText({ reviews, queues, now }: Waiting, lang: Lang): string {
  if (reviews.length + queues.length === 0) return ''
  const { heading, nothing, ages, queues: names, review, age, queue } = texts[lang]
  const number = new Intl.NumberFormat(locales[lang])
  const lines = [
    ...reviews.flatMap((row) => {
      const count = waitingAges.reduce((sum, one) => sum + row[one], 0)
      const parts = waitingAges
        .filter((one) => row[one] > 0)
        .map((one) => age(ages[one], number.format(row[one])))
      const between = lang === 'zh' ? '，' : ', '
      return count > 0 ? [review(kindNames[row.kind][lang], number.format(count), parts.join(between))] : []
    }),
    ...queues.flatMap(({ name, count, oldest }) =>
      oldest
        ? [queue(names[name], number.format(count), waitedText(now.getTime() - Date.parse(oldest), lang))]
        : [],
    ),
  ]
  return lines.length > 0 ? [heading, ...lines].join('\n') : nothing
}
