import { SegmentedControl } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import classes from './Membership.module.css'

type Props<S extends string> = {
  states: readonly S[]
  labels: Record<S, { label: MessageDescriptor }>
  value: S | undefined
  onChange: (state: S | undefined) => void
}

/** Which state a list shows; undefined for all of them. */
export function StateChoice<S extends string>({ states, labels, value, onChange }: Props<S>) {
  const { t } = useLingui()
  return (
    <div className={classes.scroll}>
      <SegmentedControl
        aria-label={t`State`}
        value={value ?? ''}
        onChange={(next) => onChange(states.find((one) => one === next))}
        data={[
          { value: '', label: t`All` },
          ...states.map((one) => ({ value: one, label: t(labels[one].label) })),
        ]}
      />
    </div>
  )
}
