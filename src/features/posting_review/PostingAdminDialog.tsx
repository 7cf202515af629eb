import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { reviewApi } from '#contract/review.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import type { AdminPosting } from '#contract/postings/views.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
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
  const { data: reasons = [], isLoading } = useQuery(
    query(reviewApi.reasons, { query: { kind: definition.kind, action } }, { keep: true, quiet: true }),
  )
  const form = useEndpointForm(api.review, {
    id: 'reject',
    params: { code, action },
    values: { comment: '', img_arr: [] as string[] },
    toBody: (values) => ({ ...values, revision: reviewedVersion(posting).revision }),
    keptAs: `${action} ${code}`,
    changes: affectedByReview(api),
    onSent: () => {
      onDone()
      onClose()
    },
    onRefused: (error) => {
      // The owner has withdrawn the posting meanwhile, or another operator has decided.
      if (error.status === 404 || isDecided(error)) refresh()
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
      reasons={
        isLoading
          ? 'loading'
          : reasons.map(({ text }) => ({ label: text[lang], text: text[posting.author_lang] }))
      }
      onClose={onClose}
    />
  )
}
