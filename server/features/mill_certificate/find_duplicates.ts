import { postings } from '#contract/postings/index.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { notifyAll } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { certificateAddresses, marksOf } from './rules.ts'
import { lockChecked, raiseAlerts, readHashes, replaceMarks } from './store.ts'

/** Stores what the posting's certificates can be recognised by. */
export async function storeMarks(tx: DbOrTx, id: number): Promise<void> {
  const posting = await lockChecked(tx, id)
  if (!posting) return
  const hashes = await readHashes(tx, posting.values.flatMap(certificateAddresses))
  await replaceMarks(tx, id, [...new Set(posting.values.flatMap((values) => marksOf(values, hashes)))])
}

/** Raises alerts about a posting whose marks are stored, and notifies the operators. */
export async function raiseAndNotify(tx: DbOrTx, id: number, now: Date): Promise<void> {
  const raised = await raiseAlerts(tx, id, now)
  await notifyAll(
    tx,
    { code: 'certificate_shared', now },
    raised.map(({ id: alert, titles, companies }) => ({
      operatorsWith: postings.quotation.definition.adminPermission,
      module: 'quotation' as const,
      record_sign: `certificate-${alert}`,
      params: { title: titles, first: companies[0] ?? titles, second: companies[1] ?? titles },
    })),
  )
}

/**
 * Compares a posting's certificates with those of other companies. The marks are committed before the comparison: of two
 * checks at the same moment, the one that commits later sees the marks of both, so that at least one raises the alert.
 */
export async function findDuplicates(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  id: number,
): Promise<void> {
  await database.orm.transaction((tx) => storeMarks(tx, id))
  await database.orm.transaction((tx) => raiseAndNotify(tx, id, clock()))
}
