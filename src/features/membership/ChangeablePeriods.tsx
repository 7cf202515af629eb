import { Button, Group } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { MembershipPeriod } from '#contract/membership.ts'
import { isChangeable } from '#contract/membership_states.ts'
import { CorrectPeriodDialog } from './CorrectPeriodDialog.tsx'
import { EndPeriodDialog } from './EndPeriodDialog.tsx'
import type { PeriodDialogProps } from './period_dialog.ts'
import { Periods } from './Periods.tsx'

const dialogs = { correct: CorrectPeriodDialog, end: EndPeriodDialog }

type Props = Pick<PeriodDialogProps, 'company' | 'changes'> & { periods: readonly MembershipPeriod[] }

/** A company's periods of membership for operators, who correct or end those that are not over (decision 111). */
export function ChangeablePeriods({ periods, company, changes }: Props) {
  const [open, setOpen] = useState<{ how: keyof typeof dialogs; id: number } | null>(null)
  const period = periods.find(({ id }) => id === open?.id)
  const Dialog = open && dialogs[open.how]
  const next =
    period && periods.findLast((one) => one.state === 'upcoming' && one.starts_on > period.starts_on)
  return (
    <>
      <Periods
        periods={periods}
        actions={({ id, state }) =>
          isChangeable(state) && (
            <Group gap={6} ml="auto" wrap="nowrap">
              <Button size="compact-sm" variant="default" onClick={() => setOpen({ how: 'correct', id })}>
                <Trans>Correct…</Trans>
              </Button>
              <Button
                size="compact-sm"
                variant="light"
                color="red"
                onClick={() => setOpen({ how: 'end', id })}
              >
                {state === 'running' ? <Trans>End…</Trans> : <Trans>Cancel period…</Trans>}
              </Button>
            </Group>
          )
        }
      />
      {Dialog && period && (
        <Dialog
          period={period}
          company={company}
          next={next}
          changes={changes}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
