import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { AdminPosting } from '#contract/postings/views.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import { RejectDialog } from '#shared/ui/RejectDialog.tsx'
import type { PostingKindEntry } from '../registry.ts'
import { frequentReasons, type ReasonedAction } from './review_reasons.ts'
import { reviewedVersion, shownOfReviews, useRefreshReview } from './use_posting_review.ts'

type Props = {
  kind: PostingKindEntry
  action: ReasonedAction
  posting: Pick<AdminPosting, 'code' | 'title' | 'revision' | 'pending_revision'>
  onDone: () => void
  onClose: () => void
}

/** Titles beside the dialog's own for a takedown (spec §3). */
const titles = {
  take_down: undefined,
  reject: operatorActionLabels.reject,
  restore: operatorActionLabels.restore,
} satisfies Record<ReasonedAction, MessageDescriptor | undefined>

/** The reject dialog as a decision about a posting fills it; what was written and not sent is there when it opens again. */
export function PostingAdminDialog({ kind: { api }, action, posting, onDone, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshReview(api)
  const { code, title } = posting
  const form = useEndpointForm(api.review, {
    id: 'reject',
    params: { code, action },
    values: { comment: '', img_arr: [] as string[] },
    toBody: (values) => ({ ...values, revision: reviewedVersion(posting).revision }),
    keptAs: `${action} ${code}`,
    changes: shownOfReviews(api),
    onSent: () => {
      onDone()
      onClose()
    },
    onRefused: ({ status }) => {
      // Its owner has withdrawn it meanwhile.
      if (status === 404) refresh()
      return undefined
    },
  })
  const dialogTitle = titles[action]
  const tips: Partial<Record<ReasonedAction, string>> = {
    take_down: t`The posting leaves the market at once, and everyone who saved it is notified.`,
  }
  return (
    <RejectDialog
      dialogTitle={dialogTitle && t(dialogTitle)}
      form={form}
      subject={`${code} · ${title}`}
      confirm_tip={tips[action]}
      permit_img={action !== 'restore'}
      reasons={frequentReasons[action].map((reason) => t(reason))}
      onClose={onClose}
    />
  )
}
