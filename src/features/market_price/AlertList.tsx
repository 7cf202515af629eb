import { ActionIcon, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { marketPriceApi, type PriceAlert } from '#contract/market_price.ts'
import { nameIn } from '#contract/reference/regions.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { unitLabels } from './price_labels.ts'
import { lineName } from './price_lines.ts'
import { listQuery } from './queries.ts'
import classes from './MarketPrice.module.css'

const alertsQuery = query(marketPriceApi.alerts, {}, { quiet: true })

/** The own price alerts, each of which can be deleted; nothing while there are none. */
export function AlertList() {
  const { t } = useLingui()
  const client = useQueryClient()
  const regions = useRegions()
  const { data: alerts = [] } = useQuery(alertsQuery)
  const { data: list } = useQuery(listQuery)
  const { mutate } = useMutation({
    mutationFn: (id: number) => call(marketPriceApi.removeAlert, { params: { id } }, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  })
  if (alerts.length === 0) return null
  const textOf = ({ material, region, condition, amount }: PriceAlert) => {
    const found = list?.materials.find(({ id }) => id === material)
    const name = lineName({
      name: found?.name[lang] ?? '',
      place: nameIn(regions?.get(region), lang) ?? '',
    })
    const money = `${formatNumber(amount)} ${t(unitLabels[found?.unit ?? 't'])}`
    const when = {
      above: t`at ${money} or above`,
      below: t`at ${money} or below`,
      change: t`changes by ${formatNumber(amount)}%`,
    }[condition]
    return `${name}: ${when}`
  }
  return (
    <section className={classes.alerts} aria-labelledby="price-alerts">
      <Title order={3} size="h6" id="price-alerts">
        <Trans>My price alerts</Trans>
      </Title>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id}>
            {textOf(alert)}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={t`Delete: ${textOf(alert)}`}
              onClick={() => mutate(alert.id)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  )
}
