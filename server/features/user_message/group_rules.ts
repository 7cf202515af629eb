import type { MessageModule } from '#contract/enums.ts'
import type { MessageCode, MessageParams } from '#contract/message_texts.ts'

/** Events that are one message while it is unread: approvals of one kind of posting, matches of one saved search. */
export type MessageGroup = { of: 'approved' } | { of: 'search'; id: number }

/** What one message says. */
export type Said = { record_sign: string; code: MessageCode; params: unknown }
/** An unread message of the group. */
export type Earlier = Said & { created_at: Date; digested_at: Date | null }

/** Number of titles in a message about several. */
const titlesShown = 3
const day = 86_400_000

/** A message that is older than this, in milliseconds, is left as it is: news of today do not change that of last week. */
const windows: Record<MessageGroup['of'], number> = { approved: day, search: 7 * day }

/** Text by which the messages of one reader's group are found. */
export const groupKey = (group: MessageGroup, module: MessageModule): string =>
  group.of === 'search' ? `search-${group.id}` : `approved-${module}`

const groupOf = (key: string): MessageGroup['of'] => (key.startsWith('search-') ? 'search' : 'approved')

/** Whether a further event of the group joins the message instead of becoming another one. */
export const isOpen = (key: string, { created_at }: Pick<Earlier, 'created_at'>, now: Date): boolean =>
  now.getTime() - created_at.getTime() < windows[groupOf(key)]

type Approved = MessageParams['postings_approved']
type Matches = MessageParams['search_digest']

function approvedOf({ code, params, record_sign: sign }: Said): Approved {
  if (code === 'postings_approved') return params as Approved
  return { count: 1, titles: [(params as MessageParams['posting_approved']).title], codes: [sign] }
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
  if (groupOf(key) === 'approved') return approvals(earlier, later)
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
function approvals(earlier: Earlier, later: Said): Said {
  const [before, now] = [approvedOf(earlier), approvedOf(later)]
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
  return { record_sign: approvedSign(earlier), code: 'postings_approved', params }
}

/** Names the second of the first approval, from which on the reader's list shows what was decided. */
const approvedSign = ({ code, record_sign, created_at }: Earlier): string =>
  code === 'postings_approved' ? record_sign : `approved-${Math.floor(created_at.getTime() / 1000)}`

/** What a daily mail says of a message: only the events that no earlier one has told. */
export function notYetMailed(code: MessageCode, params: unknown): unknown {
  if (code !== 'postings_approved' && code !== 'search_digest') return params
  const { count, mailed = 0, titles, ...others } = params as Approved | Matches
  const left = count - mailed
  return { ...others, count: left, titles: titles.slice(0, left) }
}
