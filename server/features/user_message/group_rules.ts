import type { MessageModule } from '#contract/enums.ts'
import type { MessageCode, MessageParams } from '#contract/message_texts.ts'

/** Reminders of one kind, by the code of the message about several; the name of the group begins its record_sign. */
const ending = {
  /** Own postings of one kind that expire soon. */
  expiring: 'postings_expiring',
  /** Own quotes that expire soon. */
  quotes: 'quotes_expiring',
  /** Group buys that end soon. */
  joins: 'joins_ending',
  /** Requests that have ended and that the reader has quoted on. */
  over: 'quoted_requests_over',
} as const satisfies Record<string, MessageCode>
type Ending = keyof typeof ending

/**
 * Events that are one message while it is unread: approvals of postings of one kind, reminders of one kind, matches of
 * one saved search.
 */
export type MessageGroup = { of: 'approved' | Ending } | { of: 'search'; id: number }

/** What one message says. */
export type Said = { record_sign: string; code: MessageCode; params: unknown }
/** An unread message of the group. */
export type Earlier = Said & { created_at: Date; digested_at: Date | null }

/** Number of titles in a message about several. */
const titlesShown = 3
const day = 86_400_000

/** A message that is older than this, in milliseconds, is left as it is: news of today do not change that of last week. */
const windows: Record<MessageGroup['of'], number> = {
  approved: day,
  expiring: day,
  quotes: day,
  joins: day,
  over: day,
  search: 7 * day,
}

/** Text by which the messages of one reader's group are found. */
export const groupKey = (group: MessageGroup, module: MessageModule): string =>
  group.of === 'search' ? `search-${group.id}` : `${group.of}-${module}`

const groupOf = (key: string): MessageGroup['of'] => key.slice(0, key.indexOf('-')) as MessageGroup['of']

/** Whether a further event of the group joins the message instead of becoming another one. */
export const isOpen = (key: string, { created_at }: Pick<Earlier, 'created_at'>, now: Date): boolean =>
  now.getTime() - created_at.getTime() < windows[groupOf(key)]

type Approved = MessageParams['postings_approved']
type Expiring = MessageParams['postings_expiring']
type Matches = MessageParams['search_digest']

const aboutEnds: readonly MessageCode[] = Object.values(ending)

/** What a message about one posting or several says of them. */
function postingsOf({ code, params, record_sign: sign }: Said): Approved {
  if (code === 'postings_approved' || aboutEnds.includes(code)) return params as Approved
  return { count: 1, titles: [(params as MessageParams['posting_approved']).title], codes: [sign] }
}

function endsOf({ code, params }: Said): Expiring['ends'] {
  if (aboutEnds.includes(code)) return (params as Expiring).ends
  const { ends = 0 } = params as MessageParams['posting_expiring']
  return [ends, ends]
}

function matchesOf({ code, params }: Said): Matches {
  if (code === 'search_digest') return params as Matches
  const { search, title } = params as MessageParams['search_matched']
  return { search, count: 1, titles: [title] }
}

/** How many of the message's events a daily mail has told; these are the oldest. */
const mailedOf = ({ digested_at }: Earlier, { count, mailed = 0 }: { count: number; mailed?: number }) =>
  digested_at ? count : mailed

const shown = <T>(newer: readonly T[], older: readonly T[]): T[] => [...newer, ...older].slice(0, titlesShown)

/** The message about the events of both. */
export function joined(key: string, earlier: Earlier, later: Said): Said {
  const of = groupOf(key)
  if (of !== 'search') return severalPostings(of, earlier, later)
  const [before, now] = [matchesOf(earlier), matchesOf(later)]
  const params: Matches = {
    search: now.search,
    count: before.count + now.count,
    titles: shown(now.titles, before.titles),
    mailed: mailedOf(earlier, before),
  }
  return { record_sign: key, code: 'search_digest', params }
}

/** A posting that was approved again, after an edit or a removal, counts once and is the newest. */
function severalPostings(of: 'approved' | Ending, earlier: Earlier, later: Said): Said {
  const [before, now] = [postingsOf(earlier), postingsOf(later)]
  const isOther = (_: unknown, at: number) => !now.codes.includes(before.codes[at] ?? '')
  const codes = [...now.codes, ...before.codes.filter(isOther)]
  if (codes.length === 1) return later
  const mailed = mailedOf(earlier, before)
  const told = before.codes.slice(before.count - mailed)
  const params: Approved = {
    count: codes.length,
    titles: shown(now.titles, before.titles.filter(isOther)),
    codes,
    mailed: told.filter((code) => !now.codes.includes(code)).length,
  }
  if (of === 'approved') return { record_sign: approvedSign(earlier), code: 'postings_approved', params }
  const [theirs, its] = [endsOf(earlier), endsOf(later)]
  const ends: Expiring['ends'] = [Math.min(theirs[0], its[0]), Math.max(theirs[1], its[1])]
  return { record_sign: `${of}-${ends.join('-')}`, code: ending[of], params: { ...params, ends } }
}

/** Names the second of the first approval, from which on the reader's list shows what was decided. */
const approvedSign = ({ code, record_sign, created_at }: Earlier): string =>
  code === 'postings_approved' ? record_sign : `approved-${Math.floor(created_at.getTime() / 1000)}`

/** What a daily mail says of a message: only the events that no earlier one has told. */
export function notYetMailed(code: MessageCode, params: unknown): unknown {
  if (code !== 'postings_approved' && code !== 'search_digest' && !aboutEnds.includes(code)) return params
  const { count, mailed = 0, titles, ...others } = params as Approved | Expiring | Matches
  const left = count - mailed
  return { ...others, count: left, titles: titles.slice(0, left) }
}
