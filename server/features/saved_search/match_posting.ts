import { postings } from '#contract/postings/index.ts'
import { nextMorning } from '#server/features/notification_preference/clock_rules.ts'
import { marketTimeZone } from '#server/features/notification_preference/rules.ts'
import { visitorModule, visitorSign } from '#server/features/user_message/rules.ts'
import { notifyEachInGroup } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import {
  findOnline,
  insertMatches,
  listCandidates,
  setDue,
  whichMatch,
  type Candidate,
  type Matched,
} from './match_store.ts'
import { filtersOf } from './rules.ts'

/**
 * Finds the saved searches that a posting newly matches and notifies their owners, once for each pair of search and
 * posting. Does nothing when the posting has gone offline since.
 */
export async function matchPosting({ database, clock }: Pick<Deps, 'database' | 'clock'>, id: number) {
  const db = database.orm
  const now = clock()
  const posting = await findOnline(db, id, now)
  if (!posting) return
  const matching = await searchesMatching(db, posting, now)
  if (matching.length === 0) return
  await db.transaction(async (tx) => {
    const searchIds = matching.map((search) => search.id)
    const added = await insertMatches(tx, { postingId: id, searchIds, now })
    const daily = matching.filter((search) => added.get(search.id)?.waits)
    await setDue(
      tx,
      daily.map((search) => ({ id: search.id, at: nextMorning(search.time_zone ?? marketTimeZone, now) })),
    )
    const instant = matching.filter(
      (search) => search.alert === 'instant' && added.get(search.id)?.waits === false,
    )
    await notifyEachInGroup(
      tx,
      { module: visitorModule(posting.kind), code: 'search_matched', now },
      noticesOf(posting, instant),
    )
  })
}

/** Saved searches whose lists would show the posting to their owners now, oldest first. */
async function searchesMatching(
  db: Deps['database']['orm'],
  posting: Matched,
  now: Date,
): Promise<Candidate[]> {
  const { definition } = postings[posting.kind]
  // Many people save the same filters: each combination is checked once.
  const asked = new Map<string, { filters: Candidate['filters']; of: Candidate[] }>()
  for (const candidate of await listCandidates(db, posting.id)) {
    const filters = filtersOf(candidate.filters, candidate, definition)
    const key = JSON.stringify(filters)
    const known = asked.get(key)
    if (known) known.of.push(candidate)
    else asked.set(key, { filters, of: [candidate] })
  }
  const questions = [...asked.values()]
  const matched = await whichMatch(
    db,
    posting,
    questions.map(({ filters }) => filters),
    now,
  )
  return questions.flatMap(({ of }, place) => (matched[place] ? of : [])).toSorted((a, b) => a.id - b.id)
}

/** One message per person, however many of its searches match; it joins an unread one of the first of them. */
function noticesOf({ kind, code, title }: Matched, matching: readonly Candidate[]) {
  const byAccount = Map.groupBy(matching, (search) => search.account_id)
  return [...byAccount].map(([accountId, searches]) => ({
    accountId,
    record_sign: visitorSign(kind, code),
    params: { title, search: searches[0]?.name ?? '', others: searches.length - 1 },
    group: { of: 'search' as const, id: searches[0]?.id ?? 0 },
  }))
}
