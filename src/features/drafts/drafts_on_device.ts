/** Reads the drafts and the queue of an account from this device, joined and sorted for the list. */
import { accountDb } from '#shared/offline/account_db.ts'
import type { DraftRow, OutboxRow } from '#shared/offline/account_rows.ts'
import { answeredCode, isPostingDraft } from '#shared/offline/draft_names.ts'
import { fromRow, type DeviceDraft } from '#features/postings/form/device_draft.ts'

/** A draft, its item in the queue, or both; `draft` is null once it has been published. */
export type DraftEntry = { id: string; draft: DeviceDraft | null; item: OutboxRow | null; at: number }

const order = { needs_you: 0, sending: 1, paused: 2, waiting: 3, draft: 4, published: 5 } as const
const stateOf = ({ item }: DraftEntry) => item?.state ?? 'draft'

/** Joins drafts with their items in the queue; what needs attention comes first, what was published last. */
export function joinDrafts(drafts: readonly DeviceDraft[], items: readonly OutboxRow[]): DraftEntry[] {
  const open = new Map(items.filter((one) => one.state !== 'published').map((one) => [one.draftId, one]))
  const entries: DraftEntry[] = drafts.map((draft) => ({
    id: draft.id,
    draft,
    item: open.get(draft.id) ?? null,
    at: draft.updated_at,
  }))
  const known = new Set(entries.map((entry) => entry.item?.key))
  for (const item of items)
    if (!known.has(item.key)) entries.push({ id: item.draftId, draft: null, item, at: item.queuedAt })
  return entries.sort((a, b) => order[stateOf(a)] - order[stateOf(b)] || b.at - a.at)
}

export async function draftsOnDevice(accountId: number): Promise<DraftEntry[]> {
  const { drafts, outbox } = accountDb(accountId)
  const [rows, items] = await Promise.all([drafts.toArray(), outbox.toArray()])
  return joinDrafts(
    rows.filter(({ id }) => isPostingDraft(id)).map(fromRow),
    items.filter(({ draftId }) => isPostingDraft(draftId)),
  )
}

/** Returns quotes and enquiries that were begun but not sent, newest first. */
export async function answersOnDevice(accountId: number): Promise<DraftRow[]> {
  const rows = await accountDb(accountId).drafts.orderBy('updatedAt').reverse().toArray()
  return rows.filter(({ id }) => answeredCode(id) !== null)
}

const publishedKeptMs = 7 * 86_400_000

/** Deletes queued items that were published more than a week ago; `now` is in ms. */
export const tidyQueue = (accountId: number, now: number): Promise<number> =>
  accountDb(accountId)
    .outbox.where('state')
    .equals('published')
    .filter((row) => row.queuedAt < now - publishedKeptMs)
    .delete()
