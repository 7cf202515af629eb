import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplicationState } from '#contract/certification.ts'
import type { TagTone } from '#shared/ui/Tag.tsx'

/** States of an application, as both the company and operators read them. */
export const applicationLabels: Record<ApplicationState, { label: MessageDescriptor; tone: TagTone }> = {
  submitted: { label: msg`In review`, tone: 'blue' },
  revision_requested: { label: msg`Changes requested`, tone: 'amber' },
  rejected: { label: msg`Rejected`, tone: 'amber' },
  certified: { label: msg`Certified`, tone: 'green' },
  revoked: { label: msg`Revoked`, tone: 'amber' },
  withdrawn: { label: msg`Withdrawn`, tone: 'grey' },
}
