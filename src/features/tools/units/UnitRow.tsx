import type { ReactNode } from 'react'
import { NumberText, useNumberMessage } from '../NumberText.tsx'
import type { Limits } from '../readers.ts'
import classes from './Units.module.css'
import type { UnitField } from './unit_inputs.ts'

type Props<N extends string> = {
  fields: readonly UnitField<N>[]
  labels: Record<N, { label: string; unit: string; hint?: ReactNode }>
  limits: (name: N) => Limits
  onText: (name: N, text: string) => void
  /** Messages that replace the usual ones. */
  messages?: Partial<Record<N, string>>
}

/** The fields of one quantity in different units; typing in one fills the others. */
export function UnitRow<N extends string>({ fields, labels, limits, onText, messages = {} }: Props<N>) {
  const message = useNumberMessage()
  return (
    <div className={classes.fields}>
      {fields.map(({ name, text, derived, issue }) => (
        <NumberText
          key={name}
          id={name}
          label={labels[name].label}
          unit={labels[name].unit}
          hint={labels[name].hint}
          text={text}
          derived={derived}
          onText={(next) => onText(name, next)}
          error={messages[name] ?? message(issue, limits(name))}
        />
      ))}
    </div>
  )
}
