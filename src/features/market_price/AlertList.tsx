import { Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlertItem } from './AlertItem.tsx'
import { alertsQuery } from './queries.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './PriceAlerts.module.css'

/** The own price alerts below the chart; nothing while there are none. */
export function AlertList() {
  const { data: alerts = [] } = useQuery(alertsQuery)
  if (alerts.length === 0) return null
  return (
    <section className={classes.panel} aria-labelledby="price-alerts">
      <Title order={3} size="h6" id="price-alerts">
        <Trans>My price alerts</Trans>
      </Title>
      <ul className={entries.list}>
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} />
        ))}
      </ul>
    </section>
  )
}
