/** What an owner can do with a posting in a list, in the order of the buttons. */
import type { OwnerAction, PostingState } from '#contract/postings/states.ts'
import type { OwnPostingRow } from '#contract/postings/views.ts'

export type RowAction = keyof OwnPostingRow['can']

/** The one action that the state asks for first. */
const first: Partial<Record<PostingState, RowAction>> = {
  draft: 'submit',
  rejected: 'update',
  online: 'update',
  offline: 'online',
  expired: 'renew',
}
const order: readonly RowAction[] = [
  'submit',
  'update',
  'online',
  'renew',
  'withdraw',
  'offline',
  'deal',
  'copy',
  'close',
  'remove',
]

/** Allowed actions: the most likely ones as buttons, the rest for the menu. What can be deleted need not be closed. */
export function rowActions(row: Pick<OwnPostingRow, 'state' | 'can'>): {
  main: RowAction[]
  more: RowAction[]
} {
  const lead = first[row.state]
  const allowed = order
    .filter((name) => row.can[name] && !(name === 'close' && row.can.remove))
    .sort((a, b) => Number(b === lead) - Number(a === lead))
  return { main: allowed.slice(0, 2), more: allowed.slice(2) }
}

/** The action that takes another one back. */
export const undoOf: Partial<Record<OwnerAction, OwnerAction>> = { offline: 'online', online: 'offline' }
