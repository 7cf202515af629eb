import { useLingui } from '@lingui/react/macro'
import classes from './Bulk.module.css'
import type { BulkState } from './bulk_state.ts'

type Props = { state: BulkState | null; onStep: (step: BulkState['step']) => void }

/** Shows which of the three steps the table is at; steps that the person can go to are buttons. */
export function BulkSteps({ state, onStep }: Props) {
  const { t } = useLingui()
  const current = state?.step ?? 'table'
  const steps = [
    { step: 'table', label: t`Table` },
    { step: 'columns', label: t`Columns` },
    { step: 'rows', label: t`Check and send` },
  ] as const
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {steps.map(({ step, label }, at) => {
        const isCurrent = step === current
        return (
          <li key={step} data-current={isCurrent || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <span className={classes.stepNumber}>{at + 1}</span>
            {state && step !== 'table' && !isCurrent ? (
              <button type="button" onClick={() => onStep(step)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
