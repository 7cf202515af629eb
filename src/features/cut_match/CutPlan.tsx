import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { layoutCutPlan, parseCutPlan, type CutSegment } from '#contract/steel/cut_plan.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { DetailSection } from '#features/postings/detail/DetailSection.tsx'
import type { FormValues } from '#features/postings/form/form_values.ts'
import { useOptionText } from '#features/postings/use_option_text.ts'
import { CutSketch } from './CutSketch.tsx'
import classes from '#features/postings/request/Request.module.css'

const number = (value: unknown) => (typeof value === 'number' ? value : null)

function layoutOf(values: FormValues) {
  const plan = parseCutPlan(String(values['cut_plan'] ?? ''))
  if (!plan) return undefined
  const layout = layoutCutPlan(plan, number(values['stock_length']), number(values['kerf']) ?? 0)
  return layout.isTooLong ? undefined : layout
}

/** Drawing in the form below the cut plan; nothing until the plan can be read. */
export function CutPlanPreview({ values }: { values: FormValues }) {
  const layout = layoutOf(values)
  return layout ? <PlanSketch segments={layout.segments} /> : null
}

/**
 * Section on the page of a request: the cut plan and who keeps the offcut, with a drawing unless the plan is older than
 * a rule that makes it ambiguous.
 */
export function CutPlanSection({ posting }: { posting: PostingDetail }) {
  const option = useOptionText()
  const layout = layoutOf(posting.values)
  const plan = String(posting.values['cut_plan'] ?? '')
  if (!plan) return null
  const stock = number(posting.values['stock_length'])
  return (
    <DetailSection title={<Trans>Cut plan</Trans>}>
      <p className={classes.plan}>
        <b>{plan}</b>
        {stock !== null && (
          <span>
            <Trans>from a bar of {formatNumber(stock)} mm</Trans>
          </span>
        )}
        <span>{option('offcut', posting.values['offcut'] as string | null)}</span>
      </p>
      {layout && <PlanSketch segments={layout.segments} />}
    </DetailSection>
  )
}

/** Drawing of a bar with its cuts; pieces of unknown length are drawn with the average length. */
function PlanSketch({ segments }: { segments: readonly CutSegment[] }) {
  const { t } = useLingui()
  const known = segments.flatMap(({ length }) => (length === null ? [] : [length]))
  const averageLength = known.length > 0 ? known.reduce((sum, length) => sum + length, 0) / known.length : 1
  const textOf = ({ kind, length }: CutSegment) => {
    const mm = length === null ? '' : formatNumber(length)
    return kind === 'rest' ? [t`offcut`, mm].filter(Boolean).join(' ') : mm
  }
  const spoken = segments.map((segment) => textOf(segment) || t`equal part`).join(', ')
  const drawn = segments.map((segment) => ({
    kind: segment.kind,
    length: segment.length ?? averageLength,
    text: textOf(segment),
  }))
  return <CutSketch segments={drawn} label={t`Cut plan: ${spoken}`} />
}
