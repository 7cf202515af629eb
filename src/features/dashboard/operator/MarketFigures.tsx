import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FigureRange } from '#contract/figure_ranges.ts'
import { operatorFiguresApi, type MarketFigure } from '#contract/operator_figures.ts'
import { query } from '#shared/api/query.ts'
import type { Tone } from '#shared/chart/chart_data.ts'
import { LateChart } from '#shared/chart/LateChart.tsx'
import { formatCount } from '#shared/i18n/format.ts'
import classes from './AdminOverview.module.css'
import { FigureLink } from './FigureLink.tsx'
import { FigureSection } from './FigureSection.tsx'
import { marketPlace } from './figure_places.ts'
import { ResponseTimes } from './ResponseTimes.tsx'

const labels: Record<MarketFigure, MessageDescriptor> = {
  sign_ups: msg`New accounts`,
  certified: msg`Companies certified`,
  enquiries: msg`Enquiries`,
  quotes: msg`Quotes`,
  deals: msg`Deals`,
}
const tones: Record<MarketFigure, Tone> = {
  sign_ups: 'grey',
  certified: 'green',
  enquiries: 'forge',
  quotes: 'blue',
  deals: 'red',
}

/** New accounts, companies, enquiries, quotes and deals by day, and how fast reviews, enquiries and quotes are answered. */
export function MarketFigures({ days }: { days: FigureRange }) {
  const { t } = useLingui()
  const found = useQuery({
    ...query(operatorFiguresApi.market, { query: { days } }, { keep: true }),
    placeholderData: keepPreviousData,
  })
  return (
    <FigureSection title={t`Accounts and trade`} found={found} height={400}>
      {({ days: shown, figures, response }) => (
        <>
          <div className={classes.figures}>
            {figures.map(({ name, counts }) => {
              const count = formatCount(counts.reduce((all, one) => all + one, 0))
              return (
                <div key={name}>
                  <Text size="sm" c="dimmed">
                    {t(labels[name])}
                  </Text>
                  <div className={classes.figure}>
                    <FigureLink label={t(labels[name])} place={marketPlace(name, shown)}>
                      {count}
                    </FigureLink>
                  </div>
                </div>
              )
            })}
          </div>
          <LateChart
            label={t`${figures.map(({ name }) => t(labels[name])).join(', ')} per day`}
            days={shown}
            as="lines"
            height={220}
            series={figures.map(({ name, counts }) => ({
              name,
              label: t(labels[name]),
              tone: tones[name],
              counts,
            }))}
          />
          {response.length > 0 && <ResponseTimes response={response} />}
        </>
      )}
    </FigureSection>
  )
}
