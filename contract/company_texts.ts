import type { CreditRating } from './enums.ts'
import { pick, reason, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Notifications about a company's certification and credit rating. */
export type CompanyMessages = {
  /** A company applied for certification; for operators. */
  certification_submitted: { company: Bilingual }
  /** Certified until that day (YYYY-MM-DD). */
  certification_granted: { company: Bilingual; expires_on: string }
  certification_refused: { decision: 'revision_requested' | 'rejected'; comment: string }
  /** An operator ended the certification in force. */
  certification_revoked: { comment: string }
  certification_expiring: { company: Bilingual; days: number; expires_on: string }
  /** Operators set the company's credit rating; 0 freezes it. */
  company_rated: { credit_rating: CreditRating; comment: string }
  /** The first company has become part of the second, by operators; for the people of both. */
  company_merged: { merged: Bilingual; into: Bilingual; comment: string }
}

const ratings: Record<CreditRating, Bilingual> = {
  0: { en: 'Your company is frozen', zh: '贵公司已被冻结' },
  1: { en: 'Your company’s credit rating is now “Limited”', zh: '贵公司的信用等级已调整为“受限”' },
  2: { en: 'Your company’s credit rating is now “Normal”', zh: '贵公司的信用等级已调整为“正常”' },
  3: { en: 'Your company’s credit rating is now “High”', zh: '贵公司的信用等级已调整为“高”' },
  4: { en: 'Your company’s credit rating is now “Excellent”', zh: '贵公司的信用等级已调整为“优”' },
}

export const companyTexts: { [Code in keyof CompanyMessages]: Renderer<CompanyMessages[Code]> } = {
  certification_submitted: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} applies for certification`, `${company.zh} 提交了企业认证`),
    info: (_, lang) => pick(lang, 'Waiting for review', '待审核'),
  },
  certification_granted: {
    title: (_, lang) => pick(lang, 'Your company is certified', '企业认证已通过'),
    info: ({ company, expires_on: day }, lang) =>
      `${company[lang]} · ${pick(lang, `valid until ${usDay(day)}`, `有效期至 ${day}`)}`,
  },
  certification_refused: {
    title: ({ decision }, lang) =>
      decision === 'rejected'
        ? pick(lang, 'Certification rejected', '企业认证未通过')
        : pick(lang, 'Your certification needs changes', '企业认证需补充修改'),
    info: ({ comment }, lang) => reason(comment, lang),
  },
  certification_revoked: {
    title: (_, lang) => pick(lang, 'Your certification was revoked', '企业认证已被撤销'),
    info: ({ comment }, lang) => reason(comment, lang),
  },
  certification_expiring: {
    title: ({ days }, lang) =>
      pick(
        lang,
        days === 1 ? 'Your certification expires in 1 day' : `Your certification expires in ${days} days`,
        `企业认证还有 ${days} 天到期`,
      ),
    info: ({ company, expires_on: day }, lang) =>
      `${company[lang]} · ${pick(lang, `renew it before ${usDay(day)}`, `请在 ${day} 前续期`)}`,
  },
  company_rated: {
    title: ({ credit_rating: rating }, lang) => ratings[rating][lang],
    info: ({ comment }, lang) => reason(comment, lang),
  },
  company_merged: {
    title: ({ merged, into }, lang) =>
      pick(lang, `${merged.en} is now part of ${into.en}`, `${merged.zh} 已并入 ${into.zh}`),
    info: ({ comment }, lang) => reason(comment, lang),
  },
}
