import { useLingui } from '@lingui/react/macro'
import type { OwnInspection } from '#contract/inspect_business.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { inspectionStateLabels, resultLabels } from './labels.ts'

/** The state; of a report also its result, of a quote whether it has expired. */
export function StateTag({
  inspection: { state, quote, report },
}: {
  inspection: Pick<OwnInspection, 'state' | 'quote' | 'report'>
}) {
  const { t } = useLingui()
  const { label, tone } = inspectionStateLabels[state]
  return (
    <>
      <Tag tone={tone}>{t(label)}</Tag>
      {quote?.is_expired && <Tag tone="amber">{t`Expired`}</Tag>}
      {state === 'reported' && report && (
        <Tag tone={resultLabels[report.result].tone}>{t(resultLabels[report.result].label)}</Tag>
      )}
    </>
  )
}
