import { Group, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { freightApi } from '#contract/freight.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import entries from '#shared/ui/Entries.module.css'
import { FreightEntryRow } from './FreightEntryRow.tsx'
import classes from './Membership.module.css'

const size = 10

/** The ledger of the company's freight allowances, newest entry first (SPEC 1.26). */
export function FreightLedger() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const list = useNumberedList(freightApi.ledger, { query: { page, size } }, { onPage: setPage })
  const left = list.data?.left
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`Freight allowances`}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          <Trans>Freight allowances</Trans>
        </Title>
        {left !== undefined && (
          <Text size="sm">
            <Trans>{formatCount(left)} left</Trans>
          </Text>
        )}
      </Group>
      <PagedList
        list={list}
        rows={2}
        height={48}
        className={entries.list}
        empty={
          <Text size="sm" c="dimmed">
            <Trans>Each year of a membership gives freight allowances for your deals.</Trans>
          </Text>
        }
      >
        {(entry) => <FreightEntryRow key={entry.id} entry={entry} isOwn />}
      </PagedList>
    </Paper>
  )
}
