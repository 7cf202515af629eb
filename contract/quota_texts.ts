import type { QuotaName } from './quotas.ts'
import { pick, type Bilingual, type Renderer } from './message_words.ts'

/** A limit before and after a change; null means unlimited. */
export type LimitChange = { name: QuotaName; before: number | null; after: number | null }

/** Operators changed limits of the tier that the company has. */
export type QuotaMessages = { limits_changed: { changes: LimitChange[] } }

/** Limits as notifications name them, in the words of the pages that show them. */
export const limitNames: Record<QuotaName, Bilingual> = {
  saved_searches: { en: 'Saved searches', zh: '已存搜索' },
  buying_requests_per_month: { en: 'Buying requests per month', zh: '每月求购信息' },
  spot_postings_online: { en: 'Stock listings online or in review', zh: '在线及待审现货' },
  intentions_per_month: { en: 'Enquiries and quotes per month', zh: '每月意向与报价' },
  contact_views_per_day: { en: 'Contact details per day', zh: '每日查看联系方式' },
  staff_accounts: { en: 'Staff accounts', zh: '员工账号' },
  freight_allowances_per_year: { en: 'Freight allowances per year', zh: '每年运费补贴' },
  upload_mb_per_day: { en: 'MB uploaded per day', zh: '每日上传量（MB）' },
}

export const quotaTexts: { [Code in keyof QuotaMessages]: Renderer<QuotaMessages[Code]> } = {
  limits_changed: {
    title: (_, lang) => pick(lang, 'The limits of your tier have changed', '您的等级额度已调整'),
    info: ({ changes }, lang) => {
      const limit = (count: number | null) =>
        count === null ? pick(lang, 'no limit', '不限') : String(count)
      return changes
        .map(
          ({ name, before, after }) =>
            `${limitNames[name][lang]}${pick(lang, ': ', '：')}${limit(before)} → ${limit(after)}`,
        )
        .join(' · ')
    },
  },
}
