import type { Lang } from './enums.ts'
import { pick, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Postings of one kind: their codes, the newest first, and titles of the first ones; `mailed` of them were in a daily mail. */
export type Several = { count: number; titles: Bilingual[]; codes: string[]; mailed?: number }
/** The same with the first and the last of their ends, in seconds since 1970. */
export type SeveralEnding = Several & { ends: [first: number, last: number] }

/** Several reminders of what the reader has answered to postings of others (decision 141). */
export type SeveralMessages = {
  /** Own quotes that expire soon. */
  quotes_expiring: SeveralEnding
  /** Group buys, in which the reader takes part, that end soon. */
  joins_ending: SeveralEnding
  /** Requests that have ended and that the reader has quoted on. */
  quoted_requests_over: SeveralEnding
}

/** The first of the postings with their codes, and how many more there are. */
export const severalText = ({ titles, codes, count }: Several, lang: Lang): string => {
  const shown = titles.map((title, at) =>
    pick(lang, `${title.en} (${codes[at]})`, `${title.zh}（${codes[at]}）`),
  )
  const rest = count - shown.length
  const more = rest > 0 ? [pick(lang, `and ${rest} more`, `另有\u00a0${rest}\u00a0条`)] : []
  return [...shown, ...more].join(pick(lang, '; ', '；'))
}

/** The last day in China of what ends at a midnight there, as YYYY-MM-DD. */
const lastDay = (end: number): string => new Date((end - 1 + 8 * 3600) * 1000).toISOString().slice(0, 10)

/** The last day of what ends first. */
const firstValidUntil = ([first, last]: SeveralEnding['ends'], lang: Lang): string => {
  const day = lastDay(first)
  if (lastDay(last) === day) return pick(lang, `valid until ${usDay(day)}`, `有效期至 ${day}`)
  return pick(lang, `the first valid until ${usDay(day)}`, `最早 ${day} 到期`)
}

export const severalTexts: { [Code in keyof SeveralMessages]: Renderer<SeveralMessages[Code]> } = {
  quotes_expiring: {
    title: ({ count }, lang) =>
      pick(
        lang,
        count === 1 ? '1 of your quotes expires soon' : `${count} of your quotes expire soon`,
        `您有 ${count} 个报价即将到期`,
      ),
    info: (params, lang) => `${severalText(params, lang)} · ${firstValidUntil(params.ends, lang)}`,
  },
  joins_ending: {
    title: ({ count }, lang) =>
      pick(
        lang,
        count === 1 ? '1 group buy you joined ends soon' : `${count} group buys you joined end soon`,
        `您参加的 ${count} 个团购即将截止`,
      ),
    info: severalText,
  },
  quoted_requests_over: {
    title: ({ count }, lang) =>
      pick(
        lang,
        count === 1 ? '1 request you quoted on has ended' : `${count} requests you quoted on have ended`,
        `您报价的 ${count} 条求购已结束`,
      ),
    info: severalText,
  },
}
