import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminPosting } from '#contract/postings/views.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import { RejectDialog } from '#shared/ui/RejectDialog.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { ReasonedAction } from './review_reasons.ts'
import { isDecided, reviewedVersion, affectedByReview, useRefreshReview } from './use_posting_review.ts'

type Props = {
  kind: PostingKindEntry
  action: ReasonedAction
  posting: Pick<AdminPosting, 'code' | 'title' | 'revision' | 'pending_revision' | 'author_lang'>
  onDone: () => void
  onClose: () => void
}

/** Titles of the dialog; its default is the title for a takedown (SPEC 3.44). */
const titles = {
  take_down: undefined,
  reject: operatorActionLabels.reject,
  restore: operatorActionLabels.restore,
} satisfies Record<ReasonedAction, MessageDescriptor | undefined>

/** Dialog for a decision that needs a reason. A reason that was written but not sent is kept until it opens again. */
export function PostingAdminDialog({ kind: { api, definition }, action, posting, onDone, onClose }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshReview(api)
  const { code, title } = posting
  // A decision is about what was read when the dialog opened, also if the page behind it loads a newer one.
  const [seen] = useState(() => reviewedVersion(posting).revision)
  const reasons = usePresetReasons({ kind: definition.kind, action }, posting.author_lang)
  const form = useEndpointForm(api.review, {
    id: 'reject',
    params: { code, action },
    values: { comment: '', img_arr: [] as string[] },
    toBody: (values) => ({ ...values, revision: seen }),
    keptAs: `${action} ${code}`,
    changes: affectedByReview(api),
    onSent: () => {
      onDone()
      onClose()
    },
    onRefused: (error) => {
      // The owner has withdrawn the posting meanwhile, or another operator has decided.
      if (error.status === 404 || isDecided(error)) refresh()
      // What was written is kept; the dialog opens again for the version that is there now.
      if (error.code === 'edit_conflict') onClose()
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
      reasons={reasons}
      onClose={onClose}
    />
  )
}
