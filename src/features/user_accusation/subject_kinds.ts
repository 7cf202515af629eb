import { msg } from '@lingui/core/macro'
import { postingKindLabels } from '#shared/i18n/labels.ts'

/** What a report can be about. */
export const subjectKinds = {
  ...postingKindLabels,
  company: msg`Company`,
  forum_post: msg`Forum post`,
}
