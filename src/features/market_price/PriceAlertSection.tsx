import { Button, Paper, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconChartLine } from '@tabler/icons-react'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { AlertItem } from './AlertItem.tsx'
import { alertsQuery } from './queries.ts'
import entries from '#shared/ui/Entries.module.css'

/** The own price alerts, as a part of the page of saved searches. */
export function PriceAlertSection() {
  return (
    <Paper withBorder component="section" className={entries.page} aria-labelledby="price-alerts" mt="md">
      <Title order={2} size="h5" id="price-alerts">
        <Trans>Price alerts</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>You are told when a raw material or the index of a grade reaches your price.</Trans>
      </Text>
      <Alerts />
    </Paper>
  )
}

function Alerts() {
  const { t } = useLingui()
  const { data: alerts, error, refetch } = useQuery(alertsQuery)
  if (error && !alerts) return <ErrorPanel error={error} retry={() => void refetch()} />
  if (!alerts) return <RowsSkeleton rows={2} height={56} />
  if (alerts.length === 0)
    return (
      <Empty
        icon={IconChartLine}
        title={t`No price alerts yet`}
        hint={t`Open a raw material or a grade under market prices and choose “Price alert”.`}
      >
        <Button size="xs" variant="default" component={Link} to="/home/market_price">
          <Trans>Market prices</Trans>
        </Button>
      </Empty>
    )
  return (
    <ul className={entries.list}>
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} />
      ))}
    </ul>
  )
}
