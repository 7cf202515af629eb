import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ParticipationState } from '#contract/joining.ts'

export const participationLabels: Record<ParticipationState, MessageDescriptor> = {
  joined: msg`Taking part`,
  withdrawn: msg({ message: 'Withdrawn', context: 'group buying' }),
  succeeded: msg`Group succeeded`,
  failed: msg`Group failed`,
  cancelled: msg`Called off`,
}

export const participationColors: Record<ParticipationState, string> = {
  joined: 'blue',
  withdrawn: 'gray',
  succeeded: 'green',
  failed: 'red',
  cancelled: 'gray',
}
