/** Names of figures that several pages of the back office show, apart from the labels that every page loads. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { JobGroup } from '#contract/delivery_kinds.ts'
import type { PostingFigure, WaitingAge } from '#contract/figure_ranges.ts'

export const postingFigureLabels: Record<PostingFigure, MessageDescriptor> = {
  submitted: msg({ message: 'Submitted', context: 'figure' }),
  published: msg({ message: 'Published', context: 'figure' }),
  rejected: msg({ message: 'Rejected', context: 'figure' }),
  taken_down: msg({ message: 'Removed', context: 'figure' }),
  expired: msg({ message: 'Expired', context: 'figure' }),
  dealt: msg({ message: 'Closed with a deal', context: 'figure' }),
  closed: msg({ message: 'Closed', context: 'figure' }),
}

export const waitingAgeLabels: Record<WaitingAge, MessageDescriptor> = {
  under_1h: msg`Under 1 hour`,
  under_4h: msg`1 to 4 hours`,
  under_1d: msg`4 to 24 hours`,
  older: msg`Over 1 day`,
}

export const jobGroupLabels: Record<JobGroup, MessageDescriptor> = {
  mail: msg`Mail`,
  code: msg`Verification code`,
  push: msg`Push notification`,
  other: msg`Other jobs`,
}
