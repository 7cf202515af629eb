/** An action of the owner on a posting in a list. */
import type { OwnerAction, PostingState } from '#contract/postings/states.ts'
import type { OwnPostingRow } from '#contract/postings/views.ts'

export type RowAction = keyof OwnPostingRow['can']

/** The most likely action in each state. */
const mostLikely: Partial<Record<PostingState, RowAction>> = {
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

/** Returns the allowed actions: the two most likely ones for buttons, the rest for the menu. Closing is not offered if deleting is. */
export function rowActions(row: Pick<OwnPostingRow, 'state' | 'can'>): {
  main: RowAction[]
  more: RowAction[]
} {
  const main = mostLikely[row.state]
  const allowed = order
    .filter((name) => row.can[name] && !(name === 'close' && row.can.remove))
    .sort((a, b) => Number(b === main) - Number(a === main))
  return { main: allowed.slice(0, 2), more: allowed.slice(2) }
}

/** The action that undoes another one. */
export const undoOf: Partial<Record<OwnerAction, OwnerAction>> = { offline: 'online', online: 'offline' }
