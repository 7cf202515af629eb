import type { Lang } from '#contract/enums.ts'
import type { FieldIssue } from '#contract/field_issues.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { claimUploads } from './store.ts'

/** A file that somebody names, and the field that names it. */
export type NamedFile = { field: string; address: string }

type Given = {
  actor: { tenantId: number | null; accountId: number }
  lang: Lang
  now: Date
  issue: FieldIssue
  /** Addresses that the row or its earlier versions have already: their uploader may have left. */
  known?: readonly string[]
}

/** Refuses files that are not own uploads: who names an address gets it signed. The message is at the first foreign one. */
export async function requireOwnFiles(
  tx: DbOrTx,
  files: readonly NamedFile[],
  { actor, lang, now, issue, known = [] }: Given,
): Promise<void> {
  const addresses = files.map(({ address }) => address)
  const own = await claimUploads(tx, actor, addresses, now)
  const foreign = files.find(({ address }) => !own.has(address) && !known.includes(address))
  if (foreign) throw fieldProblem(foreign.field, issue, lang)
}
