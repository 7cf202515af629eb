import { pick, reason, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Notifications about preferred suppliers. */
export type GoodBusinessMessages = {
  /** A company applied to be listed, or sent a new version of its profile; for operators. */
  supplier_submitted: { company: Bilingual; change: 'first' | 'update' }
  supplier_listed: { change: 'first' | 'update' }
  supplier_refused: { decision: 'revision_requested' | 'rejected' | 'removed'; comment: string }
  /** Shown as sponsored until that day (YYYY-MM-DD); null if it was ended. */
  supplier_sponsored: { until: string | null }
}

const refused: Record<GoodBusinessMessages['supplier_refused']['decision'], Bilingual> = {
  revision_requested: { en: 'Your supplier profile needs changes', zh: '优选商家资料需补充修改' },
  rejected: { en: 'Your supplier profile was not accepted', zh: '优选商家申请未通过' },
  removed: { en: 'Your company is no longer a preferred supplier', zh: '贵公司已被移出优选商家' },
}

export const goodBusinessTexts: {
  [Code in keyof GoodBusinessMessages]: Renderer<GoodBusinessMessages[Code]>
} = {
  supplier_submitted: {
    title: ({ company, change }, lang) =>
      change === 'first'
        ? pick(lang, `${company.en} applies as a preferred supplier`, `${company.zh} 申请成为优选商家`)
        : pick(lang, `${company.en} changed its supplier profile`, `${company.zh} 更新了优选商家资料`),
    info: (_, lang) => pick(lang, 'Waiting for review', '待审核'),
  },
  supplier_listed: {
    title: ({ change }, lang) =>
      change === 'first'
        ? pick(lang, 'Your company is a preferred supplier', '贵公司已成为优选商家')
        : pick(lang, 'Your new supplier profile is online', '新的优选商家资料已上线'),
    info: (_, lang) => pick(lang, 'Everybody can see the profile now', '资料已对所有人展示'),
  },
  supplier_refused: {
    title: ({ decision }, lang) => refused[decision][lang],
    info: ({ comment }, lang) => reason(comment, lang),
  },
  supplier_sponsored: {
    title: ({ until }, lang) =>
      until === null
        ? pick(lang, 'Your company is no longer shown as sponsored', '贵公司的推广展示已结束')
        : pick(lang, 'Your company is shown as sponsored', '贵公司已开通推广展示'),
    info: ({ until }, lang) =>
      until === null
        ? pick(lang, 'It stays listed as a preferred supplier', '仍保留优选商家展示')
        : pick(lang, `Until ${usDay(until)}`, `有效期至 ${until}`),
  },
}
