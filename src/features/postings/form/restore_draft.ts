import type { DeviceDraft } from './device_draft.ts'
import { sameValues } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'

export type RestoreDecision = 'nothing' | 'restore' | 'conflict'

/**
 * Decides what to do with a draft on the device when a form opens: `nothing` if it equals the server's values (or the
 * defaults), `conflict` if the server has a newer revision than the one the draft began with, else `restore`.
 */
export function restoreDecision(
  draft: Pick<DeviceDraft, 'values' | 'base_revision' | 'unanswered'> | undefined,
  current: { values: FormValues; revision: number | null },
): RestoreDecision {
  if (!draft) return 'nothing'
  if (sameValues(draft.values, current.values) && !draft.unanswered) return 'nothing'
  const isOlder =
    draft.base_revision !== null && current.revision !== null && draft.base_revision < current.revision
  return isOlder ? 'conflict' : 'restore'
}
