import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ParticipationState } from '#contract/joining.ts'

export const participationLabels: Record<ParticipationState, MessageDescriptor> = {
  joined: msg`Joined`,
  withdrawn: msg({ message: 'Withdrawn', context: 'group buying' }),
  succeeded: msg`Succeeded`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
}

export const participationColors: Record<ParticipationState, string> = {
  joined: 'blue',
  withdrawn: 'gray',
  succeeded: 'green',
  failed: 'red',
  cancelled: 'gray',
}
