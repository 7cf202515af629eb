import { Alert, Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AdminInspection } from '#contract/inspect_business_admin.ts'
import type { OwnInspection } from '#contract/inspect_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './Inspection.module.css'
import { Progress } from './Progress.tsx'
import { Section } from './Section.tsx'
import { StateTag } from './StateTag.tsx'

/** An inspection once it is loaded; until then a placeholder, or what went wrong. */
export function Loaded<T>({ of, children }: { of: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { data, error, refetch } = of
  if (data) return children(data)
  return error ? <ErrorPanel error={error} retry={() => void refetch()} /> : <PageSkeleton />
}

type HeadProps = {
  inspection: OwnInspection | AdminInspection
  /** Below the number. */
  about?: ReactNode
  actions: ReactNode
  /** Notes below the progress. */
  children?: ReactNode
}

/** Object, number and state of an inspection with the possible actions, its progress, and the reason it ended. */
export function InspectionHead({ inspection, about, actions, children }: HeadProps) {
  const { id, object, times, reason } = inspection
  return (
    <Paper withBorder className={classes.page}>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={1} size="h4" mb={4}>
            {object[lang]}
          </Title>
          <Group gap="xs">
            <Text size="sm" c="dimmed">
              <Trans>Inspection no. {id}</Trans>
            </Text>
            <StateTag inspection={inspection} />
          </Group>
          {about}
        </div>
        <Group gap="xs">{actions}</Group>
      </Group>
      <Progress times={times} />
      {reason && (
        <Alert color="yellow" mt="md" py="xs">
          <span className={classes.text}>
            <Trans>Reason: {reason}</Trans>
          </span>
        </Alert>
      )}
      {children}
    </Paper>
  )
}

/** When the inspector comes, and who it is. */
export function Appointment({ schedule }: { schedule: NonNullable<OwnInspection['schedule']> }) {
  const { t } = useLingui()
  return (
    <Section title={t`Appointment`}>
      <div className={classes.facts}>
        <Facts>
          <Fact label={t`Date`}>{formatDate(schedule.scheduled_on)}</Fact>
          <Fact label={t`Inspector`}>{schedule.inspector}</Fact>
        </Facts>
      </div>
    </Section>
  )
}
