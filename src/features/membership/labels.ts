import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FreightEntryKind } from '#contract/freight.ts'
import type { ApplicationState, PeriodState, RefundState } from '#contract/membership_states.ts'
import type { TagTone } from '#shared/ui/Tag.tsx'

type Shown = { label: MessageDescriptor; tone: TagTone }

export const applicationStateLabels: Record<ApplicationState, Shown> = {
  waiting: { label: msg`Waiting for confirmation`, tone: 'blue' },
  confirmed: { label: msg`Confirmed`, tone: 'green' },
  declined: { label: msg`Declined`, tone: 'amber' },
  withdrawn: { label: msg`Withdrawn`, tone: 'grey' },
}

export const periodStateLabels: Record<PeriodState, Shown> = {
  upcoming: { label: msg`Upcoming`, tone: 'blue' },
  running: { label: msg`Running`, tone: 'green' },
  over: { label: msg`Over`, tone: 'grey' },
  cancelled: { label: msg({ message: 'Cancelled', context: 'membership' }), tone: 'grey' },
}

export const refundStateLabels: Record<RefundState, Shown> = {
  requested: { label: msg`Refund requested`, tone: 'blue' },
  refunded: { label: msg`Fee refunded`, tone: 'green' },
  refused: { label: msg`Refund refused`, tone: 'amber' },
}

export const freightEntryLabels: Record<FreightEntryKind, Shown> = {
  grant: { label: msg`Granted`, tone: 'green' },
  use: { label: msg({ message: 'Used', context: 'freight' }), tone: 'blue' },
  expire: { label: msg`Expired`, tone: 'grey' },
  refund: { label: msg`Fee refunded`, tone: 'green' },
}
