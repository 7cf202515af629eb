import { defaultUnusualPolicy, unusualPolicy, type UnusualPolicy } from '#contract/unusual_policy.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readSection } from './store.ts'

/** From when on a figure is unusual, read anew for each write, so that a change counts on every node at once. */
export async function readUnusualPolicy(db: DbOrTx): Promise<UnusualPolicy> {
  const stored = (await readSection(db, 'unusual')) as object | undefined
  return unusualPolicy.safeParse({ ...defaultUnusualPolicy, ...stored }).data ?? defaultUnusualPolicy
}
