import { visitorModule, visitorSign } from '#server/features/user_message/rules.ts'
import { notifyEachInGroup } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { takeDue, type DailyMatches } from './match_store.ts'

/** Number of titles in the message of a day. */
const titlesShown = 3

/** Notifies everyone for whom it is morning of the new matches of their searches, one message per search. */
export async function notifyOfDailyMatches({
  database,
  clock,
}: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock()
  let taken: number
  do {
    taken = await database.orm.transaction(async (tx) => {
      const due = await takeDue(tx, now, titlesShown)
      const found = due.filter(({ count }) => count > 0)
      for (const [module, searches] of Map.groupBy(found, ({ kind }) => visitorModule(kind)))
        await notifyEachInGroup(tx, { module, code: 'search_digest', now }, searches.map(noticeOf))
      return due.length
    })
  } while (taken > 0)
}

/** A single match opens its posting, several open the search. */
const noticeOf = ({ id, kind, account_id, name, count, newest }: DailyMatches) => ({
  accountId: account_id,
  record_sign: count === 1 ? visitorSign(kind, newest[0]?.code ?? '') : `search-${id}`,
  params: { search: name, count, titles: newest.map(({ title }) => title) },
  group: { of: 'search' as const, id },
})
