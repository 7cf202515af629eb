import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import type { BulkOutcome } from '#shared/table/bulk_steps.ts'
import { BulkResult } from '#shared/table/BulkResult.tsx'
import { useBulkSteps } from '#shared/table/use_bulk_steps.ts'
import { toastSuccess } from '#shared/ui/toast.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import type { BulkDecision, ChosenPosting } from './bulk_decision.ts'
import { BulkApproval } from './BulkApproval.tsx'
import { BulkRefusal } from './BulkRefusal.tsx'
import { useRefreshReview } from './use_posting_review.ts'

type Props = {
  kind: PostingKindEntry
  decision: BulkDecision
  /** Called when the server has answered, whether or not every posting was decided. */
  onDone: () => void
  /** Shows one of the postings in the panel. */
  onOpen: (code: string) => void
  onClose: () => void
}

const keyOf = ({ code }: ChosenPosting) => code
const sentOf = (rows: readonly ChosenPosting[]) => rows.map(({ code, revision }) => ({ code, revision }))

/** Dialog for a decision about many postings: asks, shows how far it is, and lists what became of each. */
export function PostingAdminBulk({ kind, decision, onDone, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const { api } = kind
  const { action, rows } = decision
  const refresh = useRefreshReview(api)
  const steps = useBulkSteps({ rows, keyOf })
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)

  const finish = (ended: BulkOutcome) => {
    onDone()
    if (ended.done.length < rows.length) return setOutcome(ended)
    toastSuccess(plural(ended.done.length, { one: '# posting done', other: '# postings done' }))
    onClose()
  }

  if (outcome)
    return (
      <BulkResult
        rows={rows}
        keyOf={keyOf}
        columns={[
          { label: t`Code`, value: ({ code }) => code },
          { label: t`Title`, value: ({ title }) => title },
        ]}
        outcome={outcome}
        onOpen={(code) => {
          onClose()
          onOpen(code)
        }}
        onClose={onClose}
      />
    )
  if (action === 'approve')
    return (
      <BulkApproval
        rows={rows}
        state={steps.state}
        onSend={() => {
          const send = (part: readonly ChosenPosting[]) =>
            call(api.approveMany, { body: { rows: sentOf(part) } }, { keep: true })
          // A toast shows the error; the dialog stays open for another try.
          void steps
            .run(send)
            .then(finish, () => {})
            .finally(refresh)
        }}
        onClose={onClose}
      />
    )
  return (
    <BulkRefusal
      kind={kind}
      action={action}
      rows={rows}
      state={steps.state}
      send={(form) =>
        steps
          .run((part) =>
            call(
              api.reviewMany,
              { params: { action }, body: { ...form, rows: sentOf(part) } },
              { keep: true },
            ),
          )
          .finally(refresh)
      }
      onSent={finish}
      onClose={onClose}
    />
  )
}
