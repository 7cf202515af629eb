import { moneyText } from './figures.ts'
import type { PaidTier } from './membership_tiers.ts'
import { pick, reason, usDay, type Bilingual, type Renderer } from './message_words.ts'
import { quotaTexts, type QuotaMessages } from './quota_texts.ts'

/** Notifications about memberships and the limits of tiers; days are YYYY-MM-DD. */
export type MembershipMessages = QuotaMessages & {
  /** An operator confirmed the company's application, with its first and last day. */
  membership_confirmed: { tier: PaidTier; starts_on: string; ends_on: string }
  membership_declined: { tier: PaidTier; reason: string }
  /** An operator corrected tier or last day of a period. */
  membership_corrected: { tier: PaidTier; starts_on: string; ends_on: string; reason: string }
  /** An operator ended a period before its last day, or before it began on `starts_on`. */
  membership_ended: { tier: PaidTier; starts_on: string; reason: string }
  /** The membership ends in so many days, with its last one. */
  membership_ending: { tier: PaidTier; days: number; ends_on: string }
  /** A company applied; for operators. */
  membership_applied: { company: Bilingual; tier: PaidTier; years: number }
  /** A company asks for a freight fee (¥); for operators. */
  freight_requested: { company: Bilingual; title: Bilingual; fee: number }
  freight_refunded: { title: Bilingual; fee: number }
  freight_refused: { title: Bilingual; reason: string }
}

const tierNames: Record<PaidTier, Bilingual> = {
  silver: { en: 'Silver', zh: '银牌' },
  gold: { en: 'Gold', zh: '金牌' },
}

export const membershipTexts: { [Code in keyof MembershipMessages]: Renderer<MembershipMessages[Code]> } = {
  ...quotaTexts,
  membership_confirmed: {
    title: ({ tier }, lang) =>
      pick(lang, `${tierNames[tier].en} membership confirmed`, `${tierNames[tier].zh}会员已开通`),
    info: ({ starts_on: from, ends_on: until }, lang) =>
      pick(lang, `${usDay(from)} to ${usDay(until)}`, `有效期 ${from} 至 ${until}`),
  },
  membership_declined: {
    title: ({ tier }, lang) =>
      pick(
        lang,
        `Application for ${tierNames[tier].en.toLowerCase()} membership declined`,
        `${tierNames[tier].zh}会员申请未通过`,
      ),
    info: ({ reason: why }, lang) => reason(why, lang),
  },
  membership_corrected: {
    title: ({ tier, ends_on: until }, lang) =>
      pick(
        lang,
        `Membership corrected: ${tierNames[tier].en}, last day ${usDay(until)}`,
        `会员信息已更正：${tierNames[tier].zh}会员，有效期至 ${until}`,
      ),
    info: ({ starts_on: from, reason: why }, lang) =>
      `${pick(lang, `Since ${usDay(from)}`, `自 ${from} 起`)} · ${reason(why, lang)}`,
  },
  membership_ended: {
    title: ({ tier }, lang) =>
      pick(lang, `${tierNames[tier].en} membership ended early`, `${tierNames[tier].zh}会员已提前终止`),
    info: ({ starts_on: from, reason: why }, lang) =>
      `${pick(lang, `The one from ${usDay(from)}`, `自 ${from} 起的会员期`)} · ${reason(why, lang)}`,
  },
  membership_ending: {
    title: ({ tier, days }, lang) =>
      pick(
        lang,
        `${tierNames[tier].en} membership ends in ${days} ${days === 1 ? 'day' : 'days'}`,
        `${tierNames[tier].zh}会员还有 ${days} 天到期`,
      ),
    info: ({ ends_on: until }, lang) =>
      pick(
        lang,
        `Last day ${usDay(until)}; you can apply for a renewal now`,
        `有效期至 ${until}，现在可申请续期`,
      ),
  },
  membership_applied: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} applies for membership`, `${company.zh} 申请会员`),
    info: ({ tier, years }, lang) =>
      pick(
        lang,
        `${tierNames[tier].en}, ${years} ${years === 1 ? 'year' : 'years'}`,
        `${tierNames[tier].zh}，${years} 年`,
      ),
  },
  freight_requested: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} asks for a freight refund`, `${company.zh} 申请返还运费`),
    info: ({ title, fee }, lang) => `${title[lang]} · ${moneyText(fee)}`,
  },
  freight_refunded: {
    title: ({ fee }, lang) =>
      pick(lang, `Freight fee of ${moneyText(fee)} refunded`, `运费 ${moneyText(fee)} 已返还`),
    info: ({ title }, lang) => title[lang],
  },
  freight_refused: {
    title: (_, lang) => pick(lang, 'Freight refund refused', '运费返还申请未通过'),
    info: ({ title, reason: why }, lang) => `${title[lang]} · ${reason(why, lang)}`,
  },
}
