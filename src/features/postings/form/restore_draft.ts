import type { DeviceDraft } from './device_draft.ts'
import { sameValues } from '#shared/offline/same_values.ts'
import type { FormValues } from './form_values.ts'

export type Restore = 'nothing' | 'restore' | 'conflict'

/**
 * What to do with values kept on the device when a form opens: nothing where they say the same as the server (or the
 * defaults), a conflict where the server has a newer revision than the typing began from.
 */
export function restoreDecision(
  draft: Pick<DeviceDraft, 'values' | 'base_revision' | 'unanswered'> | undefined,
  current: { values: FormValues; revision: number | null },
): Restore {
  if (!draft) return 'nothing'
  if (sameValues(draft.values, current.values) && !draft.unanswered) return 'nothing'
  const isOlder =
    draft.base_revision !== null && current.revision !== null && draft.base_revision < current.revision
  return isOlder ? 'conflict' : 'restore'
}
