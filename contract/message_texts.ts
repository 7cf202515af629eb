import type { Lang } from './enums.ts'
import { accountDeletionTexts, type AccountDeletionMessages } from './account_deletion_texts.ts'
import { companyTexts, type CompanyMessages } from './company_texts.ts'
import { numberText, priceText } from './figures.ts'
import { forumTexts, type ForumMessages } from './forum_texts.ts'
import { inspectionTexts, type InspectionMessages } from './inspect_business_texts.ts'
import { goodBusinessTexts, type GoodBusinessMessages } from './good_business_texts.ts'
import { marketPriceTexts, type MarketPriceMessages } from './market_price_texts.ts'
import { membershipTexts, type MembershipMessages } from './membership_texts.ts'
import { pick, reason, usDay, type Bilingual, type Renderer } from './message_words.ts'
import { postingTexts, type PostingMessages } from './posting_texts.ts'
import { severalTexts, type SeveralMessages } from './several_texts.ts'
import { signInTexts, type SignInMessages } from './sign_in_texts.ts'
import { staffMessageTexts, type StaffMessageParams } from './staff_texts.ts'
import { accusationTexts, type AccusationMessages } from './user_accusation_texts.ts'

/** Parameters of each notification; they are stored, and the text is written in the reader's language when it is read. */
export type MessageParams = AccountDeletionMessages &
  AccusationMessages &
  CompanyMessages &
  ForumMessages &
  InspectionMessages &
  MarketPriceMessages &
  MembershipMessages &
  GoodBusinessMessages &
  PostingMessages &
  SeveralMessages &
  SignInMessages &
  StaffMessageParams & {
    /** `quantity` with its unit; older rows have the bare number as one text. */
    intention_received: { title: Bilingual; company: Bilingual; quantity: Bilingual }
    intention_answered: {
      title: Bilingual
      company: Bilingual
      answer: 'accepted' | 'declined' | 'closed'
      /** The comment with the answer; empty or, in older rows, absent if there was none. */
      comment?: string
    }
    quote_received: { title: Bilingual; company: Bilingual; price: Bilingual }
    quote_revised: { title: Bilingual; company: Bilingual; price: Bilingual }
    quote_withdrawn: { title: Bilingual; company: Bilingual }
    quote_answered: { title: Bilingual; company: Bilingual; answer: 'accepted' | 'declined'; comment: string }
    /** What became of a request that the reader has quoted on; `ends` as below, of one that is over. */
    quoted_request: { title: Bilingual; change: 'changed' | 'not_chosen' | 'over'; ends?: number }
    /** An own quote expires soon: its last day as YYYY-MM-DD, `ends` in seconds since 1970; older rows have none. */
    quote_expiring: { title: Bilingual; valid_until: string; ends?: number }
    join_received: { title: Bilingual; company: Bilingual; quantity: number; joined: number }
    join_ending: { title: Bilingual; days: number; joined: number; target: number; ends?: number }
    join_changed: { title: Bilingual }
    join_ended: {
      title: Bilingual
      outcome: 'succeeded' | 'failed' | 'cancelled'
      /** Total tonnes, and the ¥/t for them if the group buying succeeded. */
      joined: number
      target: number
      price: number | null
    }
    drawings_requested: { title: Bilingual; company: Bilingual }
    drawings_answered: { title: Bilingual; answer: 'granted' | 'refused' }
    /** A new message about a posting; `text` is its beginning, empty for a message with files only. */
    conversation_message: { title: Bilingual; company: Bilingual; text: string }
    /** An operator acted for the reader, for so many minutes; older ones do not say how much was changed. */
    impersonated: { operator: Bilingual; minutes: number; reason: string; changes?: number }
    /** Postings of two companies have a certificate in common; for operators. */
    certificate_shared: { title: Bilingual; first: Bilingual; second: Bilingual }
    system_notice: { title: Bilingual; info: Bilingual }
  }
export type MessageCode = keyof MessageParams

const answers: Record<MessageParams['intention_answered']['answer'], Bilingual> = {
  accepted: { en: 'accepted your enquiry', zh: '已接受您的意向' },
  declined: { en: 'declined your enquiry', zh: '已谢绝您的意向' },
  closed: { en: 'closed the enquiry', zh: '已关闭该意向' },
}

const quoteAnswers: Record<MessageParams['quote_answered']['answer'], Bilingual> = {
  accepted: { en: 'accepted your quote', zh: '已接受您的报价' },
  declined: { en: 'declined your quote', zh: '已谢绝您的报价' },
}

const requestChanges: Record<MessageParams['quoted_request']['change'], Bilingual> = {
  changed: {
    en: 'A request you quoted on was changed: confirm or revise your quote',
    zh: '您报价的求购已变更，请确认或修改报价',
  },
  not_chosen: { en: 'Your quote was not chosen', zh: '您的报价未中标' },
  over: { en: 'A request you quoted on has ended', zh: '您报价的求购已结束' },
}

const outcomes: Record<MessageParams['join_ended']['outcome'], Bilingual> = {
  succeeded: { en: 'Group buy succeeded', zh: '团购已成团' },
  failed: { en: 'Group buy failed', zh: '团购未成团' },
  cancelled: { en: 'Group buy cancelled', zh: '团购已取消' },
}

/** `12.5 of 200 t` of a group buy. */
const tonnesOf = (joined: number, target: number, lang: Lang): string =>
  pick(
    lang,
    `${numberText(joined)} of ${numberText(target)} t`,
    `${numberText(joined)} / ${numberText(target)} 吨`,
  )

export const messageTexts: { [Code in MessageCode]: Renderer<MessageParams[Code]> } = {
  intention_received: {
    title: ({ company }, lang) => pick(lang, `New enquiry from ${company.en}`, `收到 ${company.zh} 的意向`),
    info: ({ title, quantity }, lang) => `${title[lang]} · ${quantity[lang]}`,
  },
  intention_answered: {
    title: ({ company, answer }, lang) =>
      `${company[lang]}${lang === 'en' ? ' ' : ''}${answers[answer][lang]}`,
    info: ({ title, comment }, lang) => (comment ? `${title[lang]} · ${comment}` : title[lang]),
  },
  quote_received: {
    title: ({ company }, lang) => pick(lang, `New quote from ${company.en}`, `收到 ${company.zh} 的报价`),
    info: ({ title, price }, lang) => `${title[lang]} · ${price[lang]}`,
  },
  quote_revised: {
    title: ({ company }, lang) => pick(lang, `${company.en} revised its quote`, `${company.zh} 修改了报价`),
    info: ({ title, price }, lang) => `${title[lang]} · ${price[lang]}`,
  },
  quote_withdrawn: {
    title: ({ company }, lang) => pick(lang, `${company.en} withdrew its quote`, `${company.zh} 撤回了报价`),
    info: ({ title }, lang) => title[lang],
  },
  quote_answered: {
    title: ({ company, answer }, lang) =>
      `${company[lang]}${lang === 'en' ? ' ' : ''}${quoteAnswers[answer][lang]}`,
    info: ({ title, comment }, lang) => (comment ? `${title[lang]} · ${comment}` : title[lang]),
  },
  quoted_request: {
    title: ({ change }, lang) => requestChanges[change][lang],
    info: ({ title }, lang) => title[lang],
  },
  quote_expiring: {
    title: (_, lang) => pick(lang, 'Your quote is about to run out', '您的报价即将到期'),
    info: ({ title, valid_until: day }, lang) =>
      `${title[lang]} · ${pick(lang, `valid until ${usDay(day)}`, `有效期至 ${day}`)}`,
  },
  join_received: {
    title: ({ company, quantity }, lang) =>
      pick(
        lang,
        `${company.en} joined with ${numberText(quantity)} t`,
        `${company.zh} 参团 ${numberText(quantity)} 吨`,
      ),
    info: ({ title, joined }, lang) =>
      `${title[lang]} · ${pick(lang, `${numberText(joined)} t in total`, `合计 ${numberText(joined)} 吨`)}`,
  },
  join_ending: {
    title: ({ days }, lang) =>
      pick(
        lang,
        days === 1 ? 'Group buy ends in 1 day' : `Group buy ends in ${days} days`,
        `团购还有 ${days} 天截止`,
      ),
    info: ({ title, joined, target }, lang) =>
      `${title[lang]} · ${pick(lang, '', '已参团 ')}${tonnesOf(joined, target, lang)}`,
  },
  join_changed: {
    title: (_, lang) => pick(lang, 'The terms of a group buy have changed', '团购条件有变动'),
    info: ({ title }, lang) =>
      `${title[lang]} · ${pick(lang, 'You can change or withdraw until the deadline', '截止前可修改或退出')}`,
  },
  join_ended: {
    title: ({ outcome }, lang) => outcomes[outcome][lang],
    info: ({ title, outcome, joined, target, price }, lang) => {
      const tonnes = tonnesOf(joined, target, lang)
      const end =
        outcome === 'succeeded' && price !== null
          ? pick(lang, `${priceText(price, 'per_t').en} for all`, `成团价 ${priceText(price, 'per_t').zh}`)
          : pick(lang, 'nobody is bound', '各方无需履约')
      return `${title[lang]} · ${tonnes} · ${end}`
    },
  },
  drawings_requested: {
    title: ({ company }, lang) =>
      pick(lang, `${company.en} asks to see your drawings`, `${company.zh} 申请查看您的图纸`),
    info: ({ title }, lang) => title[lang],
  },
  drawings_answered: {
    title: ({ answer }, lang) =>
      answer === 'granted'
        ? pick(lang, 'You may see the drawings now', '您已获准查看图纸')
        : pick(lang, 'The drawings are not shown to your company', '对方未同意您查看图纸'),
    info: ({ title }, lang) => title[lang],
  },
  conversation_message: {
    title: ({ company }, lang) => pick(lang, `${company.en} wrote to you`, `${company.zh} 发来洽谈消息`),
    info: ({ title, text }, lang) => `${title[lang]} · ${text || pick(lang, 'Files', '文件')}`,
  },
  impersonated: {
    title: (_, lang) => pick(lang, 'An operator of the market acted for you', '平台客服曾代您操作账号'),
    info: ({ operator, minutes, reason: comment, changes: count }, lang) => {
      const changed = count
        ? pick(
            lang,
            ` and changed ${count === 1 ? '1 thing' : `${count} things`}; open this to read what`,
            `，共改动 ${count} 处，可打开查看明细`,
          )
        : ''
      return pick(
        lang,
        `${operator.en} had your account open for ${minutes} min${changed}. ${reason(comment, lang)}`,
        `${operator.zh} 代您操作了 ${minutes} 分钟${changed}。${reason(comment, lang)}`,
      )
    },
  },
  certificate_shared: {
    title: (_, lang) => pick(lang, 'Two companies offer the same certificate', '两家企业使用同一质保书'),
    info: ({ title, first, second }, lang) => `${title[lang]} · ${first[lang]} / ${second[lang]}`,
  },
  ...accusationTexts,
  ...accountDeletionTexts,
  ...companyTexts,
  ...forumTexts,
  ...staffMessageTexts,
  ...marketPriceTexts,
  ...membershipTexts,
  ...inspectionTexts,
  ...goodBusinessTexts,
  ...postingTexts,
  ...severalTexts,
  ...signInTexts,
  system_notice: {
    title: ({ title }, lang) => title[lang],
    info: ({ info }, lang) => info[lang],
  },
}

/** Older rows store the name of a company or a person, and a quantity, as one text for both languages. */
const inBoth = (params: Record<string, unknown>, name: 'company' | 'from' | 'quantity') =>
  typeof params[name] === 'string' && { [name]: { zh: params[name], en: params[name] } }

/** Returns title and text of a stored notification; `params` must be those of its code. */
export function renderMessage(
  code: MessageCode,
  stored: unknown,
  lang: Lang,
): { title: string; info: string } {
  const renderer = messageTexts[code] as Renderer<unknown>
  const given = stored as Record<string, unknown>
  const params = {
    ...given,
    ...inBoth(given, 'company'),
    ...inBoth(given, 'from'),
    ...inBoth(given, 'quantity'),
  }
  return { title: renderer.title(params, lang), info: renderer.info(params, lang) }
}
