import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { decisionLimit } from '#contract/postings/posting_review_api.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import { BulkProgress } from '#shared/table/BulkProgress.tsx'
import type { BulkOutcome } from '#shared/table/bulk_steps.ts'
import type { BulkRun } from '#shared/table/use_bulk_steps.ts'
import { RejectDialog, type RejectValues } from '#shared/ui/RejectDialog.tsx'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { ChosenPosting } from './bulk_decision.ts'
import type { ReasonedAction } from './review_reasons.ts'

type Props = {
  kind: PostingKindEntry
  action: ReasonedAction
  rows: readonly ChosenPosting[]
  state: BulkRun
  /** Sends the decision about all rows in steps. Throws the ApiError of the first step. */
  send: (form: RejectValues) => Promise<BulkOutcome>
  onSent: (outcome: BulkOutcome) => void
  onClose: () => void
}

/** Asks for the reason of a decision about many postings. A reason that was written but not sent is kept. */
export function BulkRefusal({
  kind: { api, definition },
  action,
  rows,
  state,
  send,
  onSent,
  onClose,
}: Props) {
  const { t } = useLingui()
  const reasons = usePresetReasons({ kind: definition.kind, action })
  const ended = useRef<BulkOutcome>(undefined)
  const label = t(operatorActionLabels[action])
  const form = useEndpointForm(api.reviewMany, {
    id: 'reject',
    params: { action },
    values: { comment: '', img_arr: [] as string[] },
    // The form only checks its fields: the rows go in steps.
    toBody: (values) => ({
      ...values,
      rows: rows.slice(0, decisionLimit).map(({ code, revision }) => ({ code, revision })),
    }),
    keptAs: `${action} many ${definition.kind}`,
    send: async ({ comment, img_arr: pictures }) => {
      ended.current = await send({ comment, img_arr: pictures })
      return ended.current
    },
    onSent: () => {
      if (ended.current) onSent(ended.current)
    },
  })
  const count = plural(rows.length, { one: '# posting', other: '# postings' })
  const tip =
    action === 'take_down'
      ? t`The postings leave the market at once, and everyone who saved them is notified.`
      : rows.length > 1
        ? t`This decides about ${count}.`
        : undefined
  return (
    <RejectDialog
      dialogTitle={`${label} (${rows.length})`}
      form={form}
      subject={t`Every owner receives this reason; ready-made reasons arrive in their own language. Postings that another operator is reading are left out.`}
      {...(tip && { confirm_tip: tip })}
      permit_img={action !== 'restore'}
      reasons={reasons}
      progress={<BulkProgress of={state} label={label} />}
      onClose={onClose}
    />
  )
}
