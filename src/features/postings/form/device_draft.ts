/** Forms as they are typed, kept on the device per account, so that a reload or a crash loses nothing. */
import type { Shape } from '#contract/steel/shapes.ts'
import type { DraftRow, Unanswered } from '#shared/offline/account_rows.ts'
import { draftsOfKind, readDraft, writeDraft } from '#shared/offline/draft_store.ts'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { heldDrafts } from './draft_lock.ts'
import type { FormValues } from './form_values.ts'

/** The content of a form as it is stored in a row of the device's drafts. */
export type FormOnDevice = {
  /** Code of the posting; null until the server has stored it. */
  code: string | null
  /** Revision on the server that editing began with. */
  base_revision: number | null
  values: FormValues
  manual: string[]
  spec: string
  candidate: Shape | null
  key: string
  unanswered: Unanswered | null
}

export type DeviceDraft = FormOnDevice & { id: string; kind: string; updated_at: number }

const toRow = (draft: DeviceDraft): DraftRow => {
  const { id, kind, updated_at, ...form } = draft
  return { id, kind, updatedAt: updated_at, form }
}

export const fromRow = ({ id, kind, updatedAt, form }: DraftRow): DeviceDraft => ({
  ...(form as FormOnDevice),
  id,
  kind,
  updated_at: updatedAt,
})

export const readForm = async (accountId: number, id: string): Promise<DeviceDraft | undefined> => {
  const row = await readDraft(accountId, id)
  return row && fromRow(row)
}

export const writeForm = (accountId: number, draft: DeviceDraft): Promise<void> =>
  writeDraft(accountId, toRow(draft))

const tabKey = (kind: string) => `${accountStoragePrefix}form ${kind}`

/** Makes this tab continue with the form `id`: an empty one, or one from the list of drafts. */
export const continueWith = (kind: string, id: string): void => sessionStorage.setItem(tabKey(kind), id)

/** Forgets which form of a kind this tab has open, so that the next one is another. */
export const endForm = (kind: string): void => sessionStorage.removeItem(tabKey(kind))

/**
 * Returns the form that a new posting continues: the one begun in this tab, else the newest that no tab has open (its
 * tab was closed or crashed), else a new id. Forms that wait in the queue are finished and are not continued.
 */
export async function newForm(
  accountId: number,
  kind: string,
  isQueued: (id: string) => Promise<boolean>,
): Promise<{ id: string; draft?: DeviceDraft }> {
  const own = sessionStorage.getItem(tabKey(kind))
  if (own && !(await isQueued(own))) return { id: own, draft: await readForm(accountId, own) }
  const held = await heldDrafts()
  for (const row of await draftsOfKind(accountId, kind)) {
    const draft = fromRow(row)
    if (draft.code !== null || held.has(draft.id) || (await isQueued(draft.id))) continue
    continueWith(kind, draft.id)
    return { id: draft.id, draft: await readForm(accountId, draft.id) }
  }
  const id = crypto.randomUUID()
  continueWith(kind, id)
  return { id }
}

export const editFormId = (kind: string, code: string): string => `${kind}:${code}`
