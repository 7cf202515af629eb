import { pick, reason, type Bilingual, type Renderer } from './message_words.ts'
import { severalText, type Several, type SeveralEnding } from './several_texts.ts'

/** Notifications about the reader's own postings, and about postings that others published. */
export type PostingMessages = {
  posting_approved: { title: Bilingual }
  postings_approved: Several
  /** The own company was invited to an online posting. */
  posting_invited: { title: Bilingual; company: Bilingual }
  posting_rejected: { title: Bilingual; comment: string }
  posting_taken_down: { title: Bilingual; comment: string }
  /** `ends` in seconds since 1970; older rows have none. */
  posting_expiring: { title: Bilingual; days: number; ends?: number }
  /** Several of one kind, as of approvals, with the first and the last of their ends. */
  postings_expiring: SeveralEnding
  collection_changed: { title: Bilingual; change: 'price' | 'offline' | 'online' }
  /** A posting matches a saved search, and `others` more of the same person. */
  search_matched: { title: Bilingual; search: string; others: number }
  /** Several matches of a saved search, titles of the newest; `mailed` of them were in a daily mail. */
  search_digest: { search: string; count: number; titles: Bilingual[]; mailed?: number }
}

const changes: Record<PostingMessages['collection_changed']['change'], Bilingual> = {
  price: { en: 'The price has changed', zh: '价格已变动' },
  offline: { en: 'It is offline now', zh: '已下架' },
  online: { en: 'It is online again', zh: '已重新上架' },
}

export const postingTexts: { [Code in keyof PostingMessages]: Renderer<PostingMessages[Code]> } = {
  posting_approved: {
    title: (_, lang) => pick(lang, 'Approved and online', '审核通过，已上线'),
    info: ({ title }, lang) => title[lang],
  },
  postings_approved: {
    title: ({ count }, lang) =>
      pick(
        lang,
        count === 1 ? '1 posting approved and online' : `${count} postings approved and online`,
        `${count} 条信息审核通过，已上线`,
      ),
    info: severalText,
  },
  posting_rejected: {
    title: ({ title }, lang) => pick(lang, `Not approved: ${title.en}`, `审核未通过：${title.zh}`),
    info: ({ comment }, lang) => reason(comment, lang),
  },
  posting_taken_down: {
    title: ({ title }, lang) => pick(lang, `Removed by operator: ${title.en}`, `已被平台下架：${title.zh}`),
    info: ({ comment }, lang) => reason(comment, lang),
  },
  posting_expiring: {
    title: ({ days }, lang) =>
      pick(lang, days === 1 ? 'Ends in 1 day' : `Ends in ${days} days`, `还有 ${days} 天到期`),
    info: ({ title }, lang) => title[lang],
  },
  postings_expiring: {
    title: ({ count }, lang) =>
      pick(
        lang,
        count === 1 ? '1 posting expires soon' : `${count} postings expire soon`,
        `${count} 条信息即将到期`,
      ),
    info: severalText,
  },
  posting_invited: {
    title: ({ company }, lang) => pick(lang, `${company.en} invited you`, `${company.zh} 邀请了您`),
    info: ({ title }, lang) => title[lang],
  },
  collection_changed: {
    title: ({ change }, lang) => changes[change][lang],
    info: ({ title }, lang) => title[lang],
  },
  search_matched: {
    title: ({ search }, lang) => pick(lang, `New match for “${search}”`, `“${search}”有新匹配`),
    info: ({ title, others }, lang) => {
      if (others === 0) return title[lang]
      const more = pick(
        lang,
        others === 1
          ? 'also matches another of your searches'
          : `also matches ${others} more of your searches`,
        `同时符合您的另外 ${others} 个搜索`,
      )
      return `${title[lang]} · ${more}`
    },
  },
  search_digest: {
    title: ({ search, count }, lang) =>
      pick(
        lang,
        count === 1 ? `1 new match for “${search}”` : `${count} new matches for “${search}”`,
        `“${search}”新增 ${count} 条匹配`,
      ),
    info: ({ titles, count }, lang) => {
      const shown = titles.map((title) => title[lang]).join(pick(lang, '; ', '；'))
      return titles.length < count ? `${shown} …` : shown
    },
  },
}
