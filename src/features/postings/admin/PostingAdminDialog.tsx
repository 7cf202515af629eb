import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { AdminPosting } from '#contract/postings/views.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import { RejectDialog, type RejectForm } from '#shared/ui/RejectDialog.tsx'
import { frequentReasons, type ReasonedAction } from './review_reasons.ts'

type Props = {
  action: ReasonedAction
  posting: Pick<AdminPosting, 'code' | 'title'>
  /** What was written for this decision and not sent. */
  unsent: RejectForm | undefined
  onSubmit: (form: RejectForm) => Promise<unknown>
  onClose: (unsent: RejectForm | null) => void
}

/** Titles beside the dialog's own for a takedown (spec §3). */
const titles = {
  take_down: undefined,
  reject: operatorActionLabels.reject,
  restore: operatorActionLabels.restore,
} satisfies Record<ReasonedAction, MessageDescriptor | undefined>

/** The reject dialog as a decision about a posting fills it. */
export function PostingAdminDialog({ action, posting: { code, title }, unsent, onSubmit, onClose }: Props) {
  const { t } = useLingui()
  const dialogTitle = titles[action]
  const tips: Partial<Record<ReasonedAction, string>> = {
    take_down: t`The posting leaves the market at once, and everyone who saved it is notified.`,
  }
  return (
    <RejectDialog
      dialogTitle={dialogTitle && t(dialogTitle)}
      id={code}
      subject={`${code} · ${title}`}
      comment={unsent?.comment}
      img_arr={unsent?.img_arr}
      confirm_tip={tips[action]}
      permit_img={action !== 'restore'}
      reasons={frequentReasons[action].map((reason) => t(reason))}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
