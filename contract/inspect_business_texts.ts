import { moneyText, type Currency } from './figures.ts'
import type { InspectionResult } from './inspect_business_states.ts'
import { pick, reason, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Notifications about inspections; days are YYYY-MM-DD. */
export type InspectionMessages = {
  /** A company's step; for operators. */
  inspection_waits: {
    company: Bilingual
    object: Bilingual
    step: 'requested' | 'accepted' | 'declined' | 'cancelled'
    /** Empty if none was given. */
    reason: string
  }
  inspection_quoted: { object: Bilingual; amount: number; currency: Currency; valid_until: string }
  inspection_scheduled: { object: Bilingual; scheduled_on: string; inspector: string }
  inspection_reported: { object: Bilingual; result: InspectionResult }
  inspection_refused: { object: Bilingual; reason: string }
}

const steps: Record<InspectionMessages['inspection_waits']['step'], Bilingual> = {
  requested: { en: 'asks for an inspection', zh: '提交了质检委托' },
  accepted: { en: 'accepted the inspection quote', zh: '接受了质检报价' },
  declined: { en: 'declined the inspection quote', zh: '未接受质检报价' },
  cancelled: { en: 'cancelled an inspection', zh: '取消了质检委托' },
}

const results: Record<InspectionResult, Bilingual> = {
  passed: { en: 'passed', zh: '合格' },
  remarks: { en: 'passed with remarks', zh: '合格，有备注' },
  failed: { en: 'failed', zh: '不合格' },
}

export const inspectionTexts: { [Code in keyof InspectionMessages]: Renderer<InspectionMessages[Code]> } = {
  inspection_waits: {
    title: ({ company, step }, lang) =>
      pick(lang, `${company.en} ${steps[step].en}`, `${company.zh} ${steps[step].zh}`),
    info: ({ object, reason: why }, lang) => (why ? `${object[lang]} · ${reason(why, lang)}` : object[lang]),
  },
  inspection_quoted: {
    title: ({ amount, currency }, lang) =>
      pick(
        lang,
        `Inspection quoted at ${moneyText(amount, currency)}`,
        `质检报价 ${moneyText(amount, currency)}`,
      ),
    info: ({ object, valid_until: until }, lang) =>
      `${object[lang]} · ${pick(lang, `valid until ${usDay(until)}`, `有效期至 ${until}`)}`,
  },
  inspection_scheduled: {
    title: ({ scheduled_on: on }, lang) => pick(lang, `Inspection on ${usDay(on)}`, `质检安排在 ${on}`),
    info: ({ object, inspector }, lang) =>
      `${object[lang]} · ${pick(lang, `inspector ${inspector}`, `检验员 ${inspector}`)}`,
  },
  inspection_reported: {
    title: ({ result }, lang) =>
      pick(lang, `Inspection report: ${results[result].en}`, `质检报告已出：${results[result].zh}`),
    info: ({ object }, lang) => object[lang],
  },
  inspection_refused: {
    title: (_, lang) => pick(lang, 'We cannot carry out your inspection', '质检委托未能受理'),
    info: ({ object, reason: why }, lang) => `${object[lang]} · ${reason(why, lang)}`,
  },
}
