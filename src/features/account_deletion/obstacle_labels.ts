import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeletionObstacle } from '#contract/account_deletion.ts'

type Shown = { label: MessageDescriptor; hint: MessageDescriptor; to: string | null }

/** What stands in the way, how to settle it, and the page for that. */
export const obstacleLabels: Record<DeletionObstacle, Shown> = {
  operator: {
    label: msg`This is a back-office account`,
    hint: msg`Ask another operator to end it`,
    to: null,
  },
  staff: {
    label: msg`Your company has staff`,
    hint: msg`Hand over the main account to one of them, or remove them`,
    to: '/backend/staff',
  },
  hand_over: {
    label: msg`A hand-over of the main account waits`,
    hint: msg`Confirm, decline or withdraw it`,
    to: '/backend/staff',
  },
  deals: {
    label: msg`Deals under way`,
    hint: msg`They count until the delivery date, or for 30 days`,
    to: '/backend/deals',
  },
  group_buys: {
    label: msg`Group buys you have joined`,
    hint: msg`Withdraw your tonnes, or wait for the result`,
    to: '/backend/dashboard',
  },
  certification: {
    label: msg`An application for certification waits`,
    hint: msg`Withdraw it, or wait for the decision`,
    to: '/backend/company',
  },
  membership: {
    label: msg`An application for membership waits`,
    hint: msg`Withdraw it, or wait for the decision`,
    to: '/backend/membership',
  },
  refund: {
    label: msg`Freight refunds that are not decided yet`,
    hint: msg`Wait for the decision`,
    to: '/backend/membership',
  },
}
