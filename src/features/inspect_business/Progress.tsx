import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import type { OwnInspection } from '#contract/inspect_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from './Inspection.module.css'

type Times = OwnInspection['times']

/** The way of a commission as numbered points; with `times` those that were reached are marked, with their day. */
export function Progress({ times }: { times?: Times }) {
  const { t } = useLingui()
  const steps: { name: keyof Times; label: string; hint: string }[] = [
    { name: 'requested', label: t`Request`, hint: t`You say what, where and when` },
    { name: 'quoted', label: t`Quote`, hint: t`We quote a price and a day` },
    { name: 'accepted', label: t`Acceptance`, hint: t`You accept or decline; until then it costs nothing` },
    { name: 'scheduled', label: t`Appointment`, hint: t`We name the inspector and the day` },
    {
      name: 'reported',
      label: t({ message: 'Report', context: 'inspection' }),
      hint: t`You read the result and the report here`,
    },
  ]
  return (
    <ol className={classes.steps} aria-label={t`How it works`}>
      {steps.map(({ name, label, hint }, at) => {
        const reached = times?.[name]
        return (
          <li key={name} className={classes.step} data-done={reached ? true : undefined}>
            <span className={classes.point} aria-hidden>
              {reached ? <IconCheck size={15} /> : at + 1}
            </span>
            <b>{label}</b>
            <Text size="xs" c="dimmed">
              {times ? (reached ? formatDate(reached) : '–') : hint}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
