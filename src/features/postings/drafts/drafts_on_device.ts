/** What this device holds of an account: drafts and the queue, joined and in the order of the list. */
import { accountDb } from '#shared/offline/account_db.ts'
import type { DraftRow, OutboxRow } from '#shared/offline/account_rows.ts'
import { answeredCode, isPostingDraft } from '#shared/offline/draft_names.ts'
import { fromRow, type DeviceDraft } from '../form/device_draft.ts'

/** A draft, its place in the queue, or both; `draft` is gone once it was published. */
export type DraftEntry = { id: string; draft: DeviceDraft | null; item: OutboxRow | null; at: number }

const order = { needs_you: 0, sending: 1, paused: 2, waiting: 3, draft: 4, published: 5 } as const
const stateOf = ({ item }: DraftEntry) => item?.state ?? 'draft'

/** Drafts with their items of the queue: what needs the person first, what was published last. */
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

/** Quotes and intentions that were begun and not sent, newest first. */
export async function answersOnDevice(accountId: number): Promise<DraftRow[]> {
  const rows = await accountDb(accountId).drafts.orderBy('updatedAt').reverse().toArray()
  return rows.filter(({ id }) => answeredCode(id) !== null)
}

const publishedKeptMs = 7 * 86_400_000

/** Forgets what was published more than a week ago. */
export const tidyQueue = (accountId: number, now: number): Promise<number> =>
  accountDb(accountId)
    .outbox.where('state')
    .equals('published')
    .filter((row) => row.queuedAt < now - publishedKeptMs)
    .delete()
